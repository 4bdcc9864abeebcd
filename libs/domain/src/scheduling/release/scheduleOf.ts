import type { PublicTimetable, PublicTimetableItem } from '@callboard/api-contract/scheduling';
import { offsetOf, withOffset } from '../../calendar/offsets';
import { minutesBetween, timeOfInstant } from '../../calendar/zones';
import { publicTitle } from './publicTimetable';

/** An event of a schedule as frab and pentabarf have it: what has a time in a room. */
export interface ScheduleEvent {
  /** A number that stays from release to release: apps of phones find the events that they know by it. */
  id: number;
  guid: string;
  /** With the offset of its venue. */
  date: string;
  /** hh:mm at its venue. */
  start: string;
  /** hh:mm. */
  duration: string;
  room: string;
  slug: string;
  url: string;
  title: string;
  subtitle: string;
  track: string;
  type: string;
}

/** A day of a schedule: an evening with all that comes after its midnight. */
export interface ScheduleDay {
  index: number;
  date: string;
  start: string;
  end: string;
  rooms: readonly { name: string; events: readonly ScheduleEvent[] }[];
}

/** A timetable in the form that conference apps read, before it is written. */
export interface Schedule {
  version: string;
  title: string;
  acronym: string;
  start: string;
  end: string;
  zone: string;
  url: string;
  days: readonly ScheduleDay[];
}

/** The slots of conference apps, of five minutes. */
export const timeslotDuration = '00:05';

/** The public timetable of an event by days and rooms. `url` is its page. */
export function scheduleOf(timetable: PublicTimetable, url: string): Schedule {
  const { event, number, performances } = timetable;
  const dates = [...new Set(performances.map(({ day }) => day))].sort();
  const events = eventsOf(timetable, url);
  return {
    version: String(number),
    title: event.name,
    acronym: acronymOf(event),
    start: dates[0] ?? '',
    end: dates.at(-1) ?? '',
    zone: performances[0]?.zone ?? 'UTC',
    url,
    days: dates.map((date, nth) => dayOf(date, nth + 1, events.get(date) ?? [])),
  };
}

interface Placed {
  event: ScheduleEvent;
  start: string;
  end: string;
}

/** The events of each day, in order of time. */
function eventsOf({ performances, items }: PublicTimetable, url: string): Map<string, Placed[]> {
  const known = new Map(performances.map((performance) => [performance.hashcode, performance]));
  const isOneVenue = new Set(performances.map(({ venue }) => venue)).size === 1;
  const ids = idsOf(items);
  const days = new Map<string, Placed[]>();
  for (const item of items) {
    const performance = known.get(item.performance);
    if (!performance) continue;
    const { zone, day, space, venue } = performance;
    const title = publicTitle(item);
    const event = {
      id: ids.get(item.hashcode) ?? 1,
      guid: item.hashcode,
      date: atVenue(item.starts_at, zone),
      start: timeOfInstant(item.starts_at, zone),
      duration: durationOf(item),
      // Two venues can each have a main stage.
      room: isOneVenue ? space : `${space}, ${venue}`,
      slug: item.hashcode,
      url: `${url}#${item.hashcode}`,
      title,
      subtitle: item.school === null || item.school === title ? '' : item.school,
      track: performance.title,
      type: item.kind,
    };
    const placed = { event, start: event.date, end: atVenue(item.ends_at, zone) };
    days.set(day, [...(days.get(day) ?? []), placed]);
  }
  return days;
}

function dayOf(date: string, index: number, placed: readonly Placed[]): ScheduleDay {
  const rooms = new Map<string, ScheduleEvent[]>();
  for (const { event } of placed) rooms.set(event.room, [...(rooms.get(event.room) ?? []), event]);
  const byStart = placed.toSorted((a, b) => Date.parse(a.start) - Date.parse(b.start));
  const byEnd = placed.toSorted((a, b) => Date.parse(a.end) - Date.parse(b.end));
  return {
    index,
    date,
    start: byStart[0]?.start ?? '',
    end: byEnd.at(-1)?.end ?? '',
    rooms: [...rooms].map(([name, events]) => ({ name, events })),
  };
}

function atVenue(instant: string, zone: string): string {
  const moment = Date.parse(instant);
  return withOffset(moment, offsetOf(zone, moment));
}

function durationOf({ starts_at: from, ends_at: to }: PublicTimetableItem): string {
  const minutes = minutesBetween(from, to) ?? 0;
  return [Math.trunc(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Numbers from the first 31 bits of each hashcode; where two are the same, the second has the next one. */
function idsOf(items: readonly PublicTimetableItem[]): Map<string, number> {
  const taken = new Map<number, string>();
  for (const hashcode of items.map((item) => item.hashcode).sort()) {
    let id = Math.max(1, Number.parseInt(hashcode.slice(0, 8), 16) >>> 1 || 1);
    while (taken.has(id)) id += 1;
    taken.set(id, hashcode);
  }
  return new Map([...taken].map(([id, hashcode]) => [hashcode, id]));
}

/** Small letters and numbers, four at least. */
function acronymOf({ name, hashcode }: PublicTimetable['event']): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .slice(0, 40)
    .replace(/^_+|_+$/g, '');
  return plain.length < 4 ? `event_${hashcode.slice(0, 8)}` : plain;
}
