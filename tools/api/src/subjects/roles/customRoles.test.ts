import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';

const path = 'corporation/employees';
let api: TestApi;
let admin: TestClient;
let staff: TestClient;
let address: string;

beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const createdSchema = v.object({ data: v.object({ hashcode: v.string() }) });
const createdOf = ({ body }: TestAnswer) => v.parse(createdSchema, body).data;
const text = ({ status, body }: TestAnswer) => `${status} ${JSON.stringify(body)}`;

it('[6.8] loses what it takes away from its base, in sessions that are open, and is refused without its base', async () => {
  const roles = 'callboard/custom_roles';
  const draft = { name: 'Front of house', base: 'staff', limits: { employees: { hidden: ['name'] } } };
  expect((await staff.call('POST', roles, draft)).status).toBe(403);
  expect(text(await admin.call('POST', roles, draft))).toMatch(/^400 .*"limits":\["/);
  const role = createdOf(await admin.call('POST', roles, { ...draft, limits: null }));
  expect((await admin.call('POST', roles, draft)).status).toBe(400);

  const helper = await api.loginAs('showquest', 'staff');
  const judge = await api.loginAs('showquest', 'judge');
  const give = (user: string, version?: number) =>
    admin.call('PATCH', `user/${user}`, { custom_role: role.hashcode }, { 'if-match': `"${version ?? 1}"` });
  expect(text(await give(judge.user))).toContain("'Front of house' has the rights of staff.");
  expect((await give(helper.user)).status).toBe(200);
  expect((await helper.call('GET', path)).status).toBe(200);
  const socket = await connectedSocket({ to: address, ...helper });

  const limits = { employees: { verbs: ['read'] } };
  const changed = await admin.call('PATCH', `${roles}/${role.hashcode}`, { limits }, { 'if-match': '"1"' });
  expect(changed.status).toBe(200);
  await socket.ended;
  await expect.poll(async () => (await helper.call('GET', path)).status).toBe(403);
  const login = text(await helper.call('POST', 'user/actions', { action: 'login' }));
  expect(login).not.toContain('"/workforce/employees"');
  expect((await staff.call('GET', path)).status).toBe(200);
  const removed = await admin.call('DELETE', `${roles}/${role.hashcode}`, undefined, { 'if-match': '"2"' });
  expect(removed.status).toBe(409);
});

it('[6.8] is limited to regions and events that there are', async () => {
  const draft = { name: 'Of a region', base: 'staff', limits: null };
  for (const scope of [{ regions: [randomUUID()] }, { events: [randomUUID()] }])
    expect(text(await admin.call('POST', 'callboard/custom_roles', { ...draft, scope }))).toMatch(
      /^400 .*"scope":\["/,
    );
});
