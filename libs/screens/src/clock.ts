import { dayOfInstant, formatDay, formatTime } from '@callboard/ui-kit/dates';
import type { Clock } from './events/RunSheetView';
import { weekdays } from './weekdays';

/** The clock on the wall of a place. */
export function clockIn(zone: string): Clock & { dayOf: (instant: string) => string } {
  return {
    dayTitle: (day) => `${weekdayOf(day)} ${formatDay(day)}`,
    time: (instant) => formatTime(instant, zone),
    dayOf: (instant) => dayOfInstant(instant, zone),
  };
}

function weekdayOf(day: string): string {
  // Sunday is 0 there, and the last day here.
  return Object.values(weekdays)[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? '';
}
