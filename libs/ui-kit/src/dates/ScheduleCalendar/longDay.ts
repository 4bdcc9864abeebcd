import { weekdayOf } from '@callboard/domain/calendar';
import { calendarMessages, weekdays } from '../Calendar/calendarMessages';
import { formatDay } from '../DateText/formatDate';

/** A day with its weekday: 'Thursday 14-May-2026'. */
export function longDay(day: string): string {
  const weekday = weekdays[weekdayOf(day)];
  return [weekday && calendarMessages[weekday], formatDay(day)].join(' ');
}
