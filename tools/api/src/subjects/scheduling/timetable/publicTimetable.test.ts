import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import {
  timetableFilePath,
  timetableFiles,
  type PublicTimetable,
  type TimetableFile,
} from '@callboard/api-contract/scheduling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../../testKit/makeRecords';
import { made, move } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
let event: MadeRecord;
let performance: MadeRecord;
const acts: string[] = [];
const at = (minutes: number) => new Date(Date.parse('2027-05-14T07:00:00Z') + minutes * 60_000).toISOString();

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
  const venue = await maker.make('venues', { name: 'Opera House', time_zone: 'Pacific/Chatham' });
  const space = await maker.make('spaces', { venue: venue.hashcode, name: 'Main stage' });
  const school = await maker.make('organizationStructures', { name: 'Kea College', kind: 'school' });
  event = await maker.make('events', { name: 'Wellington Heat', slot_minutes: 10 });
  performance = await maker.make('performances', {
    name: 'Evening show',
    event: event.hashcode,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: at(0),
    ends_at: at(120),
  });
  for (const [nth, name] of ['Tide Pools', 'Solo by Aroha Ngata'].entries()) {
    const draft = {
      name,
      section: 'open',
      members_count: 1,
      event: event.hashcode,
      organisation: school.hashcode,
    };
    const entry = made(await staff.call('POST', 'showquest/entries', draft));
    for (const action of ['submit', 'accept']) expect((await move(staff, entry, action)).status).toBe(200);
    await place(entry, at(nth * 10));
    acts.push(entry);
  }
  await maker.make('participants', { event: event.hashcode, entry: acts[1], name: 'Aroha Ngata' });
  await maker.make('timeSlots', {
    kind: 'rehearsal',
    name: 'Sound check of Aroha',
    event: event.hashcode,
    entry: acts[0],
    away: null,
    performance: performance.hashcode,
    slot_starts_at: at(60),
    minutes: 10,
  });
});
afterAll(() => api.close());

async function place(entry: string, from: string | null) {
  const slot = { performance: from && performance.hashcode, slot_starts_at: from };
  const answer = await staff.call('PATCH', `showquest/entries/${entry}`, slot);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
async function act(action: string, data?: object) {
  const call = { action, target: event.hashcode, ...(data && { data }) };
  const answer = await staff.call('POST', 'callboard/events/actions', call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const release = (isPublic: boolean) => act('release_timetable', { notify: 'no_one', is_public: isPublic });

const ask = (tenant: TenantCode = 'showquest', etag?: string) =>
  api.app.inject({
    url: `${apiPrefix()}timetable/${event.hashcode}`,
    headers: { domain: tenant, ...(etag !== undefined && { 'if-none-match': etag }) },
  });
const askFile = (file: TimetableFile, tenant = 'showquest', etag?: string) =>
  api.app.inject({
    url: `${apiPrefix()}${timetableFilePath(event.hashcode, file)}?tenant=${tenant}`,
    headers: etag === undefined ? {} : { 'if-none-match': etag },
  });
const statuses = async () => [
  (await ask()).statusCode,
  ...(await Promise.all(timetableFiles.map(async (file) => (await askFile(file)).statusCode))),
];
const timetable = async () => (await ask()).json<{ data: PublicTimetable }>().data;
/** A server answers with what it read in the last two seconds. */
const soon = { timeout: 20_000, interval: 500 };

describe('[2.18] [1.10] the timetable of an event for everyone', () => {
  it('is there once a release of it is public, and its event is', async () => {
    const missing = [404, 404, 404, 404];
    await act('open_entries');
    expect(await statuses()).toEqual(missing);
    await release(false);
    expect(await statuses()).toEqual(missing);
    await release(true);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
  });

  it('is unknown at other tenants, and for what is no event', async () => {
    expect((await ask('rockquest')).statusCode).toBe(404);
    for (const file of timetableFiles) {
      expect((await askFile(file, 'rockquest')).statusCode).toBe(404);
      expect((await askFile(file, 'no_one')).statusCode).toBe(404);
      const other = `${apiPrefix()}${timetableFilePath('nothing', file)}?tenant=showquest`;
      expect((await api.app.inject({ url: other })).statusCode).toBe(404);
    }
  });

  it('shows acts and schools, no people, no rehearsals and no entries', async () => {
    expect(await timetable()).toMatchObject({
      event: { hashcode: event.hashcode, name: 'Wellington Heat' },
      number: 2,
      performances: [
        {
          hashcode: performance.hashcode,
          title: 'Evening show',
          venue: 'Opera House',
          space: 'Main stage',
          zone: 'Pacific/Chatham',
          day: '2027-05-14',
          starts_at: '2027-05-14T07:00:00Z',
        },
      ],
      items: [
        { kind: 'entry', name: 'Tide Pools', school: 'Kea College', starts_at: '2027-05-14T07:00:00Z' },
        // It is named after the one who plays it.
        { kind: 'entry', name: null, school: 'Kea College', starts_at: '2027-05-14T07:10:00Z' },
      ],
    });
    for (const { body } of [
      await ask(),
      ...(await Promise.all(timetableFiles.map((file) => askFile(file)))),
    ]) {
      expect(body).toContain('Tide Pools');
      expect(body).not.toMatch(/Aroha|Sound check|rehearsal/);
      for (const entry of acts) expect(body).not.toContain(entry);
    }
  });

  it('is there as files for conference apps and calendars, with the address of its page', async () => {
    const [json, xml, ics] = await Promise.all(timetableFiles.map((file) => askFile(file)));
    expect(json?.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(xml?.headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(ics?.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(xml?.body).toContain('<title>Tide Pools</title>');
    expect(ics?.body).toContain('DTSTART;TZID=Pacific/Chatham:20270514T194500\r\n');
    expect(json?.body).toMatch(new RegExp(`showquest[^"]*/timetable/${event.hashcode}"`));
  });

  it('is kept by caches, and then read by its name', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('public, max-age=60');
    expect((await ask('showquest', String(headers.etag))).statusCode).toBe(304);
    for (const file of timetableFiles) {
      const answer = await askFile(file);
      expect(answer.headers['cache-control']).toBe('public, max-age=300');
      expect((await askFile(file, 'showquest', String(answer.headers.etag))).statusCode).toBe(304);
    }
  });

  it('is as it was released, whatever staff move afterwards', async () => {
    await place(acts[0] ?? '', at(30));
    // Longer than a server answers with what it read before.
    // oxlint-disable-next-line callboard/refused-in-fast-tests -- nothing changes, so there is nothing to wait for
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect((await timetable()).items[0]?.starts_at).toBe('2027-05-14T07:00:00Z');
    await release(true);
    await expect.poll(async () => (await timetable()).number, soon).toBe(3);
    expect((await timetable()).items[1]).toMatchObject({
      name: 'Tide Pools',
      starts_at: '2027-05-14T07:30:00Z',
    });
  });

  it('cancels in calendars what a later release has not', async () => {
    const { items } = await timetable();
    const gone = items.find(({ name }) => name === 'Tide Pools')?.hashcode;
    await place(acts[0] ?? '', null);
    await release(true);
    await expect
      .poll(async () => (await askFile('timetable.ics')).body, soon)
      .toContain(`UID:${gone}@callboard\r\nDTSTAMP:`);
    await expect.poll(async () => (await askFile('timetable.ics')).body, soon).toContain('STATUS:CANCELLED');
    const { body } = await askFile('timetable.ics');
    const events = body.split('BEGIN:VEVENT').slice(1);
    expect(events).toHaveLength(2);
    expect(events.find((each) => each.includes(String(gone)))).toMatch(/SEQUENCE:3\r\nSTATUS:CANCELLED/);
    expect(body).not.toMatch(/Aroha|Sound check/);
  });

  it('is named at the season, until a release is not public', async () => {
    const isNamed = async () => {
      const { body } = await staff.call('GET', 'season');
      // The contract's envelope of a query.
      const { events } = (body as { data: { events: { hashcode: string; has_timetable: boolean }[] } }).data;
      return events.find(({ hashcode }) => hashcode === event.hashcode)?.has_timetable;
    };
    expect(await isNamed()).toBe(true);
    await release(false);
    expect(await isNamed()).toBe(false);
    await expect.poll(statuses, soon).toEqual([404, 404, 404, 404]);
  });
});
