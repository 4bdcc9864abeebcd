import type {
  PublicTimetable,
  PublicTimetableItem,
  PublicTimetablePerformance,
} from '@callboard/api-contract/scheduling';
import { localTime, offsetOf } from '../../calendar/offsets';
import { fromWallTime, zoneName } from '../../calendar/zones';
import { publicTitle, type CancelledItem } from './publicTimetable';
import { zoneChanges } from './zoneChanges';

const day = 86_400_000;

/**
 * The public timetable of an event as an iCalendar file (RFC 5545) that calendars subscribe to. An item has one UID in all releases and
 * the SEQUENCE of its release, so that a later file replaces what an earlier one had; what is cancelled is in it as such, because
 * calendars leave what is only missing.
 *
 * @param url the page of the timetable
 */
export function timetableCalendar(
  timetable: PublicTimetable,
  cancelled: readonly CancelledItem[],
  url: string,
): string {
  const { event, performances, items } = timetable;
  const known = new Map(performances.map((performance) => [performance.hashcode, performance]));
  const standing = items.flatMap((item) => {
    const performance = known.get(item.performance);
    return performance ? [{ item, performance, status: 'CONFIRMED' as const }] : [];
  });
  const gone = cancelled.map((each) => ({ ...each, status: 'CANCELLED' as const }));
  const all = [...standing, ...gone];
  const zone = all[0]?.performance.zone;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Callboard//Timetable//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escaped(event.name)}`,
    `X-WR-CALNAME:${escaped(event.name)}`,
    ...(zone === undefined ? [] : [`X-WR-TIMEZONE:${zone}`]),
    `URL:${url}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...zonesOf(all),
    ...all.flatMap((each) => itemLines(each, timetable, url)),
    'END:VCALENDAR',
  ];
  return `${lines.flatMap(folded).join('\r\n')}\r\n`;
}

interface Listed {
  item: PublicTimetableItem;
  performance: PublicTimetablePerformance;
  status: 'CONFIRMED' | 'CANCELLED';
}

function itemLines({ item, performance, status }: Listed, timetable: PublicTimetable, url: string): string[] {
  const { venue, space, zone, title: night } = performance;
  const title = publicTitle(item);
  const description = [item.school === title ? null : item.school, night].filter((line) => line !== null);
  return [
    'BEGIN:VEVENT',
    `UID:${item.hashcode}@callboard`,
    // The same until the next release, so that the file is the same too.
    `DTSTAMP:${utc(timetable.released_at)}`,
    `LAST-MODIFIED:${utc(timetable.released_at)}`,
    `SEQUENCE:${timetable.number - 1}`,
    `STATUS:${status}`,
    ...timeLines(item, zone),
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(`${space}, ${venue}`)}`,
    `DESCRIPTION:${escaped(description.join('\n'))}`,
    // An address has a value type of its own, which has no escapes.
    `URL:${url}#${item.hashcode}`,
    'END:VEVENT',
  ];
}

/** In the time of the venue. An hour that comes twice, when clocks go back, has no form of its own there: it is written in UTC. */
function timeLines({ starts_at: from, ends_at: to }: PublicTimetableItem, zone: string): string[] {
  const isLocal = [from, to].every((instant) => isFirstOfItsName(instant, zone));
  return [
    isLocal ? `DTSTART;TZID=${zone}:${local(from, zone)}` : `DTSTART:${utc(from)}`,
    isLocal ? `DTEND;TZID=${zone}:${local(to, zone)}` : `DTEND:${utc(to)}`,
  ];
}

function isFirstOfItsName(instant: string, zone: string): boolean {
  const moment = Date.parse(instant);
  const wall = localTime(moment, offsetOf(zone, moment));
  return Math.abs(Date.parse(fromWallTime(wall.slice(0, 16), zone)) - moment) < 60_000;
}

/** The rules of each zone as far as the items need them: each change of its clocks by its date. */
function zonesOf(all: readonly Listed[]): string[] {
  const spans = new Map<string, { from: number; to: number }>();
  for (const { item, performance } of all) {
    const [from, to] = [Date.parse(item.starts_at), Date.parse(item.ends_at)];
    const span = spans.get(performance.zone) ?? { from, to };
    spans.set(performance.zone, { from: Math.min(span.from, from), to: Math.max(span.to, to) });
  }
  return [...spans].flatMap(([zone, span]) => zoneLines(zone, span));
}

function zoneLines(zone: string, { from, to }: { from: number; to: number }): string[] {
  // From the year before, so that what holds at the first item has a beginning; to the next change, for calendars that show later years.
  const { first, changes } = zoneChanges(zone, from - 400 * day, to + 400 * day);
  const start = { at: from - 400 * day, from: first, to: first };
  const lowest = Math.min(first, ...changes.map((change) => change.to));
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...[start, ...changes].flatMap((change) => {
      const kind = change.to > lowest ? 'DAYLIGHT' : 'STANDARD';
      return [
        `BEGIN:${kind}`,
        `DTSTART:${compact(localTime(change.at, change.from))}`,
        `TZOFFSETFROM:${offsetText(change.from)}`,
        `TZOFFSETTO:${offsetText(change.to)}`,
        `TZNAME:${zoneName(zone, new Date(change.at).toISOString())}`,
        `END:${kind}`,
      ];
    }),
    'END:VTIMEZONE',
  ];
}

function offsetText(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`;
}

function local(instant: string, zone: string): string {
  const moment = Date.parse(instant);
  return compact(localTime(moment, offsetOf(zone, moment)));
}

function utc(instant: string): string {
  return `${compact(new Date(instant).toISOString().slice(0, 19))}Z`;
}

function compact(time: string): string {
  return time.replace(/[-:]/g, '');
}

/** Text without the control characters that it cannot have. */
function escaped(text: string): string {
  return text
    .replace(/\r\n|[\r\n]/g, '\n')
    .replace(/[^\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\u{10FFFF}]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n');
}

const mostBytes = 75;

/** The parts of a line, of at most 75 bytes each; those after the first begin with a space, which is one of them. */
function folded(line: string): string[] {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = bytesOf(character);
    if (bytes + size > mostBytes) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...parts, part];
}

/** The bytes of a character in UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
}
