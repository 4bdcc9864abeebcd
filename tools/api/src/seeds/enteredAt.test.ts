import { expect, it } from 'vitest';
import { enteredAt } from './enteredAt';
import { seedDay } from './planEvents';

const entries = Array.from({ length: 300 }, (_, index) => `entry ${index}`);

it('lets entries come before they close, and before today', () => {
  for (const closes of ['2026-08-01T17:00:00+12:00', '2027-04-13T17:00:00+12:00']) {
    const latest = Math.max(...entries.map((entry) => Date.parse(enteredAt(entry, closes))));
    expect(latest).toBeLessThanOrEqual(Math.min(Date.parse(closes), Date.parse(seedDay)));
  }
});

it('gives an entry the same day each time, and others other days', () => {
  const days = new Set(entries.map((entry) => enteredAt(entry, '2026-08-01').slice(0, 10)));
  expect(days.size).toBeGreaterThan(60);
  expect(enteredAt('one', '2026-08-01')).toBe(enteredAt('one', '2026-08-01'));
});
