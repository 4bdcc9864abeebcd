import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  const admin = await api.loginAs('showquest', 'admin');
  maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

const path = 'callboard/performances';
const later = '2027-05-14T19:00:00+12:00';
const ends = '2027-05-14T22:00:00+12:00';

async function patch({ hashcode }: MadeRecord, body: object) {
  return staff.call('PATCH', `${path}/${hashcode}`, body);
}

async function history({ hashcode }: MadeRecord): Promise<unknown> {
  return (await staff.call('GET', `${path}/${hashcode}/changes`)).body;
}

describe('[5.21] a performance that is moved', () => {
  it('asks for a reason', async () => {
    const performance = await maker.make('performances');
    for (const starts_at_reason of [undefined, '', '  ', null]) {
      const refused = await patch(performance, { starts_at: later, ends_at: ends, starts_at_reason });
      expect(refused).toMatchObject({ status: 400, body: { starts_at_reason: ['Reason is required'] } });
    }
    const [read, log] = [
      await staff.call('GET', `${path}/${performance.hashcode}`),
      await history(performance),
    ];
    expect(read.body).toEqual(performance);
    expect(log).toMatchObject({ count: 1 });
  });

  it('keeps the reason next to its change, and not in the record', async () => {
    const performance = await maker.make('performances');
    const starts_at_reason = ' The hall has no power. ';
    const moved = await patch(performance, {
      starts_at: later,
      ends_at: ends,
      starts_at_reason,
      name: 'Moved',
    });
    expect(moved.status, JSON.stringify(moved.body)).toBe(200);
    expect(moved.body).not.toHaveProperty('starts_at_reason');
    expect(await history(performance)).toMatchObject({
      results: [
        {
          fields: [
            { field: 'name', after: 'Moved' },
            { field: 'starts_at', reason: 'The hall has no power.' },
            { field: 'ends_at' },
          ],
        },
        { kind: 'create' },
      ],
    });
    const undone = await staff.call('POST', 'changes/actions', {
      action: 'undo',
      target: moved.headers['change-set'],
    });
    expect(undone.status).toBe(200);
    expect((await staff.call('GET', `${path}/${performance.hashcode}`)).body).toMatchObject({
      starts_at: performance['starts_at'],
    });
  });

  it('asks for none where nothing moves: the same moment, another field, a new record', async () => {
    const performance = await maker.make('performances');
    const same = new Date(String(performance['starts_at'])).toISOString();
    expect((await patch(performance, { starts_at: same })).status).toBe(200);
    expect((await patch(performance, { name: 'Another name' })).status).toBe(200);
  });

  it('takes 300 letters at most, of what can be saved', async () => {
    const performance = await maker.make('performances');
    const refused = async (starts_at_reason: unknown) =>
      (await patch(performance, { starts_at: later, ends_at: ends, starts_at_reason })).body;
    expect(await refused('x'.repeat(301))).toMatchObject({
      starts_at_reason: ['The maximum length allowed is 300'],
    });
    expect(await refused('a\0b')).toMatchObject({ starts_at_reason: expect.any(Array) });
    expect(await refused(7)).toMatchObject({ starts_at_reason: expect.any(Array) });
  });

  it('asks each of several by itself, and keeps each reason where it belongs', async () => {
    const several = [
      await maker.make('performances'),
      await maker.make('performances'),
      await maker.make('performances'),
    ];
    const [one, two, three] = several.map(({ hashcode }) => hashcode);
    const on = (day: number) => ({
      starts_at: `2027-06-0${day}T19:00:00+12:00`,
      ends_at: `2027-06-0${day}T22:00:00+12:00`,
    });
    const { body } = await staff.call('PATCH', path, {
      bulk_patch: [
        { hashcode: one, ...on(1), starts_at_reason: 'First' },
        { hashcode: two, ...on(2) },
        { hashcode: three, name: 'Not moved' },
      ],
    });
    expect(body).toMatchObject({ results: [{ success: true }, { success: false }, { success: true }] });
    const logs = await Promise.all(several.map(history));
    expect(logs.map((log) => JSON.stringify(log).includes('First'))).toEqual([true, false, false]);
  });

  it('is no field of a create', async () => {
    const draft = await maker.draftOf(collectionNamed('performances'));
    const { status, body } = await staff.call('POST', path, { ...draft, starts_at_reason: 'Because' });
    expect(status).toBe(400);
    expect(body).toHaveProperty('starts_at_reason');
  });
});
