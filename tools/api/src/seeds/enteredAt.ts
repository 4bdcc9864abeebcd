import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import { createRandom } from './random';

const opensWeeksBefore = 36;
const decidedWeeksBefore = 20;

/**
 * When an entry came in: most schools enter months before entries close, and a last crowd comes with the deadline. The same for
 * an entry each time, and never after the day that the seeds call today.
 */
export function enteredAt(entry: string, closes: string): string {
  const random = createRandom(`entered ${entry}`);
  const end = DateTime.fromISO(closes, { zone: 'utc' });
  const today = DateTime.fromISO(seedDay, { zone: 'utc' });
  const leastWeeks = Math.max(0, end.diff(today, 'weeks').weeks);
  const isLate = leastWeeks < decidedWeeksBefore && random.isLucky(0.3);
  const from = isLate ? decidedWeeksBefore : opensWeeksBefore;
  const to = isLate ? leastWeeks : Math.max(leastWeeks, decidedWeeksBefore);
  // The late ones crowd at the end.
  const part = isLate ? random.next() ** 0.4 : random.next();
  const weeks = from + (to - from) * part;
  return end.minus({ weeks, minutes: random.integer(0, 600) }).toISO() ?? closes;
}
