import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

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

function undo(client: TestClient, { headers }: TestAnswer): Promise<TestAnswer> {
  return client.call('POST', 'changes/actions', { action: 'undo', target: headers['change-set'] });
}

async function read(path: string): Promise<MadeRecord> {
  // As the API reads it.
  return (await staff.call('GET', path)).body as MadeRecord;
}

describe('undo', () => {
  it('takes a create, a patch and a transition back, and can be undone itself', async () => {
    const created = await staff.call('POST', regions, { name: 'Fleeting' });
    const { hashcode } = (created.body as { data: MadeRecord }).data;
    const undone = await undo(staff, created);
    expect(undone.status).toBe(200);
    expect((await staff.call('GET', `${regions}/${hashcode}`)).status).toBe(404);
    expect((await undo(staff, undone)).status).toBe(200);
    expect(await read(`${regions}/${hashcode}`)).toMatchObject({ name: 'Fleeting' });

    const venue = await maker.make('venues');
    const path = `callboard/venues/${venue.hashcode}`;
    const patched = await staff.call('PATCH', path, { capacity: 5, town: null });
    await undo(staff, patched);
    expect(await read(path)).toMatchObject({ capacity: venue['capacity'], town: venue['town'], version: 3 });
    const retired = await staff.call('POST', 'callboard/venues/actions', {
      action: 'retire',
      target: venue.hashcode,
    });
    await undo(staff, retired);
    expect(await read(path)).toMatchObject({ status: 'active', version: 5 });
  });

  it('takes a whole bulk back in one step', async () => {
    const made = [await maker.make('regions'), await maker.make('regions'), await maker.make('regions')];
    const hashcodes = made.map(({ hashcode }) => hashcode);
    const changed = await staff.call('PATCH', regions, {
      bulk_patch: [...hashcodes, ...hashcodes].map((hashcode, turn) => ({ hashcode, position: 100 + turn })),
    });
    expect((await undo(staff, changed)).status).toBe(200);
    for (const { hashcode, position } of made)
      expect(await read(`${regions}/${hashcode}`)).toMatchObject({ position });
    const removed = await staff.call('DELETE', regions, { hashcodes });
    expect((await undo(staff, removed)).status).toBe(200);
    for (const { hashcode, name } of made)
      expect(await read(`${regions}/${hashcode}`)).toMatchObject({ name });
  });

  it('names what changed again since, and then changes nothing', async () => {
    const [one, two] = [await maker.make('regions'), await maker.make('regions')];
    const changed = await staff.call('PATCH', regions, {
      bulk_patch: [one, two].map(({ hashcode }) => ({ hashcode, position: 700 })),
    });
    await staff.call('PATCH', `${regions}/${one.hashcode}`, { name: 'Renamed since' });
    const refused = await undo(staff, changed);
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      detail: "This cannot be undone, because 'Renamed since' changed again since.",
      records: [{ collection: 'regions', hashcode: one.hashcode, title: 'Renamed since' }],
    });
    expect(await read(`${regions}/${two.hashcode}`)).toMatchObject({ position: 700 });
  });

  it('takes several changes of one record back, from the last to the first', async () => {
    const region = await maker.make('regions');
    const path = `${regions}/${region.hashcode}`;
    const steps: TestAnswer[] = [];
    for (const patch of [{ position: 701 }, { position: 702, name: 'Twice' }, { position: 703 }])
      steps.push(await staff.call('PATCH', path, patch));
    const [first, second] = steps;
    if (!first || !second) throw new Error('There are three steps.');
    expect((await undo(staff, second)).status).toBe(409);
    for (const step of steps.toReversed()) expect((await undo(staff, step)).status).toBe(200);
    expect(await read(path)).toMatchObject({ position: region['position'], name: region['name'] });
    expect((await undo(staff, first)).status).toBe(409);
  });

  it('works once', async () => {
    const created = await staff.call('POST', regions, { name: 'Only once' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => undo(staff, created)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it('of a create is refused while others need the record', async () => {
    const created = await staff.call('POST', regions, { name: 'Needed' });
    const { hashcode } = (created.body as { data: MadeRecord }).data;
    await maker.make('venues', { region: hashcode });
    const refused = await undo(staff, created);
    expect([refused.status, refused.body]).toMatchObject([409, { detail: 'Venues still need this region.' }]);
  });

  it('is for those who could make the change: their own, or everything', async () => {
    const participant = await api.loginAs('showquest', 'participant');
    const entry = await maker.make('entries', { contact: participant.individual });
    const path = `showquest/entries/${entry.hashcode}`;
    const theirs = await participant.call('PATCH', path, { theme: 'Mine' });
    const ours = await staff.call('PATCH', path, { theme: 'Ours' });
    expect((await undo(participant, ours)).status).toBe(404);
    expect((await undo(staff, ours)).status).toBe(200);
    const again = await participant.call('PATCH', path, { theme: 'Mine again' });
    expect((await undo(participant, again)).status).toBe(200);
    expect(theirs.status).toBe(200);
    const judge = await api.loginAs('showquest', 'judge');
    expect([403, 404]).toContain((await undo(judge, again)).status);
  });

  it('knows no change set of another tenant', async () => {
    const created = await staff.call('POST', regions, { name: 'Ours alone' });
    const stranger = await api.loginAs('rockquest', 'admin');
    expect((await undo(stranger, created)).status).toBe(404);
    const unknown = { status: 200, body: null, headers: { 'change-set': randomUUID() } };
    expect((await undo(staff, unknown)).status).toBe(404);
    expect(
      (await staff.call('POST', 'changes/actions', { action: 'redo', target: randomUUID() })).status,
    ).toBe(400);
  });
});

describe('history', () => {
  it('reports who changed what, newest first, with the titles of references', async () => {
    const region = await maker.make('regions');
    const venue = await maker.make('venues', { region: null });
    const path = `callboard/venues/${venue.hashcode}`;
    await staff.call('PATCH', path, { region: region.hashcode, capacity: 12 });
    const { body } = await staff.call('GET', `${path}/changes?page_size=1`);
    expect(body).toMatchObject({
      count: 2,
      next: expect.stringContaining('page=2'),
      results: [
        {
          kind: 'update',
          actor: { hashcode: staff.user },
          fields: expect.arrayContaining([
            {
              field: 'region',
              label: 'Region',
              before: null,
              after: { hashcode: region.hashcode, title: region.qed_model.title },
            },
            { field: 'capacity', label: 'Capacity', before: venue['capacity'], after: 12 },
          ]),
        },
      ],
    });
  });

  it('of a deleted record stays for those who see every row', async () => {
    const region = await maker.make('regions');
    await staff.call('DELETE', `${regions}/${region.hashcode}`);
    const { status, body } = await staff.call('GET', `${regions}/${region.hashcode}/changes`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ count: 2, results: [{ kind: 'delete' }, { kind: 'create' }] });
    expect((await staff.call('GET', `${regions}/${randomUUID()}/changes`)).status).toBe(404);
  });
});
