import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
const entries = 'showquest/entries';
const people = 'showquest/participants';
let api: TestApi;
let staff: TestClient;
let entrant: TestClient;
let maker: RecordMaker;
let open: MadeRecord;
let closed: MadeRecord;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  entrant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collections);
  open = await makeEvent(60_000_000);
  closed = await makeEvent(-1_000);
});
afterAll(() => api.close());

/** An event whose entries close so many milliseconds from now. */
async function makeEvent(milliseconds: number): Promise<MadeRecord> {
  const closes = new Date(Date.now() + milliseconds).toISOString();
  const event = await maker.make('events', { entries_close: closes });
  await act(staff, 'callboard/events', 'open_entries', event.hashcode);
  return event;
}

async function act(client: TestClient, path: string, action: string, target: string): Promise<void> {
  // A school gives a reason when its entry leaves.
  const data = path === entries && action === 'withdraw' ? { data: { reason: 'We are ill.' } } : {};
  const { status, body } = await client.call('POST', `${path}/actions`, { action, target, ...data });
  expect(status, JSON.stringify(body)).toBe(200);
}

/** The entrant's own act for an event, after these actions of staff. */
async function enter(event: MadeRecord, actions: readonly string[]): Promise<MadeRecord> {
  const given = { event: event.hashcode, contact: entrant.individual, performance: null };
  const entry = await maker.make('entries', given);
  for (const action of actions) await act(staff, entries, action, entry.hashcode);
  return entry;
}

const patch = (client: TestClient, { hashcode }: MadeRecord, body: object, path = entries) =>
  client.call('PATCH', `${path}/${hashcode}`, body);
const read = async ({ hashcode }: MadeRecord, path = entries) =>
  (await staff.call('GET', `${path}/${hashcode}`)).body;

const changes: readonly [string, unknown][] = [
  ['members_count', 499],
  ['name', 'Another name'],
  ['organisation', null],
  ['notes', 'By bus'],
  ['theme', 'Tides'],
  ['contact', null],
];

describe('[6.8] an entry that was decided on', () => {
  it.each([
    ['accepted', ['submit', 'accept'], 'Accepted'],
    ['waitlisted', ['submit', 'waitlist'], 'Waiting list'],
    ['declined', ['submit', 'decline'], 'Declined'],
    ['withdrawn', ['submit', 'accept', 'withdraw'], 'Withdrawn'],
  ])('is no longer changed by anyone who entered it: %s', async (_status, actions, label) => {
    const entry = await enter(open, actions);
    const before = await read(entry);
    for (const [field, value] of changes) {
      const { status, body } = await patch(entrant, entry, { [field]: value });
      expect([status, body], field).toMatchObject([
        403,
        { detail: `The status of this act is “${label}”, so only the office can make this change.` },
      ]);
    }
    const many = await entrant.call('PATCH', entries, {
      bulk_patch: [{ hashcode: entry.hashcode, members_count: 2 }],
    });
    expect([many.status, JSON.stringify(many.body)]).toEqual([
      207,
      expect.stringContaining('only the office'),
    ]);
    expect(await read(entry)).toEqual(before);
    expect((await patch(staff, entry, { members_count: 499 })).status).toBe(200);
  });

  it('takes a save that changes nothing', async () => {
    const entry = await enter(open, ['submit', 'accept']);
    expect((await patch(entrant, entry, { name: entry['name'] })).status).toBe(200);
  });
});

describe('[6.8] an entry that is not yet decided on', () => {
  it('is changed by anyone who entered it until entries close, but for where and when it is performed', async () => {
    for (const actions of [[], ['submit']]) {
      const entry = await enter(open, actions);
      expect((await patch(entrant, entry, { members_count: 12, theme: 'Ours' })).status).toBe(200);
      for (const field of ['performance', 'slot_starts_at', 'region']) {
        const { status, body } = await patch(entrant, entry, { [field]: null });
        expect([status, Object.keys(body ?? {})]).toEqual([400, [field, '$problems']]);
      }
    }
  });

  it('stays as it was submitted once entries close, by their time or by hand, while a draft can be finished', async () => {
    const byHand = await makeEvent(60_000_000);
    const entry = await enter(byHand, ['submit']);
    await act(staff, 'callboard/events', 'close_entries', byHand.hashcode);
    for (const submitted of [entry, await enter(closed, ['submit'])]) {
      const { status, body } = await patch(entrant, submitted, { members_count: 3 });
      expect([status, body]).toMatchObject([
        403,
        { detail: 'The time to change this act is over, so only the office can do it.' },
      ]);
    }
    expect((await patch(entrant, await enter(closed, []), { members_count: 3 })).status).toBe(200);
  });

  it('cannot be moved to an event whose entries are closed', async () => {
    const entry = await enter(open, ['submit']);
    expect((await patch(entrant, entry, { event: closed.hashcode })).status).toBe(403);
    expect((await patch(staff, entry, { event: closed.hashcode })).status).toBe(200);
  });

  it('is withdrawn by anyone who entered it, regardless of what can be changed', async () => {
    const entry = await enter(closed, []);
    await act(staff, entries, 'submit', entry.hashcode);
    await act(staff, entries, 'accept', entry.hashcode);
    const withdrawal = { action: 'withdraw', target: entry.hashcode, data: { reason: 'The teacher left.' } };
    expect((await entrant.call('POST', `${entries}/actions`, withdrawal)).status).toBe(200);
    expect(await read(entry)).toMatchObject({ status: 'withdrawn' });
  });

  it('is decided on as it is stored, not as it was when the change was sent', async () => {
    const entry = await enter(open, ['submit']);
    const [accepted, patched] = await Promise.all([
      staff.call('POST', `${entries}/actions`, { action: 'accept', target: entry.hashcode }),
      patch(entrant, entry, { members_count: 77 }),
    ]);
    expect(accepted.status).toBe(200);
    // As the API reads it.
    const { version, members_count: members } = (await read(entry)) as MadeRecord;
    // Either the change came first, or it was refused.
    expect([patched.status, members, version]).toEqual(
      patched.status === 200 ? [200, 77, 4] : [403, entry['members_count'], 3],
    );
  });
});

describe('[6.8] a team of a tenant that takes no changes after submission', () => {
  it('is changed by anyone who entered it while it is a draft alone', async () => {
    const office = await api.loginAs('basketball', 'staff');
    const coach = await api.loginAs('basketball', 'participant');
    const teams = createRecordMaker(api, office, collections);
    const event = await teams.make('events', { entries_close: new Date(Date.now() + 6e7).toISOString() });
    await act(office, 'callboard/events', 'open_entries', event.hashcode);
    const given = { event: event.hashcode, contact: coach.individual, performance: null };
    const team = await teams.make('entries', given);
    const path = 'submission/entries';
    expect((await patch(coach, team, { members_count: 9 }, path)).status).toBe(200);
    await act(coach, path, 'submit', team.hashcode);
    const { status, body } = await patch(coach, team, { members_count: 10 }, path);
    expect([status, body]).toMatchObject([
      403,
      { detail: 'The status of this team is “Submitted”, so only the office can make this change.' },
    ]);
  });
});

describe('[6.8] what is known of a person in an entry', () => {
  it('is corrected by themselves until they are confirmed; photos are their guardian’s to answer', async () => {
    const { hashcode } = await enter(open, ['submit']);
    const own = { event: open.hashcode, entry: hashcode, individual: entrant.individual };
    const person = await maker.make('participants', { ...own, year_level: 9 });
    expect((await patch(entrant, person, { name: 'Right', year_level: 10 }, people)).status).toBe(200);
    expect((await patch(entrant, person, { individual: null }, people)).status).toBe(400);
    await act(entrant, people, 'confirm', person.hashcode);
    const refused = await patch(entrant, person, { year_level: 13 }, people);
    expect([refused.status, refused.body]).toMatchObject([
      403,
      { detail: 'The status of this performer is “Confirmed”, so only the office can make this change.' },
    ]);
    for (const client of [entrant, staff])
      expect((await patch(client, person, { photo_consent: false }, people)).status).toBe(400);
    expect((await patch(staff, person, { year_level: 12 }, people)).status).toBe(200);
  });
});
