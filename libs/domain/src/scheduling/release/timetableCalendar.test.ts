import type { PublicTimetable, Timetable } from '@callboard/api-contract/scheduling';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anItem, aPerformance, hashcodeOf, timetables } from '../testing/aTimetable';
import { cancelledItems, publicTimetable, publicTitle } from './publicTimetable';
import { timetableCalendar } from './timetableCalendar';

const url = 'https://show.example.org/timetable/event-1';
const released = (content: Timetable, number = 3): PublicTimetable => ({
  event: { hashcode: hashcodeOf(1, 'f'), name: 'Wellington Heat; finals, too' },
  number,
  released_at: '2027-05-01T00:00:00Z',
  ...publicTimetable(content),
});
const single = (given: Parameters<typeof anItem>[0] = {}, zone = 'Pacific/Auckland') =>
  released({ performances: [aPerformance({ zone })], items: [anItem(given)] });

interface Component {
  name: string;
  lines: Map<string, { value: string; zone: string | null }>;
  parts: Component[];
}

/** Reads a calendar more strictly than calendars do: every line of RFC 5545 as it has to be. */
function read(file: string): Component {
  expect(file.endsWith('\r\n')).toBe(true);
  const raw = file.slice(0, -2).split('\r\n');
  for (const line of raw) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n\0-\u0008\u000B-\u001F\u007F]/);
    expect(line.isWellFormed()).toBe(true);
  }
  const lines = raw.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  const root: Component = { name: '', lines: new Map(), parts: [] };
  const open = [root];
  for (const line of lines) {
    const [, name = '', zone = null, value = ''] =
      /^([A-Z-]+)(?:;TZID=([A-Za-z_/]+)|;VALUE=DURATION)?:(.*)$/s.exec(line) ?? [];
    expect(name, line).not.toBe('');
    const top = open.at(-1) ?? root;
    if (name === 'BEGIN') {
      const part: Component = { name: value, lines: new Map(), parts: [] };
      top.parts.push(part);
      open.push(part);
    } else if (name === 'END') {
      expect(open.pop()?.name).toBe(value);
    } else {
      expect(top.lines.has(name), `${name} twice`).toBe(false);
      top.lines.set(name, { value, zone });
    }
  }
  expect(open).toEqual([root]);
  const [calendar] = root.parts;
  if (!calendar || root.parts.length !== 1) throw new Error('It is not one calendar.');
  return calendar;
}

const partsOf = ({ parts }: Component, name: string) => parts.filter((part) => part.name === name);
const valueOf = ({ lines }: Component, name: string) => lines.get(name)?.value;
const plain = (text = '') =>
  text.replace(/\\([\\;,nN])/g, (_escape, mark: string) => (/n/i.test(mark) ? '\n' : mark));
const wallMs = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z?$/, '$1-$2-$3T$4:$5:$6Z'));
const offsetMs = (text = '') =>
  (text.startsWith('-') ? -1 : 1) * (Number(text.slice(1, 3)) * 60 + Number(text.slice(3, 5))) * 60_000;

/** The instant of a time by the rules that the file has for its zone. */
function instantOf(calendar: Component, event: Component, name: 'DTSTART' | 'DTEND'): number {
  const { value = '', zone = null } = event.lines.get(name) ?? {};
  if (zone === null) {
    expect(value).toMatch(/^\d{8}T\d{6}Z$/);
    return wallMs(value);
  }
  expect(value).toMatch(/^\d{8}T\d{6}$/);
  const rules = partsOf(calendar, 'VTIMEZONE').find((each) => valueOf(each, 'TZID') === zone)?.parts ?? [];
  const wall = wallMs(value);
  const holds = rules
    .filter((rule) => wallMs(valueOf(rule, 'DTSTART') ?? '') <= wall)
    .toSorted((a, b) => wallMs(valueOf(a, 'DTSTART') ?? '') - wallMs(valueOf(b, 'DTSTART') ?? ''))
    .at(-1);
  if (!holds) throw new Error(`No rule holds at ${value}.`);
  return wall - offsetMs(valueOf(holds, 'TZOFFSETTO'));
}

describe('[2.18] the calendar of a timetable', () => {
  test('has what calendars need of an item', () => {
    const calendar = read(timetableCalendar(single(), [], url));
    expect(valueOf(calendar, 'VERSION')).toBe('2.0');
    expect(valueOf(calendar, 'PRODID')).toBe('-//Callboard//Timetable//EN');
    expect(valueOf(calendar, 'METHOD')).toBe('PUBLISH');
    expect(plain(valueOf(calendar, 'X-WR-CALNAME'))).toBe('Wellington Heat; finals, too');
    const [event] = partsOf(calendar, 'VEVENT');
    expect(Object.fromEntries([...(event?.lines ?? [])].map(([name, { value }]) => [name, value]))).toEqual({
      UID: `${hashcodeOf(1)}@callboard`,
      DTSTAMP: '20270501T000000Z',
      'LAST-MODIFIED': '20270501T000000Z',
      SEQUENCE: '2',
      STATUS: 'CONFIRMED',
      DTSTART: '20270514T190000',
      DTEND: '20270514T191000',
      SUMMARY: 'Tide Pools',
      LOCATION: 'Main stage\\, Opera House',
      DESCRIPTION: 'Kea College\\nEvening show',
      URL: `${url}#${hashcodeOf(1)}`,
    });
    expect(event?.lines.get('DTSTART')?.zone).toBe('Pacific/Auckland');
  });

  test('has the rules of the zone of the venue', () => {
    const [zone] = partsOf(read(timetableCalendar(single(), [], url)), 'VTIMEZONE');
    const rules = (zone?.parts ?? []).map((rule) =>
      [
        rule.name,
        ...['DTSTART', 'TZOFFSETFROM', 'TZOFFSETTO', 'TZNAME'].map((name) => valueOf(rule, name)),
      ].join(' '),
    );
    expect(rules).toContain('STANDARD 20270404T030000 +1300 +1200 NZST');
    expect(rules).toContain('DAYLIGHT 20270926T020000 +1200 +1300 NZDT');
  });

  test('has the same UID from release to release, a later sequence, and what is cancelled', () => {
    const first = single({}, 'Pacific/Auckland');
    const performance = aPerformance();
    const later = released({ performances: [performance], items: [anItem({ hashcode: hashcodeOf(2) })] }, 4);
    const cancelled = cancelledItems(later, [{ item: anItem(), performance }]);
    const [before] = partsOf(read(timetableCalendar(first, [], url)), 'VEVENT');
    const events = partsOf(read(timetableCalendar(later, cancelled, url)), 'VEVENT');
    const gone = events.find((event) => before && valueOf(event, 'UID') === valueOf(before, 'UID'));
    expect(gone && [valueOf(gone, 'STATUS'), valueOf(gone, 'SEQUENCE'), valueOf(gone, 'SUMMARY')]).toEqual([
      'CANCELLED',
      '3',
      'Kea College',
    ]);
    expect(events).toHaveLength(2);
  });

  test('writes the hour that comes twice in UTC, so that it is one of the two', () => {
    // 02:30 of 4 April 2027 comes at 13:30 and at 14:30 of UTC.
    const [first] = partsOf(
      read(
        timetableCalendar(
          single({ starts_at: '2027-04-03T13:30:00Z', ends_at: '2027-04-03T13:40:00Z' }),
          [],
          url,
        ),
      ),
      'VEVENT',
    );
    expect(first?.lines.get('DTSTART')).toEqual({ value: '20270404T023000', zone: 'Pacific/Auckland' });
    const [second] = partsOf(
      read(
        timetableCalendar(
          single({ starts_at: '2027-04-03T14:30:00Z', ends_at: '2027-04-03T14:40:00Z' }),
          [],
          url,
        ),
      ),
      'VEVENT',
    );
    expect(second?.lines.get('DTSTART')).toEqual({ value: '20270403T143000Z', zone: null });
  });

  test('has every item once, at its time by the rules of the file, with its texts', () => {
    const clean = (text: string) =>
      text.replace(/\r\n?/g, '\n').replace(/[^\t\n\u0020-\u007E\u00A0-\uD7FF\uE000-\u{10FFFF}]/gu, '');
    fc.assert(
      fc.property(timetables, (timetable) => {
        const content = released(timetable);
        const calendar = read(timetableCalendar(content, [], url));
        const events = partsOf(calendar, 'VEVENT');
        expect(
          events.map((event) => ({
            uid: valueOf(event, 'UID'),
            from: instantOf(calendar, event, 'DTSTART'),
            to: instantOf(calendar, event, 'DTEND'),
            title: plain(valueOf(event, 'SUMMARY')),
          })),
        ).toEqual(
          content.items.map((item) => ({
            uid: `${item.hashcode}@callboard`,
            from: Date.parse(item.starts_at),
            to: Date.parse(item.ends_at),
            title: clean(publicTitle(item)),
          })),
        );
      }),
    );
  });
});
