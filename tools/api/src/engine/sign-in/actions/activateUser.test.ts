import type { TenantCode } from '@callboard/api-contract';
import { activationWords } from '@callboard/api-contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations, newUser } from '../../../testKit/invitations';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { testAccount, testPassword } from '../../../testKit/testAccount';
import { userActions } from '../../../testKit/userActions';

let api: TestApi;
let admin: TestClient;
let actions: ReturnType<typeof userActions>;
let invite: ReturnType<typeof invitations>['invite'];
let readInvitation: ReturnType<typeof invitations>['readInvitation'];
let statusOf: ReturnType<typeof invitations>['statusOf'];
let expire: ReturnType<typeof invitations>['expire'];
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  actions = userActions(api);
  ({ invite, readInvitation, statusOf, expire } = invitations(api, admin));
});
afterAll(() => api.close());

let places = 0;
const canSignIn = async (email: string, password: string, tenant: TenantCode = 'showquest') => {
  places += 1;
  return (await actions.signIn(email, password, { tenant, address: `198.51.100.${places}` })) !== undefined;
};

describe('activate_user', () => {
  it('[7.7] [3.15] [4.7] makes an account and a membership by the separate screen', async () => {
    const { token, email } = await invite('new');
    const answer = await actions.act('activate_user', { token, ...newUser });
    expect(answer.json()).toEqual({ success: true, data: { status: 'complete', mode: 'new', email } });
    expect(await canSignIn(email, newUser.password)).toBe(true);
    const [person] = await api.asOwner(
      `SELECT u.name, u.roles, i.phone, i.email FROM users u JOIN individuals i ON i.hashcode = u.individual WHERE u.email = $1`,
      [email],
    );
    expect(person).toEqual({ name: 'Hana Parata', roles: ['participant'], phone: newUser.phone, email });
  });

  it.each([
    ['password', { password: '' }, 'Field is required'],
    ['password', { password: 'weakling' }, 'Password must be strong'],
    ['password', { password: 'A1 \u200b\u00a0\u3000   ' }, 'Password must be strong'],
    ['password', { password: 'Ab1' }, 'Password must be at least 8 characters long'],
    ['password', { password: `A1${'a'.repeat(127)}` }, 'The maximum length allowed is 128'],
    ['confirmPassword', { confirmPassword: 'Another one 1' }, `This must be the same as 'Password'`],
    ['first_name', { first_name: '' }, 'Field is required'],
    ['last_name', { last_name: null }, 'Field is required'],
    ['phone', { phone: ' ' }, 'Field is required'],
  ])('[5.16] [5.18] asks a new user for %s: %j', async (field, wrong, words) => {
    const { token } = await invite('new');
    const answer = await actions.act('activate_user', { token, ...newUser, ...wrong });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { [field]: [words] }]);
    expect(await statusOf(token)).toBe('pending');
  });

  it('[7.7] takes a password alone from the login page, where the names are those of the invitation', async () => {
    const { token, email } = await invite('new');
    const data = { token, accept: true, password: newUser.password, is_new: true };
    expect((await actions.act('activate_user', data)).statusCode).toBe(200);
    expect(await canSignIn(email, newUser.password)).toBe(true);
  });

  it.each([
    ['the separate screen', (token: string) => ({ user_activation: token, add_to_domain: true })],
    ['the login page', (token: string) => ({ token, accept: true, is_new: false, password: 'Stolen it 1' })],
    ['a screen for new users', (token: string) => ({ token, ...newUser })],
  ])('[4.8] joins a member of another tenant, whose password stays: %s', async (_screen, data) => {
    const { token, email } = await invite('domain');
    const answer = await actions.act('activate_user', data(token));
    expect(answer.json()).toEqual({ success: true, data: { status: 'complete', mode: 'domain' } });
    expect(await canSignIn(email, testPassword)).toBe(true);
    expect(await canSignIn(email, 'Stolen it 1')).toBe(false);
    expect(await canSignIn(email, newUser.password)).toBe(false);
  });

  it('keeps the password of a user who got an account after they were invited as new', async () => {
    const { token, email } = await invite('new');
    await testAccount(api, email, ['rockquest']);
    expect((await readInvitation(token)).json().data.mode).toBe('domain');
    expect((await actions.act('activate_user', { token, ...newUser })).statusCode).toBe(200);
    expect(await canSignIn(email, testPassword)).toBe(true);
    expect(await canSignIn(email, newUser.password)).toBe(false);
  });

  it.each(['new', 'domain'] as const)('[4.8] [8.5] declines, and reports it afterwards: %s', async (mode) => {
    const { token, email } = await invite(mode);
    const data = { token, accept: false, is_new: mode === 'new' };
    expect((await actions.act('activate_user', data)).json().data).toEqual({ status: 'declined', mode });
    expect(await statusOf(token)).toBe('declined');
    const again = await actions.act('activate_user', { ...data, accept: true, password: newUser.password });
    expect([again.statusCode, again.json().error.message]).toMatchObject([
      400,
      activationWords.loginDeclined,
    ]);
    expect(await api.asOwner(`SELECT FROM users WHERE tenant = 'showquest' AND email = $1`, [email])).toEqual(
      [],
    );
  });

  it('[4.5] [8.4] [8.5] refuses what ran out, in the words of each screen', async () => {
    const { token, hashcode } = await invite('new');
    await expire(hashcode);
    expect(await statusOf(token)).toBe('expired');
    const messages = [
      await actions.act('activate_user', { token, ...newUser }),
      await actions.act('activate_user', { token, accept: true, password: newUser.password, is_new: true }),
    ].map((answer) => answer.json().error.message);
    expect(messages).toEqual([activationWords.expired, activationWords.loginExpired]);
    expect((await admin.call('GET', `user/activations/${hashcode}`)).body).toMatchObject({
      status: 'expired',
    });
  });

  it('[4.6] [8.4] refuses what was accepted, and what is unknown', async () => {
    const { token } = await invite('new');
    await actions.act('activate_user', { token, ...newUser });
    expect(await statusOf(token)).toBe('complete');
    const again = await actions.act('activate_user', { token, ...newUser });
    expect([again.statusCode, again.json().error.message]).toMatchObject([400, activationWords.complete]);
    const unknown = await actions.act('activate_user', { token: `showquest.${'A'.repeat(43)}`, ...newUser });
    expect([unknown.statusCode, unknown.json().error.message]).toMatchObject([400, activationWords.failed]);
    expect((await actions.act('activate_user', { ...newUser })).json().error.message).toBe('wrong payload');
    const { token: other } = await invite('new');
    const foreign = await actions.act('activate_user', { token: other, ...newUser }, { tenant: 'rockquest' });
    expect([foreign.statusCode, foreign.json().error.message]).toMatchObject([400, activationWords.failed]);
  });

  it('[6.4] lets an admin activate for a user, by the hashcode, and no one else', async () => {
    const { hashcode, email } = await invite('new');
    const data = { user_activation: hashcode, password: newUser.password };
    expect((await actions.act('activate_user', data)).statusCode).toBe(401);
    const staff = await api.loginAs('showquest', 'staff');
    expect((await actions.act('activate_user', data, { token: staff.token })).statusCode).toBe(403);
    const stranger = await api.loginAs('rockquest', 'admin');
    const sent = { token: stranger.token, tenant: 'rockquest' } as const;
    expect((await actions.act('activate_user', data, sent)).json().error.message).toBe(
      activationWords.failed,
    );
    expect((await actions.act('activate_user', data, { token: admin.token })).statusCode).toBe(200);
    expect(await canSignIn(email, newUser.password)).toBe(true);
  });

  it('[4.8] lets one of accept and decline win, however often both come together', async () => {
    const outcomes: string[] = [];
    for (let round = 0; round < 8; round += 1) {
      const { token, email } = await invite('domain');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          actions.act('activate_user', { token, accept: index % 2 === 0 }),
        ),
      );
      const won = answers.filter((answer) => answer.statusCode === 200);
      expect(won).toHaveLength(1);
      const members = await api.asOwner(`SELECT FROM users WHERE tenant = 'showquest' AND email = $1`, [
        email,
      ]);
      const outcome = won[0]?.json().data.status;
      expect(members).toHaveLength(outcome === 'complete' ? 1 : 0);
      expect(await statusOf(token)).toBe(outcome);
      outcomes.push(outcome);
    }
    expect(outcomes).toHaveLength(8);
  });
});
