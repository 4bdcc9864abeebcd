import type { PublicTimetable, Timetable } from '@callboard/api-contract/scheduling';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anItem, aPerformance, hashcodeOf, timetables } from '../testing/aTimetable';
import { publicTimetable, publicTitle } from './publicTimetable';
import { scheduleJson } from './scheduleJson';
import type { ScheduleEvent } from './scheduleOf';
import { scheduleXml } from './scheduleXml';

const url = 'https://show.example.org/timetable/event-1';
const released = (content: Timetable, name = 'Wellington Heat'): PublicTimetable => ({
  event: { hashcode: hashcodeOf(1, 'f'), name },
  number: 3,
  released_at: '2027-05-01T00:00:00Z',
  ...publicTimetable(content),
});
const aNight: Timetable = {
  performances: [
    aPerformance({ starts_at: '2027-05-14T10:00:00+00:00', ends_at: '2027-05-14T14:00:00+00:00' }),
    aPerformance({ hashcode: hashcodeOf(2, 'a'), space: 'Studio', starts_at: '2027-05-15T02:00:00+00:00' }),
  ],
  items: [
    anItem({ starts_at: '2027-05-14T11:55:00+00:00', ends_at: '2027-05-14T12:05:00+00:00' }),
    anItem({
      hashcode: hashcodeOf(2),
      public_name: null,
      starts_at: '2027-05-14T12:05:00+00:00',
      ends_at: '2027-05-14T13:35:00+00:00',
    }),
    anItem({
      hashcode: hashcodeOf(3),
      performance: hashcodeOf(2, 'a'),
      public_name: 'Rock & <Roll>',
      starts_at: '2027-05-15T02:00:00+00:00',
      ends_at: '2027-05-15T02:10:00+00:00',
    }),
  ],
};

interface Written {
  schedule: {
    version: string;
    conference: {
      acronym: string;
      start: string;
      end: string;
      daysCount: number;
      time_zone_name: string;
      days: {
        index: number;
        date: string;
        day_start: string;
        day_end: string;
        rooms: Record<string, ScheduleEvent[]>;
      }[];
    };
  };
}
/** The items as it wrote them itself. */
const readJson = (content: PublicTimetable) => (JSON.parse(scheduleJson(content, url)) as Written).schedule;
const eventsIn = (content: PublicTimetable) =>
  readJson(content).conference.days.flatMap(({ rooms }) => Object.values(rooms).flat());

interface Element {
  name: string;
  attributes: ReadonlyMap<string, string>;
  parts: Element[];
  text: string;
}

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);
const plain = (text: string) =>
  text.replace(/&(?:#(\d+)|(\w+));/g, (entity, code?: string, name = '') =>
    code === undefined ? (entities.get(name) ?? entity) : String.fromCodePoint(Number(code)),
  );

/** All elements of the document in order. A mark that is not part of one, or an element that ends elsewhere, is an error of the test. */
function readXml(content: PublicTimetable): Element[] {
  const text = scheduleXml(content, url);
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<schedule>/);
  expect(text).not.toMatch(/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u);
  const all: Element[] = [];
  const open: Element[] = [];
  for (const [token] of text.slice(text.indexOf('?>') + 2).matchAll(/<[^<>]*>|[^<>]+|[<>]/g)) {
    const [, end = '', name = '', attributes = ''] = /^<(\/?)(\w+)((?: \w+="[^"]*")*)>$/.exec(token) ?? [];
    const top = open.at(-1);
    if (end !== '') {
      expect(open.pop()?.name).toBe(name);
    } else if (name === '') {
      expect(token).not.toMatch(/[<>]|&(?!(?:#\d+|amp|lt|gt|quot);)/);
      if (top) top.text += plain(token);
    } else {
      const pairs = [...attributes.matchAll(/(\w+)="([^"]*)"/g)].map(
        ([, key = '', value = '']) => [key, plain(value)] as const,
      );
      const element = { name, attributes: new Map(pairs), parts: [], text: '' };
      top?.parts.push(element);
      open.push(element);
      all.push(element);
    }
  }
  expect(open).toEqual([]);
  return all;
}
const named = (all: readonly Element[], name: string) => all.filter((element) => element.name === name);
const partOf = ({ parts }: Element, name: string) => named(parts, name)[0]?.text;

describe('[2.18] the schedule that conference apps read', () => {
  test('has the days of the evenings, with rooms and events', () => {
    const { version, conference } = readJson(released(aNight));
    expect(version).toBe('3');
    expect(conference).toMatchObject({
      acronym: 'wellington_heat',
      start: '2027-05-14',
      end: '2027-05-15',
      daysCount: 2,
      time_zone_name: 'Pacific/Auckland',
    });
    expect(conference.days.map(({ date, day_start: from, day_end: to }) => [date, from, to])).toEqual([
      ['2027-05-14', '2027-05-14T23:55:00+12:00', '2027-05-15T01:35:00+12:00'],
      ['2027-05-15', '2027-05-15T14:00:00+12:00', '2027-05-15T14:10:00+12:00'],
    ]);
    expect(conference.days[0]?.rooms['Main stage']).toMatchObject([
      {
        guid: hashcodeOf(1),
        date: '2027-05-14T23:55:00+12:00',
        start: '23:55',
        duration: '00:10',
        title: 'Tide Pools',
        subtitle: 'Kea College',
      },
      {
        guid: hashcodeOf(2),
        date: '2027-05-15T00:05:00+12:00',
        start: '00:05',
        duration: '01:30',
        title: 'Kea College',
        subtitle: '',
      },
    ]);
    expect(Object.keys(conference.days[1]?.rooms ?? {})).toEqual(['Studio']);
  });

  test('is the same as XML', () => {
    const all = readXml(released(aNight));
    expect(named(all, 'day').map(({ attributes }) => attributes.get('date'))).toEqual([
      '2027-05-14',
      '2027-05-15',
    ]);
    expect(named(all, 'room').map(({ attributes }) => attributes.get('name'))).toContain('Studio');
    const [, , third] = named(all, 'event');
    expect(third?.attributes.get('guid')).toBe(hashcodeOf(3));
    expect(third && [partOf(third, 'title'), partOf(third, 'duration'), partOf(third, 'room')]).toEqual([
      'Rock & <Roll>',
      '00:10',
      'Studio',
    ]);
  });

  test('names the venue of a room where there are several', () => {
    const [first, second] = aNight.performances;
    const performances = [first, second && { ...second, venue: 'Town Hall' }].filter(
      (each) => each !== undefined,
    );
    expect(eventsIn(released({ ...aNight, performances })).map(({ room }) => room)).toEqual([
      'Main stage, Opera House',
      'Main stage, Opera House',
      'Studio, Town Hall',
    ]);
  });

  test.each([
    ['Ōtautahi Final 2027', 'otautahi_final_2027'],
    ['東京', `event_${hashcodeOf(1, 'f').slice(0, 8)}`],
    ['A–B!', `event_${hashcodeOf(1, 'f').slice(0, 8)}`],
  ])('writes %s as %s where only plain letters can be', (name, acronym) => {
    expect(readJson(released(aNight, name)).conference.acronym).toBe(acronym);
  });

  test('gives an event its number for good, and no two the same', () => {
    const ids = (items: Timetable['items']) =>
      new Map(eventsIn(released({ ...aNight, items })).map(({ guid, id }) => [guid, id]));
    const all = ids(aNight.items);
    expect(new Set(all.values()).size).toBe(3);
    for (const [guid, id] of ids(aNight.items.slice(1))) expect(id).toBe(all.get(guid));
    const twins = ['00000010-0000-4000-8000-000000000001', '00000010-0000-4000-8000-000000000002'];
    const same = ids(twins.map((hashcode) => anItem({ hashcode })));
    expect(new Set(same.values()).size).toBe(2);
  });

  test('has every item once in both forms, at its time', () => {
    fc.assert(
      fc.property(timetables, (timetable) => {
        const content = released(timetable);
        const events = eventsIn(content);
        const facts = content.items.map((item) => [
          item.hashcode,
          Date.parse(item.starts_at),
          publicTitle(item),
        ]);
        expect(events.map(({ guid, date, title }) => [guid, Date.parse(date), title]).sort()).toEqual(
          facts.sort(),
        );
        expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
        const xml = named(readXml(content), 'event');
        expect(
          xml.map((event) => [event.attributes.get('guid'), Date.parse(partOf(event, 'date') ?? '')]).sort(),
        ).toEqual(facts.map(([guid, at]) => [guid, at]).sort());
        for (const { duration, guid } of events) {
          const item = content.items.find(({ hashcode }) => hashcode === guid);
          const [hours = 0, minutes = 0] = duration.split(':').map(Number);
          expect((hours * 60 + minutes) * 60_000).toBe(
            Date.parse(item?.ends_at ?? '') - Date.parse(item?.starts_at ?? ''),
          );
        }
      }),
    );
  });
});
