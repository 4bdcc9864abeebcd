import { attachmentListSchema } from '@callboard/api-contract/attachments';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne } from '../../testKit/uploads';

let api: TestApi;
let staff: TestClient;
let parent: string;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  const made = await staff.call('POST', 'callboard/venues', {
    name: 'Harbour Hall',
    time_zone: 'Pacific/Auckland',
  });
  const { data } = v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), made.body);
  parent = `callboard.Venue.${data.hashcode}`;
});
afterAll(() => api.close());

const list = (client: TestClient, of: string) =>
  client.call('GET', `attachments?parent=${encodeURIComponent(of)}&page_size=200`);

describe('the files of a record', () => {
  it('[3.2] [3.3] are listed, newest first', async () => {
    await sendOne(api, staff, 'one', 'first.txt', { parent });
    await sendOne(api, staff, 'two', 'second.txt', { parent });
    await sendOne(api, staff, 'other', 'elsewhere.txt');
    const { results, count } = v.parse(attachmentListSchema, (await list(staff, parent)).body);
    expect(results.map(({ name }) => name)).toEqual(['second.txt', 'first.txt']);
    expect(count).toBe(2);
  });

  it('are refused with the field that makes no sense', async () => {
    expect(await list(staff, 'nonsense')).toMatchObject({ status: 400, body: { parent: expect.anything() } });
    expect(await staff.call('GET', 'attachments')).toMatchObject({ status: 400 });
  });

  it('are no one else’s: another tenant meets an unknown record', async () => {
    const other = await api.loginAs('rockquest', 'staff');
    expect(await list(other, parent)).toMatchObject({ status: 404 });
    expect(await list(staff, 'callboard.Venue.00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
    });
  });

  it('[7.31] stand in its history when they are added and when they are removed', async () => {
    const { hashcode } = await sendOne(api, staff, 'three', 'plan.txt', { parent });
    const path = `callboard/venues/${parent.split('.').at(-1)}/changes`;
    const newest = async () => {
      const { body } = await staff.call('GET', path);
      return v.parse(historySchema, body).results[0];
    };
    const actor = { hashcode: staff.user, title: 'Test staff' };
    const line = { kind: 'update', actor };
    const field = { field: 'attached_files', label: 'Files' };
    expect(await newest()).toMatchObject({
      ...line,
      fields: [{ ...field, before: null, after: 'plan.txt' }],
    });
    expect((await staff.call('DELETE', `attachments/${hashcode}`)).status).toBe(204);
    const removed = await newest();
    expect(removed).toMatchObject({ ...line, fields: [{ ...field, before: 'plan.txt', after: null }] });
    // No undo brings the bytes back.
    const undo = { action: 'undo', target: removed?.change_set };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(404);
  });

  it('stand in the history of no one else', async () => {
    const other = await api.loginAs('rockquest', 'staff');
    const path = `callboard/venues/${parent.split('.').at(-1)}/changes`;
    expect((await other.call('GET', path)).status).toBe(404);
  });
});

const historySchema = v.object({ results: v.array(v.looseObject({ change_set: v.string() })) });
