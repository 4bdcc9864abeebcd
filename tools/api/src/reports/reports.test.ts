import type { RecordOf } from '@callboard/api-contract';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailQueue } from '../mail/mailQueue';
import { createSecrets } from '../secrets/secrets';
import { readSecretKey } from '../secrets/secretKey';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';
import { createMailReports } from './mailReports';

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
  it('[1.5] belong to whoever makes them, and are read by the office once they are shared', async () => {
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
    [{ collection: 'launchpadEntries' }],
    [{ by: 'name' }],
    [{ by: 'starts_on' }],
    [{ second: 'status' }],
    [{ measure: 'name:sum' }],
    [{ measure: 'budget' }],
    [{ by: '' }],
    [{ filters: [{ field: 'status', operator: 'like', value: 'x' }] }],
    [{ extra: 1 }],
  ])('refuse a question that cannot be asked: %j', async (part) => {
    const { status, body } = await staff.call('POST', path, { ...draft, question: { ...question, ...part } });
    expect([status, Object.keys(body ?? {})]).toEqual([400, ['question', '$problems']]);
  });
});

describe('the weekly mail', () => {
  const monday = new Date('2027-05-02T20:00:00Z');
  const mailsTo = async (): Promise<string[]> => {
    const rows = await api.database.forTenant('showquest').rows(v.object({ subject: v.string() }), {
      text: `SELECT subject FROM mails WHERE tenant = $1 AND subject LIKE '%Weekly%' ORDER BY subject`,
      values: ['showquest'],
    });
    return rows.map(({ subject }) => subject);
  };
  const run = async (now: Date): Promise<void> => {
    const { database, settings } = api;
    const secrets = createSecrets(await readSecretKey(settings));
    const tools = { database, settings, secrets, mails: createMailQueue(database, secrets) };
    await createMailReports(tools, () => now)({}, { id: 'run', signal: AbortSignal.timeout(60_000) });
  };

  it('[1.5] is sent on Monday morning, once, and not to those who lost the right to it', async () => {
    await created(staff, { name: 'Weekly projects', weekly_mail: true });
    await created(other, { name: 'Weekly no more', weekly_mail: true });
    await api.asOwner(`UPDATE users SET roles = '{judge}' WHERE hashcode = $1`, [other.user]);
    await run(new Date('2027-05-02T18:00:00Z'));
    await run(new Date('2027-05-03T20:00:00Z'));
    expect(await mailsTo()).toEqual([]);
    await Promise.all([run(monday), run(monday)]);
    await run(monday);
    expect(await mailsTo()).toEqual([expect.stringContaining('Weekly projects')]);
  });
});
