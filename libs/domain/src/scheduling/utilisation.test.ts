import { expect, it } from 'vitest';
import { utilisation } from './utilisation';

const day = ['2026-05-14'];
const booked = (space: string, from: string, to: string) => ({
  space,
  from: `2026-05-14T${from}`,
  to: `2026-05-14T${to}`,
});

it('[2.21] is the part of fifteen bookable hours that is taken', () => {
  expect(utilisation([], 1, day)).toBe(0);
  expect(utilisation([booked('a', '08:00', '23:00')], 1, day)).toBe(1);
  expect(utilisation([booked('a', '10:00', '13:00')], 1, day)).toBeCloseTo(3 / 15);
});

it('[2.21] spreads over all spaces of the venue and all days', () => {
  expect(utilisation([booked('a', '08:00', '23:00')], 2, day)).toBe(0.5);
  expect(utilisation([booked('a', '08:00', '23:00')], 1, [...day, '2026-05-15'])).toBe(0.5);
});

it('[2.21] counts overlapping bookings of one space once, and nothing outside the bookable hours', () => {
  const overlapping = [
    booked('a', '10:00', '12:00'),
    booked('a', '11:00', '13:00'),
    booked('a', '11:00', '11:30'),
  ];
  expect(utilisation(overlapping, 1, day)).toBeCloseTo(3 / 15);
  expect(utilisation([booked('a', '06:00', '09:00')], 1, day)).toBeCloseTo(1 / 15);
  const overnight = { space: 'a', from: '2026-05-14T22:00', to: '2026-05-15T09:00' };
  expect(utilisation([overnight], 1, day)).toBeCloseTo(1 / 15);
  expect(utilisation([overnight], 1, ['2026-05-15'])).toBeCloseTo(1 / 15);
  expect(utilisation([overnight], 1, ['2026-05-16'])).toBe(0);
});

it('[2.21] never exceeds the whole, and copes with no spaces and no days', () => {
  expect(utilisation([booked('a', '00:00', '23:59'), booked('b', '00:00', '23:59')], 0, day)).toBe(1);
  expect(utilisation([], 0, [])).toBe(0);
});
