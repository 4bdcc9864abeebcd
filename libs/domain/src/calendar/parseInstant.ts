import type { Parsed } from '@callboard/api-contract';
import { isoMillis } from './isoMillis';
import { withOffset } from './offsets';
import { parseTime } from './parseTime';
import { parseDay } from './readDay';
import { zoneOffset } from './zoneOffsets';
import { instantsOf, zoneName } from './zones';

/**
 * An instant as ISO 8601 with its offset, from a day and a time as people write them, or the sentence against it. Without an offset or
 * the short name of a zone it is local time in the zone; a local time that the clocks skip or show twice is refused.
 * @param monthNames the short names of the months in the language of the text, read in addition to the English ones
 * @example parseInstant('14/5/2027 7.30 pm', 'Pacific/Auckland') // '2027-05-14T19:30:00+12:00'
 */
export function parseInstant(text: string, zone: string, monthNames?: readonly string[]): Parsed<string> {
  const [, dayText = '', clock = '', seconds = '00', half = '', named] =
    /^(.+?)(?:[T,]\s*|\s+)(\d{1,2}(?:[:.]\d{2})?)(?::(\d{2})(?:\.\d+)?)?\s*([ap]\.?m\.?)?\s*(Z|[A-Z]{3,5}|(?:GMT|UTC)?[+\-−]\d{1,2}(?::?\d{2})?)?$/i.exec(
      text.trim(),
    ) ?? [];
  const [day, time] = [parseDay(dayText, { monthNames }), parseTime(`${clock} ${half}`)];
  const wall = `${day}T${time}:${seconds}`;
  const offset = named === undefined ? null : zoneOffset(named);
  if (day === null || time === null || (named !== undefined && offset === null)) return notATime;
  return offset === null ? localInstant(text.trim(), wall, zone) : instantAt(wall, offset);
}

const notATime: Parsed<string> = { ok: false, message: 'This must be a time such as 14-05-2027 19:00' };

function instantAt(wall: string, offset: number): Parsed<string> {
  const moment = isoMillis(wall) - offset * 60_000;
  return Number.isNaN(moment) ? notATime : { ok: true, value: withOffset(moment, offset) };
}

function localInstant(text: string, wall: string, zone: string): Parsed<string> {
  if (Number.isNaN(isoMillis(wall))) return notATime;
  const [value, second] = instantsOf(wall, zone);
  if (value === undefined) {
    return { ok: false, message: `"${text}" does not exist in ${zone}: the clocks go forward then` };
  }
  if (second !== undefined) {
    const names = [value, second].map((instant) => zoneName(zone, instant)).join(' or ');
    return { ok: false, message: `"${text}" occurs twice in ${zone}: write ${names} after it` };
  }
  return { ok: true, value };
}
