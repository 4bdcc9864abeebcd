import type { Timetable, TimetableItem, TimetablePerformance } from '@callboard/api-contract/scheduling';
import fc from 'fast-check';

/** A hashcode that ends in a number. */
export const hashcodeOf = (nth: number, family = '0') =>
  `${nth.toString(16).padStart(7, '0')}${family}-0000-4000-8000-000000000000`;

/** A performance of two hours in the Opera House. */
export function aPerformance(given: Partial<TimetablePerformance> = {}): TimetablePerformance {
  return {
    hashcode: hashcodeOf(1, 'a'),
    title: 'Evening show',
    venue: 'Opera House',
    space: 'Main stage',
    zone: 'Pacific/Auckland',
    starts_at: '2027-05-14T07:00:00+00:00',
    ends_at: '2027-05-14T09:00:00+00:00',
    ...given,
  };
}

/** An act of ten minutes at the beginning of that performance. */
export function anItem(given: Partial<TimetableItem> = {}): TimetableItem {
  return {
    hashcode: hashcodeOf(1),
    kind: 'entry',
    name: 'Tide Pools',
    public_name: 'Tide Pools',
    school: 'Kea College',
    entry: hashcodeOf(1, 'e'),
    away: null,
    performance: hashcodeOf(1, 'a'),
    starts_at: '2027-05-14T07:00:00+00:00',
    ends_at: '2027-05-14T07:10:00+00:00',
    ...given,
  };
}

const zones = [
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Europe/Dublin',
  'America/St_Johns',
  'Asia/Kolkata',
  'UTC',
];
const texts = fc.string({ unit: 'binary', maxLength: 60 });
const year = { min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2028-01-01T00:00:00Z') };
const minute = 60_000;

/** Any released timetable: of up to four performances in several zones, and up to thirty items. */
export const timetables: fc.Arbitrary<Timetable> = fc
  .array(
    fc.record({
      title: texts,
      venue: texts,
      space: texts,
      zone: fc.constantFrom(...zones),
      from: fc.integer(year).map((at) => at - (at % minute)),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .chain((shows) =>
    fc
      .array(
        fc.record({
          kind: fc.constantFrom('entry', 'game', 'interval', 'ceremony', 'rehearsal'),
          public_name: fc.option(texts),
          school: fc.option(texts),
          show: fc.nat({ max: shows.length - 1 }),
          after: fc.nat({ max: 600 }),
          minutes: fc.integer({ min: 1, max: 480 }),
        }),
        { maxLength: 30 },
      )
      .map((items) => ({
        performances: shows.map(({ from, ...show }, nth) =>
          aPerformance({
            ...show,
            hashcode: hashcodeOf(nth, 'a'),
            starts_at: at(from),
            ends_at: at(from + 720 * minute),
          }),
        ),
        items: items.map(({ show, after, minutes, ...item }, nth) => {
          const from = (shows[show]?.from ?? 0) + after * minute;
          const times = { starts_at: at(from), ends_at: at(from + minutes * minute) };
          return anItem({ ...item, ...times, hashcode: hashcodeOf(nth), performance: hashcodeOf(show, 'a') });
        }),
      })),
  );

/** As PostgreSQL writes it. */
function at(moment: number): string {
  return new Date(moment).toISOString().replace('.000Z', '+00:00');
}
