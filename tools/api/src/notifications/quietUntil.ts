import type { NotificationSettings } from '@callboard/api-contract';

/** When the quiet hours end that a moment is in; null outside of them. */
export function quietUntil(
  now: Date,
  { quiet, time_zone }: Pick<NotificationSettings, 'quiet' | 'time_zone'>,
): Date | null {
  if (!quiet) return null;
  const minute = minuteOf(clockIn(now, time_zone));
  const from = minuteOf(quiet.from);
  const to = minuteOf(quiet.to);
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to;
  if (!isQuiet) return null;
  const wait = (to - minute + minutesOfDay) % minutesOfDay;
  return new Date(Math.floor(now.getTime() / 60_000 + wait) * 60_000);
}

const minutesOfDay = 24 * 60;

function clockIn(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(now);
}

function minuteOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}
