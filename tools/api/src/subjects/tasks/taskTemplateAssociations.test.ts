import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
const path = 'rockquest/task_template_associations';

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('rockquest', 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

async function tasksOf({ hashcode }: MadeRecord): Promise<unknown[]> {
  const { body } = await staff.call('GET', `callboard/tasks?event=${hashcode}`);
  // The contract's list.
  return (body as { results: unknown[] }).results;
}

it('[7.39] [7.44] a template in use has its task at the event, and Undo takes both back', async () => {
  const template = await maker.make('taskTemplates', { name: 'Send your music' });
  const event = await maker.make('events');
  const given = { template: template.hashcode, event: event.hashcode };
  const made = await staff.call('POST', path, given);
  expect(made.body).toMatchObject({ data: { name: 'Send your music' } });
  expect(await tasksOf(event)).toMatchObject([{ name: 'Send your music' }]);
  expect((await staff.call('POST', path, given)).status).toBe(409);
  const undo = { action: 'undo', target: made.headers['change-set'] };
  expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
  expect(await tasksOf(event)).toEqual([]);
});

it('[7.39] a retired template is refused, and so is one that is none', async () => {
  const template = await maker.make('taskTemplates');
  const event = await maker.make('events');
  const retire = { action: 'retire', target: template.hashcode };
  expect((await staff.call('POST', 'task/templates/actions', retire)).status).toBe(200);
  const given = { template: template.hashcode, event: event.hashcode };
  expect((await staff.call('POST', path, given)).status).toBe(400);
  const unknown = '00000000-0000-4000-8000-000000000000';
  expect((await staff.call('POST', path, { ...given, template: unknown })).status).toBe(400);
  expect(await tasksOf(event)).toEqual([]);
});
