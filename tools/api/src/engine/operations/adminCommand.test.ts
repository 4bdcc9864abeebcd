import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newUser } from '../../testKit/invitations';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testAccount } from '../../testKit/testAccount';
import { userActions } from '../../testKit/userActions';
import { adminCommand } from './adminCommand';

let api: TestApi;
let folder: string;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'callboard-admin-'));
  actions = userActions(api);
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const key = Buffer.alloc(32, 4).toString('base64');

async function printed(given: string[], variables: NodeJS.ProcessEnv = {}): Promise<string> {
  const lines: string[] = [];
  const own = {
    NODE_ENV: 'production',
    DATABASE_URL: api.url,
    CALLBOARD_DATA: folder,
    CALLBOARD_SECRET_KEY: key,
    ...variables,
  };
  await adminCommand(['--tenant=showquest', ...given], own, (line) => lines.push(line));
  return lines.join('\n');
}
const rolesOf = async (email: string) =>
  (
    await api.asOwner<{ roles: string[]; status: string }>(
      `SELECT roles, status FROM users WHERE tenant = 'showquest' AND email = $1`,
      [email],
    )
  )[0];
const tokenIn = (text: string) => /\/login\/activate\/(\S+)/.exec(text)?.[1];

test('[6.1] a user of another tenant joins with their own password, by the link alone', async () => {
  await testAccount(api, 'elsewhere@example.test', ['rockquest']);
  const token = tokenIn(await printed(['--email=Elsewhere@example.test']));
  expect((await actions.act('activate_user', { token, accept: true })).json().data.mode).toBe('domain');
  expect(await rolesOf('elsewhere@example.test')).toEqual({ roles: ['admin'], status: 'active' });
  expect(await actions.signIn('elsewhere@example.test')).toBeDefined();
});

test('[7.8] on a second request the former link is void and the invitation is the same one', async () => {
  const first = tokenIn(await printed(['--email=twice@example.test']));
  const second = tokenIn(await printed(['--email=twice@example.test']));
  const answer = { accept: true, password: newUser.password, is_new: true };
  expect((await actions.act('activate_user', { token: first, ...answer })).statusCode).toBe(400);
  expect((await actions.act('activate_user', { token: second, ...answer })).statusCode).toBe(200);
});

test('[6.1] an invitation that is open already becomes one of an admin', async () => {
  const admin = await api.loginAs('showquest', 'admin');
  const draft = { first_name: 'Hana', last_name: 'Parata', email: 'open@example.test', roles: ['judge'] };
  expect((await admin.call('POST', 'user/activations', draft)).status).toBe(201);
  const token = tokenIn(await printed(['--email=open@example.test']));
  const answer = { token, accept: true, password: newUser.password, is_new: true };
  expect((await actions.act('activate_user', answer)).statusCode).toBe(200);
  expect((await rolesOf('open@example.test'))?.roles).toEqual(['judge', 'admin']);
});

test('[6.1] a user of the tenant becomes an admin, also one who was disabled; an admin stays one', async () => {
  const email = 'member@example.test';
  const { user } = await testAccount(api, email, ['showquest'], ['staff']);
  await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [user]);
  expect(await printed([`--email=${email}`])).toContain(
    `${email} is a user of Showquest, and an admin from now on.`,
  );
  expect(await rolesOf(email)).toEqual({ roles: ['staff', 'admin'], status: 'active' });
  expect(await printed([`--email=${email}`])).toMatch(/is one of them\. They sign in at http\S+\/login\.$/);
});

test('a mail that cannot be sent ends with the link to hand over', async () => {
  const shown = await printed(['--email=unsent@example.test'], { SMTP_URL: 'smtp://127.0.0.1:1' });
  expect(shown).toContain('The mail to unsent@example.test could not be sent');
  expect(tokenIn(shown)).toMatch(/^showquest\./);
});

test('a database that is not there ends with a sentence', async () => {
  const gone = new URL(api.url);
  gone.pathname = '/no_such_database';
  await expect(printed(['--email=x@example.test'], { DATABASE_URL: gone.href })).rejects.toThrow(
    'no_such_database',
  );
});
