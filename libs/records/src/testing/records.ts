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
    coordinates: null,
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

const towns = ['Hastings', 'Napier', 'Wairoa', 'Ōtaki', 'Whāngārei', 'Ōpōtiki', 'Taihape', 'Lumsden'];

/** Many venues, each a little different. */
export const manyVenues = Array.from({ length: 120 }, (_, index) => {
  const name = `${towns[index % towns.length]} ${index % 3 === 0 ? 'Town Hall' : 'Theatre'}`;
  return aVenue({
    hashcode: `00000000-0000-4000-8000-${String(index + 1).padStart(12, '0')}`,
    name,
    town: towns[index % towns.length] ?? null,
    capacity: 100 + ((index * 37) % 1900),
    status: index % 7 === 0 ? 'retired' : 'active',
    qed_model: { ...aVenue().qed_model, title: name },
  });
});
