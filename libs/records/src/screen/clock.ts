import { dayOfInstant, timeOfInstant, weekdayOf } from '@callboard/domain/calendar';
import { formatDay } from '@callboard/ui-kit/dates';
import { weekdays } from './weekdays';

/** Formats days and times in the venue's zone. */
export interface Clock {
  /** `Mon 14-Jun-2027` of a day `2027-06-14`. */
  dayTitle: (day: string) => string;
  /** `19:00`, 24-hour. */
  time: (instant: string) => string;
}

/** The local time of a place. */
export function clockIn(zone: string): Clock & { dayOf: (instant: string) => string } {
  return {
    dayTitle: (day) => `${Object.values(weekdays)[weekdayOf(day)]} ${formatDay(day)}`,
    time: (instant) => timeOfInstant(instant, zone),
    dayOf: (instant) => dayOfInstant(instant, zone),
  };
}
