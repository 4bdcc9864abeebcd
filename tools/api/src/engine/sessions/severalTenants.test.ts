import { activationWords, viewingWords } from '@callboard/api-contract/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitations, newUser } from '../../testKit/invitations';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';
import { linkToken, userActions } from '../../testKit/userActions';

const there = { tenant: 'rockquest' } as const;
const adminsPassword = 'Chosen by admin 1';
let api: TestApi;
let admin: TestClient;
let stranger: TestClient;
let actions: ReturnType<typeof userActions>;
let invite: ReturnType<typeof invitations>['invite'];
let readInvitation: ReturnType<typeof invitations>['readInvitation'];
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  stranger = await api.loginAs('rockquest', 'admin');
  actions = userActions(api);
  ({ invite, readInvitation } = invitations(api, admin));
});
afterAll(() => api.close());

let people = 0;
const nextEmail = () => `several.${(people += 1)}@example.test`;
const membership = async (email: string, tenant: 'showquest' | 'rockquest') =>
  (
    await api.asOwner<{ hashcode: string }>('SELECT hashcode FROM users WHERE tenant = $1 AND email = $2', [
      tenant,
      email,
    ])
  )[0]?.hashcode;
const refusal = [403, activationWords.onlyInvited];

describe('a user with an account at another tenant', () => {
  it('[4.8] [7.7] is not joined by an admin, who is shown how to send the mail again', async () => {
    const { hashcode, email } = await invite('domain');
    for (const data of [
      { user_activation: hashcode, add_to_domain: true },
      { user_activation: hashcode, add_to_domain: false },
      { user_activation: hashcode, password: adminsPassword },
      { token: hashcode, accept: true, password: adminsPassword, is_new: true },
    ]) {
      const answer = await actions.act('activate_user', data, { token: admin.token });
      expect([answer.statusCode, answer.json().error.message]).toEqual(refusal);
    }
    expect(await membership(email, 'showquest')).toBeUndefined();
    expect(
      (await actions.act('resend_activation', undefined, { token: admin.token }, { target: hashcode }))
        .statusCode,
    ).toBe(200);
    const token = linkToken((await actions.mailed(email, 2)).at(-1));
    expect((await actions.act('activate_user', { token, accept: true })).statusCode).toBe(200);
    expect(await membership(email, 'showquest')).toBeDefined();
  });

  it('[4.8] [7.7] joins while signed in as themselves, and no one else does in their name', async () => {
    const { hashcode, email } = await invite('domain');
    const joining = { user_activation: hashcode, add_to_domain: true };
    const viewed = await actions.act(
      'view_as',
      { user: await membership(email, 'rockquest') },
      { ...there, token: stranger.token },
    );
    const viewing = viewed.json().data.authorization.token;
    const whileViewing = await actions.act('activate_user', joining, { ...there, token: viewing });
    expect([whileViewing.statusCode, whileViewing.json()]).toMatchObject([403, { detail: viewingWords }]);
    const other = await actions.act('activate_user', joining, { ...there, token: stranger.token });
    expect(other.json().error.message).toBe(activationWords.failed);
    const token = await actions.signIn(email, testPassword, there);
    const answer = await actions.act('activate_user', joining, { ...there, token });
    expect(answer.json()).toEqual({ success: true, data: { status: 'complete', mode: 'domain' } });
    expect(await actions.signIn(email)).toBeDefined();
  });

  it('[6.4] an admin’s page shows that the account is there', async () => {
    const { hashcode } = await invite('domain');
    const { body } = await admin.call('GET', `user/activations/${hashcode}?fields=status,mode`);
    expect(body).toMatchObject({ data: { status: 'pending', mode: 'domain' } });
  });
});

describe('a password that an admin chose', () => {
  /** A user whose account was made by the admin of rockquest, with a password that this admin knows. */
  async function madeByStranger() {
    const email = nextEmail();
    const draft = { first_name: 'Hana', last_name: 'Parata', email, roles: ['participant'] };
    await stranger.call('POST', 'user/activations', draft);
    const [row] = await api.asOwner<{ hashcode: string }>(
      `SELECT hashcode FROM user_activations WHERE email = $1`,
      [email],
    );
    const data = { user_activation: row?.hashcode, password: adminsPassword };
    const made = await actions.act('activate_user', data, { ...there, token: stranger.token });
    expect(made.statusCode, made.body).toBe(200);
    return email;
  }
  const inviteHere = async (email: string) => {
    const draft = { first_name: 'Hana', last_name: 'Parata', email, roles: ['participant'] };
    expect((await admin.call('POST', 'user/activations', draft)).status).toBe(201);
    return linkToken((await actions.mailed(email, 2)).at(-1));
  };

  it('[3.13] opens no further tenant: who joins one by mail chooses their own first', async () => {
    const email = await madeByStranger();
    const known = await actions.signIn(email, adminsPassword, there);
    expect(known).toBeDefined();
    const token = await inviteHere(email);
    expect((await readInvitation(token)).json().data.mode).toBe('new');
    const missing = await actions.act('activate_user', { token, accept: true });
    expect([missing.statusCode, missing.json()]).toMatchObject([400, { password: ['Field is required'] }]);
    expect((await actions.act('activate_user', { token, ...newUser })).statusCode).toBe(200);
    expect(await actions.isAlive(known, there)).toBe(false);
    expect(await actions.signIn(email, adminsPassword, there)).toBeUndefined();
    expect(await actions.signIn(email, newUser.password)).toBeDefined();
    expect(await actions.signIn(email, newUser.password, there)).toBeDefined();
  });

  it('[6.4] lets no second admin into the account', async () => {
    const email = await madeByStranger();
    await inviteHere(email);
    const [row] = await api.asOwner<{ hashcode: string }>(
      `SELECT hashcode FROM user_activations WHERE tenant = 'showquest' AND email = $1`,
      [email],
    );
    const data = { user_activation: row?.hashcode, password: 'Another admin 2' };
    const answer = await actions.act('activate_user', data, { token: admin.token });
    expect([answer.statusCode, answer.json().error.message]).toEqual(refusal);
    expect(await actions.signIn(email, adminsPassword, there)).toBeDefined();
  });

  it('[7.4] changed by the one admin after the invitation went out, it asks for a new one too', async () => {
    const { token, email } = await invite('domain');
    expect((await readInvitation(token)).json().data.mode).toBe('domain');
    const data = { user: await membership(email, 'rockquest'), new_password: adminsPassword };
    const changed = await actions.act('change_password', data, { ...there, token: stranger.token });
    expect(changed.statusCode).toBe(200);
    expect((await readInvitation(token)).json().data.mode).toBe('new');
    expect((await actions.act('activate_user', { token, accept: true })).statusCode).toBe(400);
  });

  it('[7.6] is the owner’s own again once they used a link from their mail', async () => {
    const email = await madeByStranger();
    await actions.act('reset_password', { email }, there);
    const reset = linkToken((await actions.mailed(email, 2)).at(-1));
    const data = { temporary_password: reset, new_password: newUser.password };
    expect((await actions.act('consume_temporary_password', data)).statusCode).toBe(200);
    const draft = { first_name: 'Hana', last_name: 'Parata', email, roles: ['participant'] };
    await admin.call('POST', 'user/activations', draft);
    // The third letter reports that the password was changed.
    const token = linkToken((await actions.mailed(email, 4)).find(({ text }) => text.includes('Showquest')));
    expect((await readInvitation(token)).json().data.mode).toBe('domain');
    expect((await actions.act('activate_user', { token, accept: true })).statusCode).toBe(200);
    expect(await actions.signIn(email, newUser.password)).toBeDefined();
  });
});

describe('the admin of each tenant, of a user who belongs to two', () => {
  async function inBoth() {
    const email = nextEmail();
    await testAccount(api, email, ['showquest', 'rockquest'], ['participant']);
    const tokens = {
      here: await actions.signIn(email),
      there: await actions.signIn(email, testPassword, there),
    };
    const users = {
      here: (await membership(email, 'showquest')) ?? '',
      there: (await membership(email, 'rockquest')) ?? '',
    };
    const alive = () => Promise.all([actions.isAlive(tokens.here), actions.isAlive(tokens.there, there)]);
    return { email, tokens, users, alive };
  }

  it('[6.3] resets the lockout', async () => {
    const { email, users, alive } = await inBoth();
    for (const tenant of ['showquest', 'rockquest'] as const) {
      const sent = { tenant, address: '198.51.100.77' };
      for (let guess = 0; guess < 4; guess += 1) {
        await actions.act('login', { email, password: 'no' }, sent);
      }
      expect((await actions.act('login', { email, password: testPassword }, sent)).statusCode).toBe(429);
      const [by, user] = tenant === 'showquest' ? [admin, users.here] : [stranger, users.there];
      const answer = await actions.act('reset_lockout', { user }, { tenant, token: by.token });
      expect(answer.statusCode).toBe(200);
      expect((await actions.act('login', { email, password: testPassword }, sent)).statusCode).toBe(200);
    }
    expect(await alive()).toEqual([true, true]);
  });

  it('[6.8] changes their roles and disables them there, and at the other nothing changes', async () => {
    const { users, alive } = await inBoth();
    expect((await admin.call('PATCH', `user/${users.here}`, { roles: ['judge'] })).status).toBe(200);
    expect(await alive()).toEqual([true, true]);
    const disabling = { action: 'disable', target: users.here };
    expect((await admin.call('POST', 'user/actions', disabling)).status).toBe(200);
    await expect.poll(alive).toEqual([false, true]);
    expect((await stranger.call('GET', `user/${users.there}`)).body).toMatchObject({
      status: 'active',
      roles: ['participant'],
    });
    const enabling = { action: 'enable', target: users.here };
    expect((await admin.call('POST', 'user/actions', enabling)).status).toBe(200);
    expect((await admin.call('PATCH', `user/${users.there}`, { roles: ['judge'] })).status).toBe(404);
  });

  it('[7.5] sends them a reset mail, whose link is theirs to use', async () => {
    const { email, alive } = await inBoth();
    expect((await actions.act('reset_password', { email }, { token: admin.token })).statusCode).toBe(200);
    expect(linkToken((await actions.mailed(email, 1))[0])).toMatch(/^showquest\./);
    expect(await alive()).toEqual([true, true]);
  });

  it('[6.2] does not touch the shared account, and is shown what to do instead', async () => {
    const { users, alive } = await inBoth();
    const sentences = [
      [
        'change_password',
        { user: users.here, new_password: adminsPassword },
        'They belong to other sites too, so only they can change their password. Send them a reset email instead.',
      ],
      [
        'remove_totp',
        { user: users.here },
        'They belong to other sites too, so only they can turn this off. They can sign in with one of their recovery codes.',
      ],
    ] as const;
    for (const [action, data, detail] of sentences) {
      const answer = await actions.act(action, data, { token: admin.token });
      expect([answer.statusCode, answer.json()]).toMatchObject([403, { detail }]);
    }
    const email = await admin.call('PATCH', `user/${users.here}`, { email: 'taken.over@example.test' });
    expect(email.status).toBe(400);
    expect(await alive()).toEqual([true, true]);
  });

  it('[6.2] never sets the password while they join the other tenant at the same moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { token, email } = await invite('domain');
      const data = { user: await membership(email, 'rockquest'), new_password: adminsPassword };
      await Promise.all([
        actions.act('change_password', data, { ...there, token: stranger.token }),
        actions.act('activate_user', { token, accept: true }),
      ]);
      // The joined account has its own password; the other one opens its one tenant only.
      const isMember = (await membership(email, 'showquest')) !== undefined;
      const sent = { address: `203.0.113.${round + 1}` };
      expect(await actions.signIn(email, adminsPassword, sent)).toBeUndefined();
      expect((await actions.signIn(email, testPassword, sent)) !== undefined).toBe(isMember);
    }
  });
});
