import type { RecordOf } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let other: TestClient;
let judge: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  other = await api.loginAs('showquest', 'staff');
  judge = await api.loginAs('showquest', 'judge');
});
afterAll(() => api.close());

const path = 'core/reports';
const question = {
  collection: 'projects',
  by: 'status',
  second: null,
  measure: 'count',
  search: '',
  filters: [],
};
const draft = { name: 'Projects', question, display: 'bars', shared_with: 'owner' };

async function created(client: TestClient, given: object): Promise<RecordOf<'reports'>> {
  const { status, body } = await client.call('POST', path, { ...draft, ...given });
  expect(status, JSON.stringify(body)).toBe(201);
  // The envelope of a create.
  return (body as { data: RecordOf<'reports'> }).data;
}

describe('reports', () => {
  it('[1.5] belong to the user who makes them, and are read by the office once they are shared', async () => {
    const own = await created(staff, {});
    expect(own.owner?.hashcode).toBe(staff.user);
    const at = `${path}/${own.hashcode}`;
    expect((await other.call('GET', at)).status).toBe(404);
    expect((await judge.call('GET', path)).status).toBe(403);
    expect((await staff.call('PATCH', at, { shared_with: 'office' })).status).toBe(200);
    expect((await other.call('GET', at)).status).toBe(200);
    expect((await other.call('PATCH', at, { name: 'Taken' })).status).toBe(403);
    expect((await other.call('DELETE', at)).status).toBe(403);
  });

  it.each([
    [{ collection: 'nothing' }],
    [{ collection: 'mentors' }],
    [{ by: 'name' }],
    [{ by: 'starts_on' }],
    [{ second: 'status' }],
    [{ measure: 'name:sum' }],
    [{ measure: 'budget' }],
    [{ by: '' }],
    [{ filters: [{ field: 'status', operator: 'like', value: 'x' }] }],
    [{ extra: 1 }],
  ])('refuse a question that cannot be answered: %j', async (part) => {
    const { status, body } = await staff.call('POST', path, { ...draft, question: { ...question, ...part } });
    expect([status, Object.keys(body ?? {})]).toEqual([400, ['question', '$problems']]);
  });
});
