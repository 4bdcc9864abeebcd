import type { RecordOf } from '@callboard/api-contract';

/** A venue as the server sends it; each `number` makes another one. */
export function venue(number: number, given: Partial<RecordOf<'venues'>> = {}): RecordOf<'venues'> {
  const name = given.name ?? `Venue ${number}`;
  return {
    hashcode: hashcodeOf(number),
    instance_id: number,
    version: 1,
    created: '2026-05-01T09:00:00+12:00',
    modified: '2026-05-01T09:00:00+12:00',
    qed_model: {
      title: name,
      visual_title: name,
      subtitle: '',
      url: `/venues/${hashcodeOf(number)}`,
      model: 'callboard.Venue',
      avatar: { icon: 'pin', color: 'blue', shape: 'square', placeholder: 'V' },
    },
    name,
    region: null,
    town: null,
    address: null,
    coordinates: null,
    capacity: null,
    time_zone: 'Pacific/Auckland',
    phone: null,
    email: null,
    access_notes: null,
    status: 'active',
    ...given,
  };
}

export function hashcodeOf(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** A page of a list (clause 3.2). */
export function page<R>(results: readonly R[], count = results.length, next: string | null = null) {
  return { results, count, next, previous: null };
}
