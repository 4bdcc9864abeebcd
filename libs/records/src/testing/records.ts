import type { AnyRecord } from '@callboard/api-contract';

/** A venue as the API sends it, with differences. */
export function aVenue(differences: Partial<AnyRecord> = {}): AnyRecord {
  return {
    hashcode: '00000000-0000-4000-8000-000000000001',
    instance_id: 1,
    version: 1,
    created: '2026-05-01T00:00:00+00:00',
    modified: '2026-05-02T00:00:00+00:00',
    qed_model: {
      title: 'Town Hall',
      visual_title: 'Town Hall',
      subtitle: 'Hastings',
      url: '/venues/00000000-0000-4000-8000-000000000001',
      model: 'callboard.Venue',
      avatar: { icon: 'pin', color: 'blue', shape: 'square', placeholder: 'TH' },
    },
    name: 'Town Hall',
    region: null,
    town: 'Hastings',
    address: null,
    capacity: 120,
    time_zone: 'Pacific/Auckland',
    phone: null,
    email: null,
    access_notes: null,
    staff_notes: null,
    status: 'active',
    ...differences,
  };
}
