import { expect, it } from 'vitest';
import { daysOfMonth } from '../DateField/dayFormat';
import { dayByKey } from './calendarKeys';
import { addMonths, clampDay, monthDays, weekday } from './monthDays';

it('[9.3] lays every month of 1900 to 2030 into weeks that begin on Monday', () => {
  for (let year = 1900; year <= 2030; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const weeks = monthDays(name);
      const own = weeks.flat().filter((day) => day.startsWith(name));
      expect(own).toHaveLength(daysOfMonth(year, month));
      expect(weeks.every(([monday]) => new Date(`${monday}T00:00Z`).getUTCDay() === 1)).toBe(true);
    }
  }
});

it('knows the days of the week', () => {
  expect(['2026-05-11', '2026-05-14', '2026-05-17'].map(weekday)).toEqual([0, 3, 6]);
});

it('goes to the last day of a month that is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
});

it('stays within its limits', () => {
  const days = ['2026-01-01', '2026-05-14', '2027-01-01'];
  expect(days.map((day) => clampDay(day, '2026-05-01', '2026-05-31'))).toEqual([
    '2026-05-01',
    '2026-05-14',
    '2026-05-31',
  ]);
});

it.each([
  ['ArrowLeft', false, '2026-05-13'],
  ['ArrowRight', false, '2026-05-15'],
  ['ArrowUp', false, '2026-05-07'],
  ['ArrowDown', false, '2026-05-21'],
  ['Home', false, '2026-05-11'],
  ['End', false, '2026-05-17'],
  ['PageUp', false, '2026-04-14'],
  ['PageDown', true, '2027-05-14'],
  ['a', false, undefined],
])('is led by %s (with Shift: %s) to %s', (key, hasShift, day) => {
  expect(dayByKey('2026-05-14', key, hasShift)).toBe(day);
});
