import { apiPrefix, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { Foyer } from '@callboard/api-contract/scheduling';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord } from '../../testKit/makeRecords';
import { made, move } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let event: MadeRecord;
let performance: MadeRecord;
let band: string;
let solo: string;
const minute = 60_000;
const begun = Math.floor(Date.now() / minute) * minute - 30 * minute;
const at = (minutes: number) => new Date(begun + minutes * minute).toISOString();

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
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
  band = await act('Tide Pools', 0);
  solo = await act('Solo by Aroha Ngata', 10);
  await maker.make('participants', { event: event.hashcode, entry: solo, name: 'Aroha Ngata' });

  async function act(name: string, from: number): Promise<string> {
    const draft = {
      name,
      section: 'open',
      members_count: 1,
      event: event.hashcode,
      organisation: school.hashcode,
    };
    const entry = made(await staff.call('POST', 'showquest/entries', draft));
    for (const action of ['submit', 'accept']) expect((await move(staff, entry, action)).status).toBe(200);
    const slot = { performance: performance.hashcode, slot_starts_at: at(from) };
    expect((await staff.call('PATCH', `showquest/entries/${entry}`, slot)).status).toBe(200);
    return entry;
  }
});
afterAll(() => api.close());

const ask = (tenant: TenantCode = 'showquest', etag?: string) =>
  api.app.inject({
    url: `${apiPrefix()}foyer/${performance.hashcode}`,
    headers: { domain: tenant, ...(etag !== undefined && { 'if-none-match': etag }) },
  });
const show = (isOn: boolean) =>
  staff.call('PATCH', `callboard/performances/${performance.hashcode}`, { on_foyer_screens: isOn });
const foyer = async () => {
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: Foyer }>().data;
};

describe('[2.18] the night of a performance in the foyer', () => {
  it('is there once it was announced, its event is public and staff show it', async () => {
    expect((await ask()).statusCode).toBe(404);
    expect((await show(true)).status).toBe(200);
    expect((await ask()).statusCode).toBe(404);
    await staff.call('POST', 'callboard/performances/actions', {
      action: 'schedule',
      target: performance.hashcode,
    });
    expect((await ask()).statusCode).toBe(404);
    await staff.call('POST', 'callboard/events/actions', { action: 'open_entries', target: event.hashcode });
    expect((await ask()).statusCode).toBe(200);
    expect((await ask('rockquest')).statusCode).toBe(404);
  });

  it('shows acts and schools, and no people', async () => {
    const data = await foyer();
    expect(data).toMatchObject({
      performance: { title: 'Evening show', status: 'scheduled' },
      event: 'Wellington Heat',
      venue: 'Opera House',
      space: 'Main stage',
      zone: 'Pacific/Chatham',
      is_over: false,
      items: [
        { kind: 'entry', name: 'Tide Pools', school: 'Kea College', state: 'to_come', from: at(0) },
        // It is named after the one who plays it.
        { kind: 'entry', name: null, school: 'Kea College', state: 'to_come' },
      ],
    });
    expect(data.late_minutes).toBeGreaterThanOrEqual(30);
    expect(JSON.stringify(data)).not.toContain('Aroha');
  });

  it('[1.10] follows the steps of the show, and does not name what did not come', async () => {
    for (const [step, item, made_at] of [
      ['start', band, at(0)],
      ['no_show', solo, at(5)],
    ]) {
      const data = { hashcode: randomUUID(), step, item, made_at };
      const call = { action: 'call_show', target: performance.hashcode, data };
      expect((await staff.call('POST', 'callboard/performances/actions', call)).status).toBe(200);
    }
    await expect
      .poll(async () => (await foyer()).items.map(({ state, expected }) => ({ state, expected })), {
        interval: 250,
      })
      .toEqual([
        { state: 'on', expected: at(0) },
        { state: 'out', expected: null },
      ]);
  });

  it('is kept by caches for two seconds, and then read by its name', async () => {
    const { headers } = await ask();
    expect(headers['cache-control']).toBe('public, max-age=2');
    // A minute can end between the two.
    await expect
      .poll(async () => (await ask('showquest', String((await ask()).headers.etag))).statusCode)
      .toBe(304);
  });

  it('is gone when staff show it no more', async () => {
    await show(false);
    await expect.poll(async () => (await ask()).statusCode, { interval: 250 }).toBe(404);
  });
});
