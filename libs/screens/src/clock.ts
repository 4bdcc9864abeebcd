import { dayOfInstant, timeOfInstant, weekdayOf } from '@callboard/domain/calendar';
import { formatDay } from '@callboard/ui-kit/dates';
import type { Clock } from './events/RunSheetView';
import { weekdays } from './weekdays';

/** The local time of a place. */
export function clockIn(zone: string): Clock & { dayOf: (instant: string) => string } {
  return {
    dayTitle: (day) => `${Object.values(weekdays)[weekdayOf(day)]} ${formatDay(day)}`,
    time: (instant) => timeOfInstant(instant, zone),
    dayOf: (instant) => dayOfInstant(instant, zone),
  };
}
