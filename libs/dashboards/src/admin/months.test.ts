import { expect, it } from 'vitest';
import { firstOfMonth, monthName, monthsBetween, shortDay } from './months';

it('fills the months between, over the turn of a year', () => {
  expect(monthsBetween(['2027-02-01', '2026-11-01'])).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    '2027-02-01',
  ]);
  expect(monthsBetween([])).toEqual([]);
});

it('names the month of a day', () => {
  expect(monthName(firstOfMonth('2026-09-30'))).toBe('Sep 26');
  expect(shortDay('2026-09-30')).toBe('30-Sep');
});
