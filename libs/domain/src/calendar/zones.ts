import { isTimeOfDay } from '@callboard/api-contract/text';
import { addDays, isDay } from './days';
import { isoMillis } from './isoMillis';
import { knownZone, localTime, offsetOf, withOffset } from './offsets';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Checks whether a text is an instant: ISO 8601 with an offset. */
export function isInstant(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) && !Number.isNaN(isoMillis(text));
}

/** Checks whether a text is a wall time, a local day and time without a zone: YYYY-MM-DDThh:mm. */
export function isWallTime(text: string): boolean {
  return text[10] === 'T' && isDay(text.slice(0, 10)) && isTimeOfDay(text.slice(11));
}

/** The calendar day of an instant in a zone, as YYYY-MM-DD; '' when it is not an instant. */
export function dayOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone).split('T')[0] ?? '';
}

/** The local time of an instant in a zone, as 24-hour hh:mm; '' when it is not an instant. */
export function timeOfInstant(instant: string, zone: string): string {
  return inZone(instant, zone).slice(11, 16);
}

/**
 * The wall time of an instant in a zone, as YYYY-MM-DDThh:mm; '' when it is not an instant.
 * @example toWallTime('2026-05-14T07:00:00Z', 'Pacific/Auckland') // '2026-05-14T19:00'
 */
export function toWallTime(instant: string, zone: string): string {
  return inZone(instant, zone).slice(0, 16);
}

/**
 * The instant of a wall time in a zone, with the zone's offset; '' when it is not a wall time. A time that is skipped in spring moves
 * forward by the length of the gap; of a time that occurs twice in autumn the first is returned.
 * @example fromWallTime('2026-05-14T19:00', 'Pacific/Auckland') // '2026-05-14T19:00:00+12:00'
 */
export function fromWallTime(wallTime: string, zone: string): string {
  const wall = isoMillis(wallTime);
  if (Number.isNaN(wall)) return '';
  const place = knownZone(zone);
  const [first = wall - Math.min(...offsetsAround(wall, place)) * minute] = momentsOf(wall, place);
  return inOwnZone(first, place);
}

/**
 * Every instant of a wall time in a zone, in order and with offsets: usually one, none for a time that is skipped when clocks go
 * forward, two for a time that occurs twice when they go back.
 * @example instantsOf('2026-09-27T02:30', 'Pacific/Auckland') // []
 */
export function instantsOf(wallTime: string, zone: string): readonly string[] {
  const place = knownZone(zone);
  return momentsOf(isoMillis(wallTime), place).map((moment) => inOwnZone(moment, place));
}

/**
 * The same local time so many days later: 19:00 stays 19:00 when the clocks change in between. '' when it is not an instant.
 * @example moveInstant('2026-05-14T07:00:00Z', 364, 'Pacific/Auckland') // '2027-05-13T19:00:00+12:00'
 */
export function moveInstant(instant: string, days: number, zone: string): string {
  const [day = '', time = ''] = inZone(instant, zone).split('T');
  return day === '' ? '' : fromWallTime(`${addDays(day, days)}T${time}`, zone);
}

/** The elapsed minutes between two instants. Null when one of them is invalid or the end is before the start. */
export function minutesBetween(start: string | null, end: string | null): number | null {
  if (start === null || end === null || !isInstant(start) || !isInstant(end)) return null;
  const minutes = (isoMillis(end) - isoMillis(start)) / minute;
  return minutes < 0 ? null : Math.round(minutes);
}

/** Checks whether two texts are equal, or are the same instant with different offsets. */
export function isSameMoment(one: string, other: string): boolean {
  if (one === other) return true;
  if (!isInstant(one) || !isInstant(other)) return false;
  return isoMillis(one) === isoMillis(other);
}

/** The short name of a zone at an instant: 'NZST', or 'GMT+5' if it has none. */
export function zoneName(zone: string, instant: string): string {
  const moment = isoMillis(instant);
  if (Number.isNaN(moment)) return zone;
  const format = new Intl.DateTimeFormat('en-NZ', { timeZone: knownZone(zone), timeZoneName: 'short' });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}

/** The local time of an instant in a zone, to the second; '' when it is not an instant. */
function inZone(instant: string, zone: string): string {
  const moment = isoMillis(instant);
  return Number.isNaN(moment) ? '' : localTime(moment, offsetOf(knownZone(zone), moment));
}

/** The instants of a wall time in a zone, in order: those whose offset leads back to it. */
function momentsOf(wall: number, zone: string): number[] {
  if (Number.isNaN(wall)) return [];
  const candidates = offsetsAround(wall, zone).map((offset) => wall - offset * minute);
  const shown = candidates.filter((moment) => moment + offsetOf(zone, moment) * minute === wall);
  return [...new Set(shown)].sort((one, other) => one - other);
}

/** The offsets on the days before and after: no zone has two transitions so close together. */
function offsetsAround(wall: number, zone: string): number[] {
  return [offsetOf(zone, wall - day), offsetOf(zone, wall + day)];
}

function inOwnZone(moment: number, zone: string): string {
  return withOffset(moment, offsetOf(zone, moment));
}
