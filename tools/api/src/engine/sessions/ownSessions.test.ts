import {
  loginDataSchema,
  exportedDataSchema,
  userSessionsSchema,
  viewingWords,
} from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';
import { userActions } from '../../testKit/userActions';

let api: TestApi;
let admin: TestClient;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  actions = userActions(api);
});
afterAll(() => api.close());

const listed = async (token: string | undefined) =>
  v.parse(userSessionsSchema, (await actions.act('list_sessions', undefined, { token })).json().data)
    .sessions;
const sentBy = (agent: string, tenant: 'showquest' | 'rockquest' = 'showquest') => ({
  tenant,
  headers: { 'user-agent': agent },
});

describe('one’s own sessions', () => {
  it('are listed over all tenants, without anything of their tokens', async () => {
    await testAccount(api, 'list@example.test', ['showquest', 'rockquest']);
    const token = await actions.signIn('list@example.test', testPassword, sentBy('Phone'));
    await actions.signIn('list@example.test', testPassword, sentBy('Desk', 'rockquest'));
    const sessions = await listed(token);
    expect(
      sessions.map(({ user_agent, is_current, domain }) => [user_agent, is_current, domain]).sort(),
    ).toEqual([
      ['Desk', false, 'rockquest'],
      ['Phone', true, 'showquest'],
    ]);
    expect(JSON.stringify(sessions)).not.toContain('token');
  });

  it('end one by one, and no others do', async () => {
    await testAccount(api, 'end@example.test', ['showquest']);
    await testAccount(api, 'stranger@example.test', ['showquest']);
    const [own, other] = [await actions.signIn('end@example.test'), await actions.signIn('end@example.test')];
    const stranger = await actions.signIn('stranger@example.test');
    const session = (await listed(own)).find(({ is_current }) => !is_current)?.hashcode;
    expect((await actions.act('end_session', { session }, { token: stranger })).statusCode).toBe(404);
    expect(await actions.isAlive(other)).toBe(true);
    expect((await actions.act('end_session', { session }, { token: own })).statusCode).toBe(200);
    expect([await actions.isAlive(own), await actions.isAlive(other)]).toEqual([true, false]);
    expect((await actions.act('end_session', { session }, { token: own })).statusCode).toBe(404);
  });

  it('end everywhere else immediately', async () => {
    await testAccount(api, 'others@example.test', ['showquest', 'rockquest']);
    const own = await actions.signIn('others@example.test');
    const here = await actions.signIn('others@example.test');
    const there = await actions.signIn('others@example.test', testPassword, sentBy('x', 'rockquest'));
    const answer = await actions.act('end_other_sessions', undefined, { token: own });
    expect(answer.json()).toEqual({ success: true, data: { ended: 2 } });
    expect(await Promise.all([own, here].map((token) => actions.isAlive(token)))).toEqual([true, false]);
    expect(await actions.isAlive(there, { tenant: 'rockquest' })).toBe(false);
  });

  it('all end but one when the password changes: five of five, and the owner is notified in their language', async () => {
    await testAccount(api, 'five@example.test', ['showquest']);
    const own = await actions.signIn('five@example.test');
    const others = [];
    for (let index = 0; index < 5; index += 1) others.push(await actions.signIn('five@example.test'));
    expect((await actions.act('set_language', { language: 'fr' }, { token: own })).statusCode).toBe(400);
    expect((await actions.act('set_language', { language: 'mi' }, { token: own })).statusCode).toBe(200);
    const there = await actions.act('login', { email: 'five@example.test', password: testPassword });
    expect(there.json()).toMatchObject({ data: { user: { language: 'mi' } } });
    const data = { old_password: testPassword, new_password: 'Tūī sings at 5' };
    expect((await actions.act('change_password', data, { token: own })).statusCode).toBe(200);
    expect(await Promise.all(others.map((token) => actions.isAlive(token)))).toEqual(Array(5).fill(false));
    expect(await actions.isAlive(own)).toBe(true);
    const [letter] = await actions.mailed('five@example.test', 1);
    expect(letter?.text).toContain('I huria tō kupuhipa. Kua takiputaina koe');
    expect(letter?.html).toContain('<html lang="mi">');
  });
});

describe('reset_lockout', () => {
  it('[6.3] [7.9] lets a user try again, wherever their tries came from', async () => {
    const { user } = await testAccount(api, 'locked@example.test', ['showquest']);
    const places = ['198.51.100.1', '198.51.100.2'];
    const statuses = async (password: string) => {
      const found = [];
      for (const address of places) {
        const answer = await actions.act('login', { email: 'locked@example.test', password }, { address });
        found.push(answer.statusCode);
      }
      return found;
    };
    for (let guess = 0; guess < 3; guess += 1) await statuses('no');
    expect(await statuses(testPassword)).toEqual([429, 429]);
    const staff = await api.loginAs('showquest', 'staff');
    expect((await actions.act('reset_lockout', { user }, { token: staff.token })).statusCode).toBe(403);
    expect((await actions.act('reset_lockout', { user }, { token: admin.token })).json()).toEqual({
      success: true,
      data: {},
    });
    expect(await statuses(testPassword)).toEqual([200, 200]);
  });

  it('lifts no limit on guesses at an account of others whose email an admin wrote into a user', async () => {
    await testAccount(api, 'victim@example.test', ['rockquest']);
    const { user } = await testAccount(api, 'decoy@example.test', ['showquest']);
    await api.asOwner(`UPDATE users SET email = 'victim@example.test' WHERE hashcode = $1`, [user]);
    const guess = async () =>
      actions.act('login', { email: 'victim@example.test', password: 'no' }, { address: '198.51.100.3' });
    for (let count = 0; count < 3; count += 1) await guess();
    await actions.act('reset_lockout', { user }, { token: admin.token });
    expect((await guess()).statusCode).toBe(429);
  });

  it('knows no user of another tenant', async () => {
    const { user } = await testAccount(api, 'elsewhere@example.test', ['rockquest']);
    expect((await actions.act('reset_lockout', { user }, { token: admin.token })).statusCode).toBe(404);
  });
});

describe('view_as', () => {
  const begin = async (email: string) => {
    const { user } = await testAccount(api, email, ['showquest'], ['participant']);
    const answer = await actions.act('view_as', { user }, { token: admin.token });
    expect(answer.statusCode, answer.body).toBe(200);
    const data = v.parse(loginDataSchema, answer.json().data);
    return { user, data, token: data.authorization.token };
  };
  const reads = (token: string, url: string) =>
    api.app.inject({ url: `/api/v21/system/${url}`, headers: { authorization: `Token ${token}` } });

  it('shows an admin the app of another user, for half an hour, and changes nothing', async () => {
    const { user, data, token } = await begin('viewed@example.test');
    expect(data.user).toMatchObject({ hashcode: user, is_admin: false, roles: ['participant'] });
    expect(data.viewing?.by).toBe('Test admin');
    const minutes = (Date.parse(data.viewing?.until ?? '') - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(29);
    expect(minutes).toBeLessThanOrEqual(30);
    expect((await reads(token, 'callboard/events')).statusCode).toBe(200);
    expect((await reads(token, 'user')).statusCode).toBe(403);
    expect((await actions.act('login', undefined, { token })).json().data.viewing.by).toBe('Test admin');
    expect(await actions.isAlive(admin.token)).toBe(true);
  });

  it('refuses every write', async () => {
    const { token } = await begin('unchanged@example.test');
    const headers = { authorization: `Token ${token}` };
    const before = await api.asOwner('SELECT max(sequence) AS last FROM changes');
    const calls = [
      { method: 'POST', url: 'callboard/regions', payload: { name: 'Nowhere' } },
      { method: 'PATCH', url: 'callboard/regions', payload: { bulk_patch: [] } },
      { method: 'DELETE', url: 'callboard/regions/00000000-0000-4000-8000-000000000000' },
      { method: 'POST', url: 'changes/actions', payload: { action: 'undo', target: 'x' } },
    ] as const;
    for (const { url, ...call } of calls) {
      const answer = await api.app.inject({ ...call, url: `/api/v21/system/${url}`, headers });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { detail: viewingWords }]);
    }
    const password = testPassword;
    const session = '00000000-0000-4000-8000-000000000000';
    const changing: Record<string, object> = {
      change_password: { old_password: password, new_password: 'Tūī sings at 5' },
      begin_totp: { password },
      confirm_totp: { code: '000000' },
      remove_totp: { password },
      renew_recovery_codes: { password },
      begin_passkey: { password },
      end_session: { session },
      end_other_sessions: {},
      list_sessions: {},
      security: {},
      view_as: { user: session },
      reset_lockout: { user: session },
      export_my_data: {},
      resend_activation: {},
      disable: {},
      reset_password: { email: 'unchanged@example.test' },
      consume_temporary_password: { temporary_password: 'x', new_password: 'Tūī sings at 5' },
      activate_user: { token: 'x' },
    };
    for (const [action, data] of Object.entries(changing)) {
      const answer = await actions.act(action, data, { token }, { target: session });
      expect([action, answer.statusCode, answer.json()]).toMatchObject([
        action,
        403,
        { detail: viewingWords },
      ]);
    }
    expect(await api.asOwner('SELECT max(sequence) AS last FROM changes')).toEqual(before);
  });

  it('stands in the history of the user: who, whom and when', async () => {
    const { user } = await begin('history@example.test');
    const { body } = await admin.call('GET', `user/${user}/changes`);
    expect(body).toMatchObject({
      results: [
        {
          kind: 'update',
          actor: { hashcode: admin.user, title: 'Test admin' },
          fields: [{ field: 'last_viewed', before: null, after: expect.any(String) }],
        },
        { kind: 'create' },
      ],
    });
    expect((await admin.call('GET', `user/${user}`)).body).toMatchObject({ version: 1 });
  });

  it('ends by logout, with the admin’s rights, and with the user', async () => {
    const [one, two, three] = [
      await begin('one@example.test'),
      await begin('two@example.test'),
      await begin('three@example.test'),
    ];
    expect((await actions.act('logout', undefined, { token: one.token })).statusCode).toBe(200);
    expect(await actions.isAlive(one.token)).toBe(false);
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [two.user]);
    await expect.poll(() => actions.isAlive(two.token)).toBe(false);
    // One admin has to be left.
    await api.loginAs('showquest', 'admin');
    await api.asOwner(`UPDATE users SET roles = ARRAY['staff'] WHERE hashcode = $1`, [admin.user]);
    await expect.poll(() => actions.isAlive(three.token)).toBe(false);
    await api.asOwner(`UPDATE users SET roles = ARRAY['admin'] WHERE hashcode = $1`, [admin.user]);
    await expect.poll(async () => (await admin.call('GET', 'user')).status).toBe(200);
  });

  it('is for admins, of users who can sign in, and never of an admin', async () => {
    const target = await testAccount(api, 'target@example.test', ['showquest'], ['judge']);
    const boss = await testAccount(api, 'boss@example.test', ['showquest'], ['admin']);
    const foreign = await testAccount(api, 'foreign@example.test', ['rockquest']);
    const staff = await api.loginAs('showquest', 'staff');
    const statusFor = async (user: string, token = admin.token) =>
      (await actions.act('view_as', { user }, { token })).statusCode;
    expect(await statusFor(target.user, staff.token)).toBe(403);
    expect([await statusFor(boss.user), await statusFor(admin.user), await statusFor(foreign.user)]).toEqual([
      403, 403, 404,
    ]);
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [target.user]);
    expect(await statusFor(target.user)).toBe(403);
    expect((await actions.act('view_as', { user: target.user })).statusCode).toBe(401);
  });

  it('is not among the sessions of the user', async () => {
    await begin('unlisted@example.test');
    const token = await actions.signIn('unlisted@example.test');
    expect(await listed(token)).toHaveLength(1);
  });
});

describe('the menu of a user', () => {
  it('[3.20] offers what really works', async () => {
    await testAccount(api, 'menu@example.test', ['showquest']);
    const answer = await actions.act('login', { email: 'menu@example.test', password: testPassword });
    expect(answer.json().data.user_menu).toEqual([
      {
        name: 'My tickets',
        icon_name: 'ticket',
        action: { type: 'redirect', redirect_url: '/account/tickets' },
      },
      { name: 'Change Password', icon_name: 'key', action: { type: 'open_modal', modal: 'change_password' } },
      { name: 'Your account', icon_name: 'user', action: { type: 'redirect', redirect_url: '/account' } },
      {
        name: 'Send me my data',
        icon_name: 'download',
        action: { type: 'action_endpoint', endpoint: 'user/actions', action: 'export_my_data' },
      },
    ]);
  });

  it('[3.20] sends one’s own records, and nothing that is secret', async () => {
    const participant = await api.loginAs('showquest', 'participant');
    const begun = { subject: 'Load-in', body: 'Who brings the drums?' };
    expect((await participant.call('POST', 'messaging/conversations', begun)).status).toBe(201);
    const answer = await actions.act('export_my_data', undefined, { token: participant.token });
    const { file_name, document } = v.parse(exportedDataSchema, answer.json().data);
    expect(file_name).toMatch(/^callboard-showquest-\d{4}-\d\d-\d\d\.json$/);
    expect(document).toMatchObject({
      domain: 'showquest',
      account: { email: expect.stringContaining('@'), two_step_sign_in: false, passkeys: [] },
      sessions: [{ domain: 'showquest' }],
      membership: { hashcode: participant.user, roles: ['participant'] },
      person: { hashcode: participant.individual, first_name: 'Test' },
      messages: [{ subject: 'Load-in', body: 'Who brings the drums?' }],
      notifications: [],
      muted_conversations: [],
      notification_settings: { quiet: null, time_zone: 'Pacific/Auckland' },
    });
    expect(answer.body).not.toMatch(/password_hash|token|argon2/);
    expect((await actions.act('export_my_data')).statusCode).toBe(401);
  });
});
