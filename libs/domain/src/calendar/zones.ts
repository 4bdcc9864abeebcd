import { isTimeOfDay } from '@callboard/api-contract';
import { DateTime, FixedOffsetZone, IANAZone, type Zone } from 'luxon';
import { isDay } from './days';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Whether a text names an instant: ISO 8601 with an offset. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && DateTime.fromISO(text).isValid;
}

/** Whether a text is what a clock on a wall shows: a day and a time, written YYYY-MM-DDThh:mm. */
export function isWallTime(text: string): boolean {
  return text[10] === 'T' && isDay(text.slice(0, 10)) && isTimeOfDay(text.slice(11));
}

/** The calendar day on which an instant falls in a zone, as YYYY-MM-DD; '' when it is no instant. */
export function dayOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone)?.toISODate() ?? '';
}

/** The time that the clocks of a zone show at an instant, as hh:mm by 24 hours; '' when it is no instant. */
export function timeOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone)?.toFormat('HH:mm') ?? '';
}

/**
 * What a clock on the wall of a zone shows at an instant, as YYYY-MM-DDThh:mm; '' when it is no instant.
 * @example toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '2026-05-14T19:00'
 */
export function toWallTime(instant: string, zone: string): string {
  return inZone(instant, zone)?.toFormat("yyyy-MM-dd'T'HH:mm") ?? '';
}

/**
 * The instant at which a zone's clocks show a wall time, with the zone's offset; '' when it is no time. A time that the clocks skip
 * in spring is moved on by what they skip; of a time that they show twice in autumn the first is meant.
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
 * Every instant at which a zone's clocks show a wall time, in their order and with their offsets: one as a rule, none of a time that
 * the clocks skip when they go forward, two of a time that they show again when they go back.
 * @example instantsOf('2026-09-27T02:30', 'Pacific/Auckland') // []
 */
export function instantsOf(wallTime: string, zone: string): readonly string[] {
  const place = knownZone(zone);
  return momentsOf(wallMillis(wallTime), place).map((moment) => withOffset(moment, place));
}

/** The minutes between two instants: those that pass, whatever the clocks show. Null where an end is none or the end comes first. */
export function minutesBetween(start: string | null, end: string | null): number | null {
  if (start === null || end === null || !isInstant(start) || !isInstant(end)) return null;
  const { minutes } = DateTime.fromISO(end).diff(DateTime.fromISO(start), 'minutes');
  return minutes < 0 ? null : Math.round(minutes);
}

/** Whether two texts are the same, or name the same instant by different offsets. */
export function isSameMoment(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isInstant(one) || !isInstant(other)) return false;
  return DateTime.fromISO(one).toMillis() === DateTime.fromISO(other).toMillis();
}

/** What a zone is called at an instant: 'NZST', or 'GMT+5' where it has no short name. */
export function zoneName(zone: string, instant: string): string {
  return inZone(instant, zone)?.setLocale('en-NZ').offsetNameShort ?? zone;
}

/** A zone that this runtime does not know counts as UTC, so that a time is still shown. */
function knownZone(name: string): Zone {
  const zone = IANAZone.create(name);
  return zone.isValid ? zone : FixedOffsetZone.utcInstance;
}

function inZone(instant: string, zone: string): DateTime | null {
  const moment = DateTime.fromISO(instant, { zone: 'utc' }).setZone(knownZone(zone));
  return moment.isValid ? moment : null;
}

/** A wall time as if it were UTC, in milliseconds; not a number when it is none. */
function wallMillis(wallTime: string): number {
  return DateTime.fromISO(wallTime, { zone: 'utc' }).toMillis();
}

/**
 * The instants at which a zone's clocks show a wall time, in order. luxon itself takes a time of a zone by the offset of today as its
 * first guess, and misses by an hour where a zone has changed its offset since (Scoresbysund in 2020).
 */
function momentsOf(wall: number, zone: Zone): number[] {
  const candidates = offsetsAround(wall, zone).map((offset) => wall - offset * minute);
  const shown = candidates.filter((moment) => moment + zone.offset(moment) * minute === wall);
  return [...new Set(shown)].sort((one, other) => one - other);
}

/** The offsets of the days before and after: no zone changes its clocks twice so soon. */
function offsetsAround(wall: number, zone: Zone): number[] {
  return [zone.offset(wall - day), zone.offset(wall + day)];
}

function withOffset(moment: number, zone: Zone): string {
  return DateTime.fromMillis(moment, { zone }).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ");
}
