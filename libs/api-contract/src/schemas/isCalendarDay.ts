import { limits } from '../product';

/** A day that exists, in the years that a date can have: '2026-05-14' (clause 5.19). */
export function isCalendarDay(day: string): boolean {
  const parsed = new Date(`${day}T00:00:00Z`);
  const year = Number(day.slice(0, 4));
  const isReal = !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
  return isReal && year >= limits.firstYear && year <= limits.lastYear;
}
