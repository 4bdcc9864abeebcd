/**
 * The days that a calendar shows of a month: six weeks from Monday on (clause 9.3), so that no month moves what stands under it.
 * @example monthDays('2026-05')[0] // ['2026-04-27', … '2026-05-03']
 */
export function monthDays(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -weekday(first));
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(monday, week * 7 + day)),
  );
}

/** The day of the week: Monday is 0, Sunday is 6. */
export function weekday(day: string): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/**
 * The day that lies some days later, or earlier where `count` is negative.
 * @example addDays('2026-03-01', -1) // '2026-02-28'
 */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/**
 * The same day some months later, or the last of that month where it is shorter.
 * @example addMonths('2026-01-31', 1) // '2026-02-28'
 */
export function addMonths(day: string, count: number): string {
  const date = new Date(`${day.slice(0, 7)}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(Number(day.slice(8)), last));
  return date.toISOString().slice(0, 10);
}

/** A day moved between the first and the last that may be chosen. */
export function clampDay(day: string, min: string, max: string): string {
  if (day < min) return min;
  return day > max ? max : day;
}
