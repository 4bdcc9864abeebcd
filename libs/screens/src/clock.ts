import { formatDay, formatTime } from '@callboard/records';
import type { Clock } from './events/RunSheetView';

const weekdays = new Intl.DateTimeFormat('en-NZ', { weekday: 'short', timeZone: 'UTC' });

/** The clock on the wall of a place. */
export function clockIn(zone: string): Clock & { dayOf: (instant: string) => string } {
  return {
    dayTitle: (day) => `${weekdays.format(new Date(`${day}T00:00:00Z`))} ${formatDay(day)}`,
    time: (instant) => formatTime(instant, zone),
    dayOf: dayIn(zone),
  };
}

/** Tells the day `YYYY-MM-DD` on which an instant falls in a zone. */
export function dayIn(zone: string): (instant: string) => string {
  // en-CA writes a date as ISO 8601 does.
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (instant) => format.format(new Date(instant));
}
