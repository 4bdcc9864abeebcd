import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { DraftTimetable } from '@callboard/api-contract/scheduling';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createRecordMaker,
  type MadeRecord,
  type RecordMaker,
  type Values,
} from '../../../testKit/makeRecords';
import { listOf, makeEntry, makeEvent, move } from '../../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let contact: TestClient;
let maker: RecordMaker;
let event: string;
let show: MadeRecord;
const acts: string[] = [];

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  contact = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed), 900);
  event = await makeEvent(staff);
  const venue = await maker.make('venues', { time_zone: 'Pacific/Chatham' });
  const space = await maker.make('spaces', { venue: venue.hashcode, name: 'Main Stage' });
  show = await maker.make('performances', {
    event,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: '2026-05-20T07:00:00Z',
    ends_at: '2026-05-20T09:00:00Z',
  });
  for (const name of ['Tides', 'Reef']) {
    const act = await makeEntry(staff, contact, event, name);
    for (const action of ['submit', 'accept']) expect((await move(staff, act, action)).status).toBe(200);
    acts.push(act);
  }
});
afterAll(() => api.close());

/** Gives acts their times, or takes them away. */
async function arrange(times: readonly (readonly [act: number, minute: number | null])[]) {
  const changes: Values[] = [];
  for (const [nth, minute] of times) {
    const { body } = await staff.call('GET', `showquest/entries/${acts[nth]}`);
    const at = (minutes: number) =>
      new Date(Date.parse('2026-05-20T07:00:00Z') + minutes * 60_000).toISOString();
    changes.push({
      entry: acts[nth],
      // The answer is a record.
      version: (body as Values)['version'],
      performance: minute === null ? null : show.hashcode,
      slot_starts_at: minute === null ? null : at(minute),
      slot_ends_at: minute === null ? null : at(minute + 10),
    });
  }
  const answer = await act('arrange_slots', { changes });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

const act = (action: string, data: Values, client = staff) =>
  client.call('POST', 'callboard/events/actions', { action, target: event, data });
const release = (notified: string, client = staff) =>
  act('release_timetable', { notify: notified, is_public: false }, client);

async function timetables(client = staff): Promise<DraftTimetable> {
  const { body } = await client.call('GET', `draft_timetable?event=${event}`);
  // The contract's envelope of a query.
  return (body as { data: DraftTimetable }).data;
}

async function news() {
  const { results } = await listOf(contact);
  return results.filter(({ kind }) => kind === 'callChanged').map(({ facts }) => facts);
}

describe('[2.18] [1.10] the timetable of an event', () => {
  it('is not released while nothing has a time', async () => {
    const refused = await release('no_one');
    expect(refused.status).toBe(400);
    expect(JSON.stringify(refused.body)).toContain('Nothing has a time yet');
  });

  it('notifies no one of what is tried out', async () => {
    await arrange([
      [0, 10],
      [1, 20],
    ]);
    expect((await timetables()).draft.items).toMatchObject([
      { entry: acts[0], performance: show.hashcode },
      { entry: acts[1] },
    ]);
    expect((await timetables()).released).toBeNull();
    expect(await news()).toEqual([]);
  });

  it('is for the office alone until then, and released by no one else', async () => {
    expect((await contact.call('GET', `draft_timetable?event=${event}`)).status).toBe(403);
    expect((await release('no_one', contact)).status).toBe(403);
  });

  it('[2.41] is released once, with one notification of all the acts of a contact', async () => {
    expect((await release('changed')).status).toBe(200);
    const { draft, released } = await timetables();
    expect(released).toMatchObject({ number: 1, is_public: false, content: draft });
    await expect.poll(news).toHaveLength(1);
    const [facts] = await news();
    expect(facts).toMatchObject({ zone: 'Pacific/Chatham', startsAt: '' });
    expect(JSON.parse(String(facts?.['calls']))).toEqual([
      { name: expect.any(String), at: expect.stringContaining('2026-05-20T07:10:00'), place: 'Main Stage' },
      { name: expect.any(String), at: expect.stringContaining('2026-05-20T07:20:00'), place: 'Main Stage' },
    ]);
    const { body } = await staff.call('GET', `callboard/events/${event}`);
    expect(body).toMatchObject({ timetable_number: 1 });
  });

  it('is not released again as it is', async () => {
    const again = await release('changed');
    expect([again.status, JSON.stringify(again.body)]).toEqual([
      400,
      expect.stringContaining('Nothing has changed'),
    ]);
  });

  it('[2.41] notifies of the acts alone whose call changed', async () => {
    await arrange([[1, 40]]);
    expect(await news()).toHaveLength(1);
    expect((await release('changed')).status).toBe(200);
    await expect.poll(news).toHaveLength(2);
    const last = (await news()).find(({ calls }) => calls === '');
    expect(Date.parse(String(last?.['startsAt']))).toBe(Date.parse('2026-05-20T07:40:00Z'));
    expect(last).toMatchObject({ place: 'Main Stage' });
  });

  it('[2.41] says that an act has no time any more, and can be silent', async () => {
    await arrange([[1, null]]);
    expect((await release('no_one')).status).toBe(200);
    expect(await news()).toHaveLength(2);
    await arrange([
      [0, null],
      [1, 50],
    ]);
    expect((await release('changed')).status).toBe(200);
    await expect.poll(news).toHaveLength(3);
    const both = (await news())
      .filter(({ calls }) => calls !== '')
      .map(({ calls }) => JSON.parse(String(calls)));
    expect(both).toContainEqual(expect.arrayContaining([expect.objectContaining({ at: '' })]));
  });

  it('keeps each release as it was', async () => {
    const { body } = await staff.call('GET', `schedule/timetable_releases?event=${event}`);
    expect(body).toMatchObject({
      results: [{ number: 4 }, { number: 3, notified: 'no_one' }, { number: 2 }, { number: 1 }],
    });
    const [newest] = (body as { results: MadeRecord[] }).results;
    for (const method of ['PATCH', 'DELETE'] as const)
      expect((await staff.call(method, `schedule/timetable_releases/${newest?.hashcode}`, {})).status).toBe(
        403,
      );
  });

  it('is not undone: what was sent is sent', async () => {
    await arrange([[0, 0]]);
    const answer = await release('no_one');
    expect(answer.status).toBe(200);
    expect(Object(answer.body).change_set ?? null).toBeNull();
  });
});
