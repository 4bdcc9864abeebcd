import { collectionPath } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo, variantOf } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
let api: TestApi;
let staff: TestClient;
let judge: TestClient;
let participant: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
  participant = await api.loginAs('showquest', 'participant');
  maker = createRecordMaker(api, staff, collections);
});
afterAll(() => api.close());

const unknown = '00000000-0000-4000-8000-000000000000';

/** The hashcodes of a list's answer. */
async function listed(client: TestClient, path: string): Promise<string[]> {
  const { status, body } = await client.call('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list.
  return (body as { results: MadeRecord[] }).results.map(({ hashcode }) => hashcode);
}

async function act(path: string, action: string, target: string): Promise<void> {
  const { status, body } = await staff.call('POST', `${path}/actions`, { action, target });
  expect(status, JSON.stringify(body)).toBe(200);
}

describe('rows', () => {
  it('are listed, read and counted only within reach', async () => {
    const draft = await maker.make('events');
    const open = await maker.make('events');
    await act('callboard/events', 'open_entries', open.hashcode);
    const seen = await listed(judge, 'callboard/events');
    expect(seen).toContain(open.hashcode);
    expect(seen).not.toContain(draft.hashcode);
    const { body } = await judge.call('GET', 'callboard/events/counts?by=status');
    expect(JSON.stringify(body)).not.toContain('draft');
    const hidden = await judge.call('GET', `callboard/events/${draft.hashcode}`);
    const missing = await judge.call('GET', `callboard/events/${unknown}`);
    expect([hidden.status, hidden.body]).toEqual([missing.status, missing.body]);
    expect((await judge.call('GET', `callboard/events/${draft.hashcode}/changes`)).status).toBe(404);
  });

  it('belong to a participant by their own person, for reading and for changing', async () => {
    const mine = await maker.make('entries', { contact: participant.individual });
    const other = await maker.make('entries');
    const path = 'showquest/entries';
    expect(await listed(participant, path)).toEqual([mine.hashcode]);
    expect((await participant.call('GET', `${path}/${other.hashcode}`)).status).toBe(404);
    expect((await participant.call('PATCH', `${path}/${other.hashcode}`, { theme: 'Mine now' })).status).toBe(
      404,
    );
    const patched = await participant.call('PATCH', `${path}/${mine.hashcode}`, { theme: 'Tides' });
    expect([patched.status, patched.body]).toEqual([200, expect.objectContaining({ theme: 'Tides' })]);
    expect((await participant.call('DELETE', `${path}/${mine.hashcode}`)).status).toBe(403);
    expect((await participant.call('POST', path, {})).status).toBe(403);
  });

  it('cannot be given away: a change that takes a record out of one’s rights is refused whole', async () => {
    const mine = await maker.make('entries', { contact: participant.individual });
    const answer = await participant.call('PATCH', `showquest/entries/${mine.hashcode}`, {
      contact: null,
      theme: 'Gone',
    });
    expect(answer.status).toBe(403);
    expect((await staff.call('GET', `showquest/entries/${mine.hashcode}`)).body).toEqual(mine);
  });

  it('can be seen by those who cannot change them: 403, while what they cannot see is 404', async () => {
    const region = await maker.make('regions');
    expect((await judge.call('PATCH', `callboard/regions/${region.hashcode}`, { name: 'X' })).status).toBe(
      403,
    );
    expect((await judge.call('DELETE', `callboard/regions/${region.hashcode}`)).status).toBe(403);
    expect((await participant.call('GET', 'user')).status).toBe(403);
  });

  it('that are seen and not to be changed stay as they are in bulk too', async () => {
    const mine = await maker.make('entries', { contact: participant.individual });
    const other = await maker.make('entries');
    const { status, body } = await participant.call('PATCH', 'showquest/entries', {
      bulk_patch: [mine, other].map(({ hashcode }) => ({ hashcode, theme: 'Ours' })),
    });
    expect(status).toBe(207);
    expect(body).toEqual({
      results: [
        { hashcode: mine.hashcode, success: true },
        { hashcode: other.hashcode, success: false, error: 'No item found' },
      ],
    });
    expect((await staff.call('GET', `showquest/entries/${other.hashcode}`)).body).toEqual(other);
  });
});

describe('fields', () => {
  it('that a role cannot read are neither sent, sorted, filtered, selected nor counted by', async () => {
    const venue = await maker.make('venues', { staff_notes: 'The key is under the mat' });
    const { body } = await judge.call('GET', `callboard/venues/${venue.hashcode}`);
    expect(body).not.toHaveProperty('staff_notes');
    expect(body).toHaveProperty('access_notes');
    const refused = await judge.call(
      'GET',
      'callboard/venues?staff_notes__contains=key&fields=staff_notes&ordering=staff_notes',
    );
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body ?? {})).toEqual(
      expect.arrayContaining(['fields', 'ordering', 'staff_notes__contains']),
    );
    const entries = await judge.call('GET', `showquest/entries?contact=${participant.individual}`);
    expect([entries.status, entries.body]).toMatchObject([
      400,
      { contact: ['This is not a filter of this list'] },
    ]);
    expect((await judge.call('GET', 'showquest/entries/counts?by=contact')).status).toBe(400);
  });

  it('that a role cannot read are not found by its search', async () => {
    const secret = 'Quokkaberg';
    await staff.call('PATCH', `individual/individuals/${judge.individual}`, {
      email: `${secret}@example.org`,
    });
    expect(await listed(staff, `individual/individuals?search=${secret}`)).toEqual([judge.individual]);
    expect(await listed(judge, `individual/individuals?search=${secret}`)).toEqual([]);
    expect(await listed(judge, 'individual/individuals?search=judge')).toEqual([judge.individual]);
  });

  it.each(['theatre', 'T}%2B@v5', 'ß'])('can be searched by anyone who reads any: %s', async (words) => {
    const served = collections
      .map((each) => variantOf(each, 'showquest'))
      .filter((each) => isServedTo(each, 'showquest'));
    for (const each of served.filter(({ never }) => !never?.includes('read'))) {
      for (const client of [staff, judge, participant]) {
        const path = `${collectionPath(each, 21)}?search=${encodeURIComponent(words)}`;
        expect([200, 403], path).toContain((await client.call('GET', path)).status);
      }
    }
  });

  it('that a role cannot read are left out of the history', async () => {
    const venue = await maker.make('venues');
    await staff.call('PATCH', `callboard/venues/${venue.hashcode}`, {
      staff_notes: 'Ring twice',
      capacity: 321,
    });
    const { body } = await judge.call('GET', `callboard/venues/${venue.hashcode}/changes`);
    expect(JSON.stringify(body)).toContain('321');
    expect(JSON.stringify(body)).not.toContain('Ring twice');
  });

  it('that a role cannot write are refused by name, as unknown ones are', async () => {
    const mine = await maker.make('entries', { contact: participant.individual });
    const path = `showquest/entries/${mine.hashcode}`;
    for (const field of ['staff_notes', 'status', 'hashcode', 'version', 'tenant', 'nonsense', 'qed_model']) {
      const { status, body } = await participant.call('PATCH', path, { [field]: 'x' });
      expect([status, body]).toMatchObject([
        400,
        { [field]: ['This field does not exist or cannot be changed'] },
      ]);
    }
  });

  it('that hide give the same answers for any value', async () => {
    const venue = await maker.make('venues', { staff_notes: 'one' });
    const requests = [
      'callboard/venues',
      'callboard/venues?search=one',
      `callboard/venues/${venue.hashcode}?fields=name`,
    ];
    const without = (body: unknown): string =>
      JSON.stringify(body).replace(/"(version|modified)":[^,]+,/g, '');
    const ask = async () =>
      Promise.all(requests.map(async (path) => without((await judge.call('GET', path)).body)));
    const before = await ask();
    await staff.call('PATCH', `callboard/venues/${venue.hashcode}`, { staff_notes: 'another' });
    expect(await ask()).toEqual(before);
  });
});

describe('references', () => {
  it('to what is missing, foreign or not permitted are refused alike, on their field', async () => {
    const [foreign] = await api.asOwner<{ hashcode: string }>(
      `INSERT INTO regions (tenant, name) VALUES ('rockquest', 'Elsewhere') RETURNING hashcode`,
    );
    for (const region of [unknown, foreign?.hashcode]) {
      const draft = { name: `Venue of ${region}`, time_zone: 'Pacific/Auckland', region };
      const { status, body } = await staff.call('POST', 'callboard/venues', draft);
      expect([status, body]).toMatchObject([400, { region: ['No item found'] }]);
    }
    const mine = await maker.make('entries', { contact: participant.individual });
    const draft = await maker.make('events');
    const { status, body } = await participant.call('PATCH', `showquest/entries/${mine.hashcode}`, {
      event: draft.hashcode,
    });
    expect([status, body]).toMatchObject([400, expect.objectContaining({ event: ['No item found'] })]);
  });

  it('show no title of a target that is not permitted', async () => {
    const event = await maker.make('events', { name: 'Secret plan' });
    await maker.make('entries', {
      contact: participant.individual,
      event: event.hashcode,
      performance: null,
    });
    const { body } = await participant.call('GET', `showquest/entries?event=${event.hashcode}`);
    expect(body).toMatchObject({
      count: 1,
      results: [{ event: { hashcode: event.hashcode, title: '' } }],
    });
    expect(JSON.stringify(body)).not.toContain('Secret plan');
  });

  it('within another must share it, also when only the shared one changes', async () => {
    const [here, there] = [await maker.make('venues'), await maker.make('venues')];
    const space = await maker.make('spaces', { venue: here.hashcode });
    const event = await maker.make('events');
    const given = { event: event.hashcode, venue: there.hashcode, space: space.hashcode };
    const draft = await maker.draftOf(collectionNamed('performances'), given);
    const refused = await staff.call('POST', 'callboard/performances', draft);
    expect([refused.status, refused.body]).toMatchObject([400, { space: ['No item found'] }]);
    const performance = await maker.make('performances', { ...given, venue: here.hashcode });
    const path = `callboard/performances/${performance.hashcode}`;
    const moved = await staff.call('PATCH', path, { venue: there.hashcode });
    expect([moved.status, moved.body]).toMatchObject([400, { space: ['No item found'] }]);
  });
});
