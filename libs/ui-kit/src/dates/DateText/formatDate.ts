import { dayOfInstant, formatDay as formatDayIn, timeOfInstant } from '@callboard/domain/calendar';
import { monthNames } from './monthNames';

/**
 * A calendar day as DD-MMM-YYYY (clause 9.3), with the month in the current language; '' when it is no day.
 * @example formatDay('2026-05-14') // '14-May-2026'
 */
export function formatDay(day: string): string {
  return formatDayIn(day, monthNames());
}

/** The day of an instant in a zone: '14-May-2026'. */
export function formatInstantDay(instant: string, zone: string): string {
  return formatDay(dayOfInstant(instant, zone));
}

/**
 * Day and time of an instant in a zone; '' when it is not an instant.
 * @example formatInstant('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '14-May-2026 19:00'
 */
export function formatInstant(instant: string, zone: string): string {
  return [formatInstantDay(instant, zone), timeOfInstant(instant, zone)].filter(Boolean).join(' ');
}

let own: string | undefined;

/** The zone of the device. Read once: a table would read it for every cell. */
export function ownZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}
