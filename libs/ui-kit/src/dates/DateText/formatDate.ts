import { dateMessages } from './dateMessages';
import { months } from './months';

const formats = new Map<string, Intl.DateTimeFormat>();
const names = new Map<string, Intl.DateTimeFormat>();

interface WallClock {
  day: string;
  time: string;
}

/**
 * A calendar day as clause 9.3 writes it, DD-MMM-YYYY, with the month in the language in use; '' when it is no day.
 * @example formatDay('2026-05-14') // '14-May-2026'
 */
export function formatDay(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})/.exec(day) ?? [];
  // The months stand in the catalogue, because browsers disagree on their short names: en-NZ prints 'Sept'.
  const key = months[Number(month) - 1];
  const name = key && dateMessages.months[key];
  return year && isDayOfMonth(Number(year), Number(month), Number(date)) && name
    ? `${date}-${name}-${year}`
    : '';
}

/** The twelve months in the language in use, three letters each. */
export function monthNames(): string[] {
  return months.map((key) => dateMessages.months[key]);
}

/** The day of an instant in a zone: '14-May-2026'. */
export function formatInstantDay(instant: string, zone: string): string {
  return formatDay(wallClock(instant, zone)?.day ?? '');
}

/** The time of an instant in a zone, by 24 hours: '19:05'. */
export function formatTime(instant: string, zone: string): string {
  return wallClock(instant, zone)?.time ?? '';
}

/**
 * Day and time of an instant in a zone; '' when it is no instant.
 * @example formatInstant('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '14-May-2026 19:00'
 */
export function formatInstant(instant: string, zone: string): string {
  const clock = wallClock(instant, zone);
  return clock ? `${formatDay(clock.day)} ${clock.time}` : '';
}

/** The calendar day on which an instant falls in a zone, as '2026-05-14'; '' when it is no instant. */
export function dayOfInstant(instant: string, zone: string): string {
  return wallClock(instant, zone)?.day ?? '';
}

/** What a zone is called at an instant: 'NZST', or 'GMT+5' where it has no short name. */
export function zoneName(zone: string, instant: string): string {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return zone;
  const parts = formatFor(names, zone, { timeZoneName: 'short' }, 'en-NZ').formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

let own: string | undefined;

/** The zone of the device. Asked once: a table would ask for each of its cells. */
export function ownZone(): string {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
}

function isDayOfMonth(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function wallClock(instant: string, zone: string): WallClock | undefined {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) return undefined;
  const format = formatFor(
    formats,
    zone,
    // `hour12: false` prints '24:30'.
    {
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    },
    'en-GB',
  );
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return {
    day: `${(parts['year'] ?? '').padStart(4, '0')}-${parts['month']}-${parts['day']}`,
    time: `${parts['hour']}:${parts['minute']}`,
  };
}

function formatFor(
  cache: Map<string, Intl.DateTimeFormat>,
  zone: string,
  options: Intl.DateTimeFormatOptions,
  locale: string,
): Intl.DateTimeFormat {
  const known = cache.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: isZone(zone) ? zone : 'UTC' });
  cache.set(zone, made);
  return made;
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}
