import { expect, it } from 'vitest';
import { paceOf } from './paceOf';

it('averages over the events that are so far, latest season first', () => {
  const seasons = paceOf([
    {
      season: 2026,
      reached: 0,
      events: 2,
      arrivals: [
        { week: 2, count: 4 },
        { week: 0, count: 2 },
      ],
    },
    {
      season: 2027,
      reached: 1,
      events: 1,
      arrivals: [
        { week: 2, count: 3 },
        { week: 1, count: 2 },
      ],
    },
    { season: 2027, reached: 2, events: 1, arrivals: [{ week: 3, count: 1 }] },
  ]);
  expect(seasons).toEqual([
    {
      season: 2027,
      events: 2,
      entries: 6,
      pace: [
        { weeks_before: 3, entries: 0.5 },
        { weeks_before: 2, entries: 2 },
        // The second event is not one week before yet.
        { weeks_before: 1, entries: 5 },
      ],
    },
    {
      season: 2026,
      events: 2,
      entries: 6,
      pace: [
        { weeks_before: 2, entries: 2 },
        { weeks_before: 1, entries: 2 },
        { weeks_before: 0, entries: 3 },
      ],
    },
  ]);
});

it('ends where no event is so far yet', () => {
  const [season] = paceOf([{ season: 2027, reached: 5, events: 1, arrivals: [{ week: 6, count: 1 }] }]);
  expect(season?.pace.map(({ weeks_before }) => weeks_before)).toEqual([6, 5]);
});

it('is empty without events', () => {
  expect(paceOf([])).toEqual([]);
});
