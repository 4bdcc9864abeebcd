import { dateFieldMessages } from '../DateField/dateFieldMessages';

/**
 * A length of time in days, hours and minutes (clause 9.5), without units that are zero; '0 minutes' for no time.
 * @example formatSpan(1590) // '1 day 2 hours 30 minutes'
 */
export function formatSpan(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  return [
    days > 0 && dateFieldMessages.days(days),
    hours > 0 && dateFieldMessages.hours(hours),
    (rest > 0 || minutes === 0) && dateFieldMessages.minutes(rest),
  ]
    .filter(Boolean)
    .join(' ');
}
