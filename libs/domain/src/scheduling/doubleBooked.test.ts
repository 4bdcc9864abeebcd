import { expect, it } from 'vitest';
import { doubleBooked } from './doubleBooked';

const booking = (space: string, from: string, to: string) => ({
  space,
  from: `2026-05-14T${from}`,
  to: `2026-05-14T${to}`,
});

it('[2.21] finds the bookings that overlap in one space, whichever is listed first', () => {
  const rehearsal = booking('stage', '10:00', '12:00');
  const bumpIn = booking('stage', '11:30', '14:00');
  const elsewhere = booking('hall', '11:00', '13:00');
  expect([...doubleBooked([bumpIn, elsewhere, rehearsal])]).toEqual([rehearsal, bumpIn]);
});

it('[2.21] finds each one that a longer booking spans', () => {
  const day = booking('stage', '08:00', '22:00');
  const early = booking('stage', '09:00', '10:00');
  const late = booking('stage', '20:00', '21:00');
  expect(doubleBooked([day, early, late])).toEqual(new Set([day, early, late]));
});

it('[2.21] lets one booking begin as another ends', () => {
  expect(doubleBooked([booking('stage', '10:00', '12:00'), booking('stage', '12:00', '13:00')]).size).toBe(0);
});
