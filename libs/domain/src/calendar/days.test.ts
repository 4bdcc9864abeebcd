import { expect, it } from 'vitest';
import { addDays, addMonths, daysBetween, daysOfMonth, isDay, weekdayOf, weeksOfMonth } from './days';
import { formatDay } from './formatDay';

it('[9.3] arranges every month from 1900 to 2030 in weeks that start on Monday', () => {
  for (let year = 1900; year <= 2030; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const name = `${year}-${String(month).padStart(2, '0')}`;
      const weeks = weeksOfMonth(name);
      const own = weeks.flat().filter((day) => day.startsWith(name));
      expect(own).toHaveLength(daysOfMonth(year, month));
      expect(weeks.every(([monday]) => new Date(`${monday}T00:00Z`).getUTCDay() === 1)).toBe(true);
    }
  }
});

it('returns the day of the week', () => {
  expect(['2026-05-11', '2026-05-14', '2026-05-17'].map(weekdayOf)).toEqual([0, 3, 6]);
});

it('returns the last day of a month that is shorter', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
});

it('counts days across the ends of months and leap days', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2026-04-05', '2026-04-04')).toBe(-1);
});

it('recognises days', () => {
  const texts = ['2026-05-14', '2026-02-29', '2026-13-01', '2026-5-14', '2026-W20', '20260514', ''];
  expect(texts.map(isDay)).toEqual([true, false, false, false, false, false, false]);
});

it('[9.3] writes three letters for every month, including September', () => {
  expect(formatDay('2026-09-04')).toBe('04-Sep-2026');
  expect(
    formatDay(
      '2026-08-14',
      Array.from({ length: 12 }, () => 'Her'),
    ),
  ).toBe('14-Her-2026');
  expect(['soon', '2026-02-30', ''].map((text) => formatDay(text))).toEqual(['', '', '']);
});
