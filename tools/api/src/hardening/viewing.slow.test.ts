import { apiPrefix } from '@callboard/api-contract';
import { viewingWords } from '@callboard/api-contract/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApiDocument } from '../engine/docs/openApiDocument';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { userActionNames, userActions, viewingActionNames } from '../testKit/userActions';

const email = 'viewed@example.test';
const agent = 'Their phone at the other tenant';
const unknownId = '00000000-0000-4000-8000-000000000000';
const there = { tenant: 'rockquest', headers: { 'user-agent': agent } } as const;
let api: TestApi;
let actions: ReturnType<typeof userActions>;
let token: string;
let other: string | undefined;
/** Values of the other tenant, or of the account that both share: none of them can be in an answer. */
let secrets: string[];

beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
  await testAccount(api, email, ['showquest', 'rockquest'], ['staff']);
  other = await actions.signIn(email, testPassword, there);
  const rows = await api.asOwner<{ tenant: string; hashcode: string; session: string | null }>(
    `SELECT u.tenant, u.hashcode, s.hashcode AS session FROM users u
      LEFT JOIN sessions s ON s.tenant = u.tenant AND s."user" = u.hashcode WHERE u.email = $1`,
    [email],
  );
  const elsewhere = rows.find(({ tenant }) => tenant === 'rockquest');
  secrets = [agent, elsewhere?.hashcode ?? '', elsewhere?.session ?? ''];
  expect(secrets.every(Boolean)).toBe(true);
  const admin = await api.loginAs('showquest', 'admin');
  const user = rows.find(({ tenant }) => tenant === 'showquest')?.hashcode;
  token = (await actions.act('view_as', { user }, { token: admin.token })).json().data.authorization.token;
});
afterAll(() => api.close());

const shows = (body: string) => secrets.filter((secret) => body.includes(secret));

test('an admin who views as another user can call what changes nothing and shows no account', () => {
  expect([...viewingActionNames].sort()).toEqual(['login', 'logout', 'passkey_options']);
});

test.each(userActionNames.filter((name) => name !== 'logout'))(
  '[6.2] %s is refused while viewing, or shows nothing of another tenant',
  async (action) => {
    // Allowed actions have no data.
    const isAllowed = viewingActionNames.includes(action);
    const data = isAllowed ? undefined : { user: unknownId, session: unknownId, passkey: unknownId };
    const answer = await actions.act(action, data, { token }, { target: unknownId });
    if (isAllowed) expect(answer.statusCode).toBe(200);
    else expect([answer.statusCode, answer.json()]).toMatchObject([403, { detail: viewingWords }]);
    expect(shows(answer.body)).toEqual([]);
  },
);

const methods = ['get', 'post', 'patch', 'delete'] as const;

test.each([2, 21])(
  '[6.8] every route of version %i reads one tenant alone while viewing',
  async (version) => {
    const counted = { read: 0, refused: 0 };
    for (const [path, operations] of Object.entries(openApiDocument(version).paths)) {
      const url = `${apiPrefix(version)}${path.slice(1).replace(/\{[^}]+\}/g, unknownId)}`;
      // The actions of users are called above, one by one.
      const isUserActions = /\buser\/(users\/)?actions$/.test(url);
      for (const method of methods.filter((name) => name in Object(operations) && !isUserActions)) {
        const isReading = method === 'get';
        const answer = await api.app.inject({
          method,
          url,
          headers: { authorization: `Token ${token}`, domain: 'showquest' },
          ...(isReading ? {} : { payload: {} }),
        });
        expect(shows(answer.body), `${method} ${url}`).toEqual([]);
        // 404 where this tenant has no such collection.
        if (!isReading) expect([403, 404], `${method} ${url}: ${answer.body}`).toContain(answer.statusCode);
        counted[isReading ? 'read' : 'refused'] += 1;
      }
    }
    process.stdout.write(
      `version ${version}: ${counted.read} reads, ${counted.refused} refused writes while viewing\n`,
    );
    expect(Math.min(counted.read, counted.refused)).toBeGreaterThan(40);
  },
);

test('their session at the other tenant goes on', async () => {
  expect(await actions.isAlive(other, there)).toBe(true);
});
