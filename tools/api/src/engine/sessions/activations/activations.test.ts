import { activationSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { invitationDraft, invitations, newUser } from '../../../testKit/invitations';
import { startTestApi, type TestApi, type TestClient } from '../../../testKit/startTestApi';
import { testAccount } from '../../../testKit/testAccount';
import { linkToken, userActions } from '../../../testKit/userActions';

let api: TestApi;
let admin: TestClient;
let actions: ReturnType<typeof userActions>;
let invite: ReturnType<typeof invitations>['invite'];
let readInvitation: ReturnType<typeof invitations>['readInvitation'];
let statusOf: ReturnType<typeof invitations>['statusOf'];
let expire: ReturnType<typeof invitations>['expire'];
let hashcodeIn: ReturnType<typeof invitations>['hashcodeIn'];
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.loginAs('showquest', 'admin');
  actions = userActions(api);
  ({ invite, readInvitation, statusOf, expire, hashcodeIn } = invitations(api, admin));
});
afterAll(() => api.close());

describe('an invitation', () => {
  it('[7.8] [3.11] goes out by mail with a link from configuration, in text and HTML', async () => {
    const email = 'forged@invited.test';
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    expect((await admin.call('POST', 'user/activations', invitationDraft(email), forged)).status).toBe(201);
    const [letter] = await actions.mailed(email, 1);
    expect(letter?.text).toContain('http://showquest.localhost:3000/login/activate/showquest.');
    expect(letter?.html).toContain(
      `href="http://showquest.localhost:3000/login/activate/${linkToken(letter)}"`,
    );
    expect(JSON.stringify(letter)).not.toContain('evil');
  });

  it.each(['new', 'domain'] as const)(
    '[3.12] [3.13] [3.14] [7.11] shows its holder status and mode, and a masked email: %s',
    async (mode) => {
      const { token, email } = await invite(mode);
      const answer = await readInvitation(token);
      expect(answer.json()).toEqual({
        success: true,
        data: {
          status: 'pending',
          mode,
          hashcode: token,
          details: {
            user: {
              first_name: 'Hana',
              last_name: 'Parata',
              email: `p…${email.at(email.indexOf('@') - 1)}@invited.test`,
              tenant_name: 'Showquest',
            },
          },
        },
      });
      expect(v.safeParse(activationSchema, answer.json().data).issues).toBeUndefined();
    },
  );

  it.each([
    '',
    '?fields=*',
    '?fields=details.user.password,email',
    '?fields=roles&additional_fields=individual',
  ])('[7.11] shows no more for %j', async (query) => {
    const { token } = await invite('new');
    expect((await readInvitation(token, query)).json()).toEqual((await readInvitation(token)).json());
  });

  it('[7.11] is unknown by any other token, and under another tenant', async () => {
    const { token } = await invite('new');
    const strangers = ['nonsense', `showquest.${'A'.repeat(43)}`, token.replace('showquest', 'rockquest')];
    for (const stranger of strangers)
      expect([401, 404]).toContain((await readInvitation(stranger)).statusCode);
    expect((await readInvitation(token, '', { domain: 'rockquest' })).statusCode).toBe(404);
  });

  it('is a record to admins alone, and made by them alone', async () => {
    const { hashcode } = await invite('new');
    const staff = await api.loginAs('showquest', 'staff');
    expect((await readInvitation(hashcode)).statusCode).toBe(401);
    for (const path of [
      'user/activations',
      `user/activations/${hashcode}`,
      `user/activations/${hashcode}?fields=status,mode`,
    ])
      expect((await staff.call('GET', path)).status).toBe(403);
    expect((await staff.call('POST', 'user/activations', invitationDraft('x@y.test'))).status).toBe(403);
    expect((await admin.call('GET', `user/activations/${hashcode}`)).body).toMatchObject({
      status: 'pending',
    });
    const details = { user: { first_name: 'Hana', last_name: 'Parata' } };
    expect((await admin.call('GET', `user/activations/${hashcode}?fields=status,mode`)).body).toMatchObject({
      success: true,
      data: { status: 'pending', mode: 'new', hashcode, details },
    });
  });

  it('is sent once for one key, however often it is requested', async () => {
    const key = { 'idempotency-key': '7d0f1c1e-3c55-4b0e-9a53-0a4ad1d0c001' };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () =>
        admin.call('POST', 'user/activations', invitationDraft('once@invited.test'), key),
      ),
    );
    expect(new Set(answers.map(({ body }) => hashcodeIn(body))).size).toBe(1);
    expect(await actions.mailed('once@invited.test', 1)).toHaveLength(1);
  });

  it('is refused for a user who is a user here already, and while another one is open', async () => {
    await testAccount(api, 'member@invited.test', ['showquest']);
    const member = await admin.call('POST', 'user/activations', invitationDraft('Member@invited.test'));
    expect([member.status, member.body]).toMatchObject([
      400,
      { email: ['Someone with this email is a user already.'] },
    ]);
    const { email } = await invite('new');
    expect((await admin.call('POST', 'user/activations', invitationDraft(email.toUpperCase()))).status).toBe(
      409,
    );
  });
});

describe('resend_activation', () => {
  const resend = (hashcode: string, token = admin.token) =>
    actions.act('resend_activation', undefined, { token }, { target: hashcode });

  it.each(['pending', 'expired', 'declined'] as const)(
    '[6.3] [7.8] mails a new link that voids the old, and revives what is %s',
    async (status) => {
      const { email, hashcode, token } = await invite('new');
      if (status === 'expired') await expire(hashcode);
      if (status === 'declined') await actions.act('activate_user', { token, accept: false });
      expect((await resend(hashcode)).json()).toMatchObject({ success: true, data: { status: 'pending' } });
      const letters = await actions.mailed(email, 2);
      const renewed = linkToken(letters.at(-1));
      expect((await readInvitation(token)).statusCode).toBe(404);
      expect(await statusOf(renewed)).toBe('pending');
      expect((await actions.act('activate_user', { token, ...newUser })).statusCode).toBe(400);
      expect((await actions.act('activate_user', { token: renewed, ...newUser })).statusCode).toBe(200);
    },
  );

  it('mails one letter for one key, however often it is requested', async () => {
    const { email, hashcode } = await invite('new');
    const body = { action: 'resend_activation', target: hashcode };
    const key = { 'idempotency-key': '7d0f1c1e-3c55-4b0e-9a53-0a4ad1d0c002' };
    const resend = () => admin.call('POST', 'user/actions', body, key);
    const answers = await Promise.all([resend(), resend(), resend()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    await actions.mailed(email, 2);
    expect((await admin.call('POST', 'user/actions', { ...body, data: {} }, key)).status).toBe(422);
    expect(await actions.lettersTo(email)).toHaveLength(2);
  });

  it('[6.3] is for admins, and not for what was accepted', async () => {
    const { hashcode, token, email } = await invite('new');
    const staff = await api.loginAs('showquest', 'staff');
    expect((await resend(hashcode, staff.token)).statusCode).toBe(403);
    expect((await actions.act('resend_activation', undefined, {}, { target: hashcode })).statusCode).toBe(
      401,
    );
    expect((await resend('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
    await actions.act('activate_user', { token, ...newUser });
    expect((await resend(hashcode)).statusCode).toBe(400);
    expect(await actions.lettersTo(email)).toHaveLength(1);
  });
});
