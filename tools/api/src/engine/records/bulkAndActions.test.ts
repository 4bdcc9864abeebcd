import { limits } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

const collections = collectionNames.map(collectionNamed);
const regions = 'callboard/regions';
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collections);
});
afterAll(() => api.close());

describe('[7.20] [7.23] a bulk request', () => {
  it('takes at most so many items, and nothing else', async () => {
    const hashcodes = Array.from({ length: limits.maxBulk + 1 }, () => randomUUID());
    expect((await staff.call('DELETE', regions, { hashcodes })).status).toBe(400);
    expect((await staff.call('DELETE', regions, { hashcodes: [], all: true })).status).toBe(400);
    expect((await staff.call('PATCH', regions, {})).status).toBe(400);
    const odd = await staff.call('DELETE', regions, { hashcodes: [1, null, 'x'] });
    expect([odd.status, odd.body]).toMatchObject([
      207,
      {
        results: [
          { hashcode: '', success: false, error: 'No hashcode provided' },
          { hashcode: '', success: false, error: 'No hashcode provided' },
          { hashcode: 'x', success: false, error: 'No item found' },
        ],
      },
    ]);
  });

  it('[5.25] names an item without a hashcode, and is refused where it changes nothing', async () => {
    const nameless = await staff.call('PATCH', regions, { bulk_patch: [{ position: 5 }] });
    expect([nameless.status, nameless.body]).toMatchObject([
      207,
      { results: [{ hashcode: '', success: false, error: 'No hashcode provided' }] },
    ]);
    const empty = await staff.call('PATCH', regions, { bulk_patch: [] });
    expect([empty.status, empty.body]).toMatchObject([400, { detail: 'Wrong payload' }]);
  });

  it.each([
    ['at the address of the list', regions, { position: 5 }],
    ['with an empty hashcode in the address', `${regions}/`, { position: 5 }],
    ['at the address of the list, and says nothing', regions, {}],
  ])('[5.25] is no update of one record %s', async (_where, path, body) => {
    const answer = await staff.call('PATCH', path, body);
    expect([answer.status, answer.body]).toMatchObject([400, { detail: 'No hashcode provided' }]);
  });

  it('applies an item whole or not at all, and honours its version', async () => {
    const [one, two] = [await maker.make('regions'), await maker.make('regions')];
    const { status, body } = await staff.call('PATCH', regions, {
      bulk_patch: [
        { hashcode: one.hashcode, version: 7, position: 5 },
        { hashcode: two.hashcode, version: 1, position: 5, name: one['name'] },
        { hashcode: two.hashcode, version: 1, position: 6 },
      ],
    });
    expect(status).toBe(207);
    expect(body).toMatchObject({ results: [{ success: false }, { success: false }, { success: true }] });
    expect((await staff.call('GET', `${regions}/${two.hashcode}`)).body).toMatchObject({
      name: two['name'],
      position: 6,
      version: 2,
    });
  });

  it('reports who still needs a record that it does not delete', async () => {
    const venue = await maker.make('venues');
    await maker.make('spaces', { venue: venue.hashcode });
    const { body } = await staff.call('DELETE', 'callboard/venues', { hashcodes: [venue.hashcode] });
    expect(body).toMatchObject({
      results: [{ hashcode: venue.hashcode, success: false, error: 'Spaces still need this venue.' }],
    });
  });
});

describe('[7.21] an action', () => {
  it('is refused in its envelope when there is none of that name, or it sends too much', async () => {
    const venue = await maker.make('venues');
    for (const body of [
      { action: 'explode', target: venue.hashcode },
      { action: 'constructor', target: venue.hashcode },
      { action: 'retire', target: venue.hashcode, data: { status: 'active' } },
      { action: 'retire' },
    ]) {
      const answer = await staff.call('POST', 'callboard/venues/actions', body);
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { success: false, data: {}, error: { message: expect.any(String) } },
      ]);
    }
    expect(
      (await staff.call('POST', 'callboard/venues/actions', { action: 'retire', target: 'x' })).status,
    ).toBe(404);
  });

  it('[4.14] is for the roles that its transition names', async () => {
    const participant = await api.loginAs('showquest', 'participant');
    const event = await maker.make('events', { entries_close: null, entry_limit: null });
    const entry = await maker.make('entries', {
      contact: participant.individual,
      event: event.hashcode,
      performance: null,
    });
    const call = (action: string) =>
      participant.call('POST', 'showquest/entries/actions', { action, target: entry.hashcode });
    expect((await call('accept')).status).toBe(403);
    expect((await call('submit')).body).toMatchObject({ success: true, data: { status: 'submitted' } });
  });

  it('with a stale If-Match leaves everything as it is', async () => {
    const venue = await maker.make('venues');
    await staff.call('PATCH', `callboard/venues/${venue.hashcode}`, { capacity: 77 });
    const body = { action: 'retire', target: venue.hashcode };
    const answer = await staff.call('POST', 'callboard/venues/actions', body, { 'if-match': '"1"' });
    expect([answer.status, answer.body]).toEqual([
      412,
      expect.objectContaining({ current: expect.objectContaining({ status: 'active' }) }),
    ]);
  });
});

describe('[7.21] an action on several records', () => {
  const venues = 'callboard/venues';
  const call = (body: object, key?: string) =>
    staff.call('POST', `${venues}/actions`, body, key ? { 'idempotency-key': key } : {});

  it('answers each in order, in one change set that undo reverts as a whole', async () => {
    const [one, two, gone] = [
      await maker.make('venues'),
      await maker.make('venues'),
      await maker.make('venues'),
    ];
    await call({ action: 'retire', target: gone.hashcode });
    const answer = await call({ action: 'retire', hashcodes: [one.hashcode, gone.hashcode, two.hashcode] });
    expect([answer.status, answer.body]).toEqual([
      207,
      {
        results: [
          { hashcode: one.hashcode, success: true },
          {
            hashcode: gone.hashcode,
            success: false,
            error: 'The status of this venue does not allow that any more.',
          },
          { hashcode: two.hashcode, success: true },
        ],
      },
    ]);
    const undo = { action: 'undo', target: answer.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    for (const { hashcode } of [one, two]) {
      expect((await staff.call('GET', `${venues}/${hashcode}`)).body).toMatchObject({ status: 'active' });
    }
  });

  it('is done once for an idempotency key', async () => {
    const venue = await maker.make('venues');
    const [body, key] = [{ action: 'retire', hashcodes: [venue.hashcode] }, randomUUID()];
    const first = await call(body, key);
    expect(first.status).toBe(200);
    expect((await call(body, key)).body).toEqual(first.body);
  });

  it('is refused where the single one is', async () => {
    const { hashcode } = await maker.make('venues');
    const many = Array.from({ length: limits.maxBulk + 1 }, () => randomUUID());
    expect((await call({ action: 'retire', hashcodes: [] })).status).toBe(400);
    expect((await call({ action: 'retire', hashcodes: many })).status).toBe(400);
    expect((await call({ action: 'explode', hashcodes: [hashcode] })).status).toBe(400);
    expect((await call({ action: 'retire', hashcodes: [hashcode], target: hashcode })).status).toBe(400);
    const judge = await api.loginAs('showquest', 'judge');
    const refused = await judge.call('POST', `${venues}/actions`, {
      action: 'retire',
      hashcodes: [hashcode],
    });
    expect(refused.status).toBe(403);
  });

  it('goes around no check that an action has by itself', async () => {
    const answer = await maker.make('formInstances');
    const body = { action: 'submit', hashcodes: [answer.hashcode] };
    const refused = await staff.call('POST', 'form/instances/actions', body);
    expect([refused.status, refused.body]).toMatchObject([
      400,
      { success: false, data: {}, error: { message: 'This is done one record at a time.' } },
    ]);
  });
});
