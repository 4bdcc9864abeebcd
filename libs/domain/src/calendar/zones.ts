import { isTimeOfDay } from '@callboard/api-contract';
import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';
import { isDay } from './days';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether a text is an instant: ISO 8601 with an offset. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && DateTime.fromISO(text).isValid;
}

/** Whether a text is a wall time, a local day and time without a zone: YYYY-MM-DDThh:mm. */
export function isWallTime(text: string): boolean {
  return text[10] === 'T' && isDay(text.slice(0, 10)) && isTimeOfDay(text.slice(11));
}

/** The calendar day of an instant in a zone, as YYYY-MM-DD; '' when it is not an instant. */
export function dayOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone)?.toISODate() ?? '';
}

/** The local time of an instant in a zone, as 24-hour hh:mm; '' when it is not an instant. */
export function timeOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone)?.toFormat('HH:mm') ?? '';
}

/**
 * The wall time of an instant in a zone, as YYYY-MM-DDThh:mm; '' when it is not an instant.
 * @example toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '2026-05-14T19:00'
 */
export function toWallTime(instant: string, zone: string): string {
  return inZone(instant, zone)?.toFormat("yyyy-MM-dd'T'HH:mm") ?? '';
}

/**
 * The instant of a wall time in a zone, with the zone's offset; '' when it is not a wall time. A time that is skipped in spring moves
 * forward by the length of the gap; of a time that occurs twice in autumn the first is returned.
 * @example fromWallTime('2026-05-14T19:00', 'Pacific/Auckland') // '2026-05-14T19:00:00+12:00'
 */
export function fromWallTime(wallTime: string, zone: string): string {
  const wall = wallMillis(wallTime);
  if (Number.isNaN(wall)) return '';
  const place = knownZone(zone);
  const [first = wall - Math.min(...offsetsAround(wall, place)) * minute] = momentsOf(wall, place);
  return withOffset(first, place);
}

/**
 * Every instant of a wall time in a zone, in order and with offsets: usually one, none for a time that is skipped when clocks go
 * forward, two for a time that occurs twice when they go back.
 * @example instantsOf('2026-09-27T02:30', 'Pacific/Auckland') // []
 */
export function instantsOf(wallTime: string, zone: string): readonly string[] {
  const place = knownZone(zone);
  return momentsOf(wallMillis(wallTime), place).map((moment) => withOffset(moment, place));
}

/** The elapsed minutes between two instants. Null when one of them is invalid or the end is before the start. */
export function minutesBetween(start: string | null, end: string | null): number | null {
  if (start === null || end === null || !isInstant(start) || !isInstant(end)) return null;
  const { minutes } = DateTime.fromISO(end).diff(DateTime.fromISO(start), 'minutes');
  return minutes < 0 ? null : Math.round(minutes);
}

/** Whether two texts are equal, or are the same instant with different offsets. */
export function isSameMoment(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isInstant(one) || !isInstant(other)) return false;
  return DateTime.fromISO(one).toMillis() === DateTime.fromISO(other).toMillis();
}

/** The short name of a zone at an instant: 'NZST', or 'GMT+5' if it has none. */
export function zoneName(zone: string, instant: string): string {
  return inZone(instant, zone)?.setLocale('en-NZ').offsetNameShort ?? zone;
}

/** A zone that this runtime does not know is treated as UTC, so that a time is still shown. */
function knownZone(name: string): Zone {
  const zone = IANAZone.create(name);
  return zone.isValid ? zone : FixedOffsetZone.utcInstance;
}

function inZone(instant: string, zone: string): DateTime | null {
  const moment = DateTime.fromISO(instant, { zone: 'utc' }).setZone(knownZone(zone));
  return moment.isValid ? moment : null;
}

/** A wall time as if it were UTC, in milliseconds; NaN when it is invalid. */
function wallMillis(wallTime: string): number {
  return DateTime.fromISO(wallTime, { zone: 'utc' }).toMillis();
}

/**
 * The instants of a wall time in a zone, in order. luxon uses today's offset of the zone as its first guess, and is off by an hour
 * where a zone has changed its offset since (Scoresbysund in 2020).
 */
function momentsOf(wall: number, zone: Zone): number[] {
  const candidates = offsetsAround(wall, zone).map((offset) => wall - offset * minute);
  const shown = candidates.filter((moment) => moment + zone.offset(moment) * minute === wall);
  return [...new Set(shown)].sort((one, other) => one - other);
}

/** The offsets on the days before and after: no zone has two transitions so close together. */
function offsetsAround(wall: number, zone: Zone): number[] {
  return [zone.offset(wall - day), zone.offset(wall + day)];
}

function withOffset(moment: number, zone: Zone): string {
  return DateTime.fromMillis(moment, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}
