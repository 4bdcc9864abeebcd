import { apiPrefix, type RoleLimits } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFile, exportOf, postExport } from '../../engine/exports/testing/exportClient';
import { createMailQueue } from '../../engine/mail/mailQueue';
import { createMailReports } from '../reports/mailReports';
import { createSecrets } from '../../engine/secrets/secrets';
import { readSecretKey } from '../../engine/secrets/secretKey';
import { createRecordMaker } from '../../testKit/makeRecords';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

const canary = 'Zanzibarlight';
const path = 'corporation/employees';
let api: TestApi;
let admin: TestClient;
let staff: TestClient;
let other: TestClient;
let address: string;

beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
  other = await api.loginAs('rockquest', 'staff');
});
afterAll(() => api.close());

const listedSchema = v.object({ data: v.array(v.object({ role: v.string(), version: v.number() })) });
const changesSchema = v.object({
  data: v.object({
    count: v.number(),
    results: v.array(
      v.object({ role: v.string(), by: v.string(), at: v.string(), before: v.unknown(), after: v.unknown() }),
    ),
  }),
});
const createdSchema = v.object({ data: v.object({ hashcode: v.string(), version: v.number() }) });
const createdOf = ({ body }: TestAnswer) => v.parse(createdSchema, body).data;

async function versionOf(role: string): Promise<number> {
  const { data } = v.parse(listedSchema, (await admin.call('GET', 'roles/limits')).body);
  return data.find((stored) => stored.role === role)?.version ?? -1;
}

async function limit(limits: RoleLimits, { role = 'staff', by = admin, version = -1 } = {}) {
  const stored = version < 0 ? await versionOf(role) : version;
  const data = { role, limits, version: stored };
  return by.call('POST', 'user/actions', { action: 'limit_role', data });
}

let made = 0;
async function employee(more: object = {}) {
  made += 1;
  const draft = { name: `Employee ${made}`, number: `E${made}`, position: canary, ...more };
  return createdOf(await admin.call('POST', path, draft));
}

const text = ({ status, body }: TestAnswer) => `${status} ${JSON.stringify(body)}`;

describe('the limits of a role', () => {
  it('[6.8] are read and changed by admins alone, each change on the version that was read', async () => {
    expect((await staff.call('GET', 'roles/limits')).status).toBe(403);
    expect((await limit({}, { by: staff })).status).toBe(403);
    expect((await limit({ employees: { verbs: ['remove'] } })).status).toBe(200);
    const version = await versionOf('staff');
    expect((await limit({}, { version })).status).toBe(200);
    expect((await limit({ employees: { verbs: ['remove'] } }, { version })).status).toBe(409);
    const changes = await api.asOwner<{ version: number }>(
      `SELECT version FROM role_limit_changes WHERE tenant = 'showquest' AND role = 'staff' ORDER BY version`,
    );
    expect(changes.map((change) => change.version)).toEqual([version, version + 1]);
  });

  it('[6.8] have a history that admins alone read: who changed what when, newest first, of their tenant', async () => {
    expect((await staff.call('GET', 'roles/changes')).status).toBe(403);
    expect((await admin.call('GET', 'roles/changes?page=0')).status).toBe(400);
    const before = { employees: { verbs: ['remove' as const] } };
    const after = { employees: { hidden: ['position'] } };
    await limit(before);
    await limit(after);
    const changes = async (client: TestClient, query = '') =>
      v.parse(changesSchema, (await client.call('GET', `roles/changes${query}`)).body).data;
    const { count, results } = await changes(admin);
    expect(results[0]).toMatchObject({ role: 'staff', before, after });
    expect(results[0]?.by).not.toBe('User');
    expect(results[1]).toMatchObject({ role: 'staff', after: before });
    expect((await changes(admin, '?page=999')).results).toEqual([]);
    const stranger = await api.loginAs('rockquest', 'admin');
    expect(count).toBeGreaterThan(1);
    expect((await changes(stranger)).count).toBe(0);
    await limit({});
  });

  it.each<[string, RoleLimits]>([
    ['a collection that there is not', { unicorns: { verbs: ['read'] } }],
    ['a field that there is not', { employees: { hidden: ['horn'] } }],
    ['the title', { employees: { hidden: ['name'] } }],
    ['what other pages show', { individuals: { hidden: ['email'] } }],
    ['reading what other pages show', { events: { verbs: ['read'] } }],
    ['what is required of those who create', { merchandise: { fixed: ['price'] } }],
    ['a change of status that there is not', { venues: { transitions: ['fly'] } }],
    ['rows by a field that is no person', { employees: { rows: 'team' } }],
  ])('[6.8] refuse %s', async (_what, limits) => {
    const answer = await limit(limits);
    expect(text(answer)).toMatch(/^400 .*"limits":\["/);
  });

  it('[6.8] refuse a role that is never narrowed, and an unknown verb', async () => {
    expect((await limit({}, { role: 'admin', version: 0 })).status).toBe(400);
    const data = { role: 'staff', version: 0, limits: { employees: { verbs: ['fly'] } } };
    expect((await admin.call('POST', 'user/actions', { action: 'limit_role', data })).status).toBe(400);
  });
});

describe('a hidden field', () => {
  it('[6.8] leaves by no list, record, filter, order, search, count, export or history, and is not written', async () => {
    const { hashcode, version } = await employee();
    await limit({});
    expect(text(await staff.call('GET', `${path}/${hashcode}`))).toContain(canary);
    expect(text(await staff.call('GET', `${path}?search=${canary}`))).toContain(hashcode);
    await limit({ employees: { hidden: ['position'] } });
    const at = `${path}/${hashcode}`;
    for (const answered of [path, `${path}?page_size=100`, at, `${at}/changes`]) {
      const answer = await staff.call('GET', answered);
      expect(answer.status, answered).toBe(200);
      expect(text(answer), answered).not.toContain(canary);
    }
    const found = await staff.call('GET', `${path}?search=${canary}`);
    expect(found.body).toMatchObject({ results: [] });
    for (const refused of [
      `${path}?position__contains=${canary}`,
      `${path}?position=${canary}`,
      `${path}?position__isnull=false`,
      `${path}?ordering=position`,
      `${path}?fields=name,position`,
      `${path}?additional_fields=position`,
      `${at}?fields=position`,
      `${path}/counts?by=position`,
      `${path}/counts?by=employment&position__contains=${canary}`,
    ]) {
      const answer = await staff.call('GET', refused);
      expect(answer.status, `${refused} ${text(answer)}`).toBe(400);
      expect(text(answer)).not.toContain(`"${canary}"`);
    }
    const url = `${apiPrefix()}${path}/exports`;
    expect((await postExport(api, url, staff, exportOf(['position']))).statusCode).toBe(400);
    const exported = (await exportFile(api, url, staff, exportOf(['name']))).bytes.toString('utf8');
    expect(exported).toContain('Employee');
    expect(exported).not.toContain(canary);
    const written = await staff.call('PATCH', at, { position: 'Guessed' }, { 'if-match': `"${version}"` });
    expect(written.status).toBe(400);
    expect(text(await admin.call('GET', at))).toContain(canary);
  });

  it('[6.8] is hidden for any other roles of the user, from no admin, and at no other tenant', async () => {
    const { hashcode } = await employee();
    await limit({ employees: { hidden: ['position'] } });
    const both = await api.loginAs('showquest', 'staff', 'participant');
    expect(text(await both.call('GET', `${path}/${hashcode}`))).not.toContain(canary);
    const adminToo = await api.loginAs('showquest', 'staff', 'admin');
    expect(text(await adminToo.call('GET', `${path}/${hashcode}`))).toContain(canary);
    expect((await other.call('GET', `${path}?ordering=position`)).status).toBe(200);
  });

  it('[6.8] is in no weekly mail that was set up before', async () => {
    await limit({});
    await employee({ employment: 'casual' });
    const question = {
      collection: 'employees',
      by: 'employment',
      second: null,
      measure: 'count',
      search: '',
      filters: [{ field: 'position', operator: 'contains', value: canary }],
    };
    const report = { question, display: 'bars', shared_with: 'owner', weekly_mail: true };
    const open = { ...question, filters: [] };
    expect((await staff.call('POST', 'core/reports', { ...report, name: 'Canary by post' })).status).toBe(
      201,
    );
    const other = { ...report, question: open, name: 'Canary without' };
    expect((await staff.call('POST', 'core/reports', other)).status).toBe(201);
    await limit({ employees: { hidden: ['position'] } });
    const { database, settings } = api;
    const secrets = createSecrets(await readSecretKey(settings));
    const tools = { database, settings, secrets, mails: createMailQueue(database, secrets, 0) };
    const run = createMailReports(tools, () => new Date('2027-05-02T20:00:00Z'));
    await run({}, { id: 'run', signal: AbortSignal.timeout(60_000) });
    const mails = await api.asOwner<{ subject: string }>(
      `SELECT subject FROM mails WHERE tenant = 'showquest' AND subject LIKE '%Canary%'`,
    );
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Canary without')]);
  });

  it('[6.8] [7.48] is in no push, and a socket of before is closed when the limits change', async () => {
    await limit({});
    const before = await connectedSocket({ to: address, ...staff });
    await limit({ employees: { hidden: ['position'] } });
    await before.ended;
    const client = await connectedSocket({ to: address, ...staff });
    const { hashcode } = await employee();
    await expect.poll(client.changed).toContain(hashcode);
    expect(JSON.stringify(client.got)).not.toContain(canary);
  });
});

describe('a verb that is taken away', () => {
  it('[6.8] is refused by every route, and given back', async () => {
    await limit({});
    const { hashcode, version } = await employee();
    const at = `${path}/${hashcode}`;
    await limit({ employees: { verbs: ['update', 'create'] } });
    expect((await staff.call('GET', at)).status).toBe(200);
    expect((await staff.call('POST', path, { name: 'Not made' })).status).toBe(403);
    const change = () => staff.call('PATCH', at, { notes: 'Told' }, { 'if-match': `"${version}"` });
    expect((await change()).status).toBe(403);
    await limit({});
    expect((await change()).status).toBe(200);
  });

  it('[6.8] [6.7] takes everything away where it is reading: the list, its menu and its pushes', async () => {
    await limit({});
    const { hashcode } = await employee();
    await limit({ employees: { verbs: ['read'] } });
    for (const refused of [
      path,
      `${path}/${hashcode}`,
      `${path}/${hashcode}/changes`,
      `${path}/counts?by=team`,
    ]) {
      expect((await staff.call('GET', refused)).status, refused).toBe(403);
    }
    const client = await connectedSocket({ to: address, ...staff });
    const silent = await employee();
    const region = await admin.call('POST', 'callboard/regions', { name: `Region ${canary}` });
    await expect.poll(client.changed).toContain(createdOf(region).hashcode);
    expect(client.changed()).not.toContain(silent.hashcode);
    const login = await staff.call('POST', 'user/actions', { action: 'login' });
    expect(login.status).toBe(200);
    expect(text(login)).not.toContain('"/workforce/employees"');
    expect(text(login)).toContain('"limits":{"staff":{"employees":{"verbs":["read"]}}}');
  });

  it('[6.8] is refused to the actions that write by themselves', async () => {
    await limit({ inventoryInstances: { verbs: ['update'] } });
    const data = { assets: [], individual: staff.individual };
    const action = await staff.call('POST', 'user/actions', { action: 'check_out_assets', data });
    expect(action.status).toBe(403);
    await limit({});
  });
});

describe('a change of status that was taken away', () => {
  it('[6.8] is refused for one record, for several and where an action makes it, to that role alone', async () => {
    const maker = createRecordMaker(api, admin, collectionNames.map(collectionNamed));
    const venue = await maker.make('venues');
    const event = await maker.make('events', { starts_on: '2029-05-10', ends_on: '2029-05-11' });
    const entry = await maker.make('entries', { event: event.hashcode, performance: null });
    await admin.call('POST', 'showquest/entries/actions', { action: 'submit', target: entry.hashcode });
    await admin.call('PATCH', `showquest/entries/${entry.hashcode}`, { decision: 'accept' });
    await limit({ venues: { transitions: ['retire'] }, entries: { transitions: ['accept'] } });
    const at = 'callboard/venues/actions';
    const one = { action: 'retire', target: venue.hashcode };
    expect((await staff.call('POST', at, one)).status).toBe(403);
    expect((await staff.call('POST', at, { action: 'retire', hashcodes: [venue.hashcode] })).status).toBe(
      403,
    );
    const data = { entries: [entry.hashcode] };
    await staff.call('POST', 'user/actions', { action: 'send_decisions', data });
    const { body } = await admin.call('GET', `showquest/entries/${entry.hashcode}`);
    expect(body).toMatchObject({ status: 'submitted' });
    expect((await admin.call('POST', at, one)).status).toBe(200);
    expect((await staff.call('POST', at, { ...one, action: 'bring_back' })).status).toBe(200);
    await limit({});
    expect((await staff.call('POST', at, one)).status).toBe(200);
  });
});

describe('rows', () => {
  it('[6.8] can be limited to those of which the reader is the person', async () => {
    await limit({});
    const own = await employee({ individual: staff.individual });
    const foreign = await employee();
    await limit({ employees: { rows: 'individual' } });
    const listed = text(await staff.call('GET', `${path}?page_size=100`));
    expect(listed).toContain(own.hashcode);
    expect(listed).not.toContain(foreign.hashcode);
    expect((await staff.call('GET', `${path}/${foreign.hashcode}`)).status).toBe(404);
    expect((await staff.call('GET', `${path}/${foreign.hashcode}/changes`)).status).toBe(404);
    await limit({});
    expect((await staff.call('GET', `${path}/${foreign.hashcode}`)).status).toBe(200);
  });
});
