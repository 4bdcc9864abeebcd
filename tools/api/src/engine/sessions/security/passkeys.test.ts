import { passkeyOptionsSchema, passkeySchema } from '@callboard/api-contract/accounts';
import { generateKeyPairSync } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { softAuthenticator, type Twist } from '../../../testKit/softAuthenticator';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';
import { testAccount, testPassword } from '../../../testKit/testAccount';
import { userActions } from '../../../testKit/userActions';

const origin = 'http://showquest.localhost:3000';
let api: TestApi;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
});
afterAll(() => api.close());

let people = 0;

/** A user who is signed in and has a passkey. */
async function holder() {
  people += 1;
  const email = `passkey.${people}@example.test`;
  const { user } = await testAccount(api, email, ['rockquest', 'showquest']);
  const token = await actions.signIn(email);
  const device = softAuthenticator(origin, 'showquest.localhost');
  const begun = (await actions.act('begin_passkey', { password: testPassword }, { token })).json().data;
  const response = device.register(begun.options);
  const data = { ticket: begun.ticket, name: 'My phone', response };
  const confirmed = await actions.act('confirm_passkey', data, { token });
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return { email, user, token, device, passkey: confirmed.json().data };
}

const ask = async (sent = {}) =>
  v.parse(passkeyOptionsSchema, (await actions.act('passkey_options', {}, sent)).json().data);

async function signInWith({ device }: Pick<Awaited<ReturnType<typeof holder>>, 'device'>, twist: Twist = {}) {
  const { options, ticket } = await ask();
  return actions.act('login', { ticket, passkey: device.authenticate(options, twist) });
}

describe('passkeys', () => {
  it('are added by the password, listed, reported by mail, and end other sessions', async () => {
    const { email, token, passkey } = await holder();
    expect(v.safeParse(passkeySchema, passkey).issues).toBeUndefined();
    const security = (await actions.act('security', undefined, { token })).json().data;
    expect(security).toEqual({ totp: { is_on: false, recovery_codes_left: 0 }, passkeys: [passkey] });
    expect((await actions.mailed(email, 1))[0]?.text).toContain('A passkey was added.');
    const another = await actions.signIn(email);
    const data = { passkey: passkey.hashcode, password: testPassword };
    expect((await actions.act('remove_passkey', data, { token })).statusCode).toBe(200);
    expect([await actions.isAlive(token), await actions.isAlive(another)]).toEqual([true, false]);
    expect((await actions.mailed(email, 2))[1]?.text).toContain('A passkey was removed.');
  });

  it('sign in without an email and without a second step', async () => {
    const known = await holder();
    const answer = await signInWith(known);
    expect(answer.json().data?.user, answer.body).toMatchObject({ email: known.email, hashcode: known.user });
    const security = await actions.act('security', undefined, { token: known.token });
    expect(security.json().data.passkeys[0].last_used).not.toBeNull();
  });

  it.each<[string, Twist]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['nobody verified', { isVerified: false }],
  ])('sign no one in with %s', async (_what, twist) => {
    const answer = await signInWith(await holder(), twist);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { success: false, data: {}, error: { message: 'This passkey is not known.' } },
    ]);
  });

  it('refuse a copy, which counts less than the original', async () => {
    const known = await holder();
    expect((await signInWith(known, { counter: 7 })).statusCode).toBe(200);
    expect((await signInWith(known, { counter: 7 })).statusCode).toBe(400);
    expect((await signInWith(known, { counter: 8 })).statusCode).toBe(200);
  });

  it('answer each challenge once, where it was requested, at the tenant that requested it', async () => {
    const { device } = await holder();
    const { options, ticket } = await ask();
    const data = { ticket, passkey: device.authenticate(options) };
    expect((await actions.act('login', data, { address: '203.0.113.9' })).statusCode).toBe(400);
    const answers = await Promise.all(Array.from({ length: 10 }, () => actions.act('login', data)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    const foreign = await ask({ tenant: 'rockquest' });
    const passkey = device.authenticate(foreign.options);
    const elsewhere = await actions.act(
      'login',
      { ticket: foreign.ticket, passkey },
      { tenant: 'rockquest' },
    );
    expect(elsewhere.statusCode).toBe(400);
  });

  it('sign no one in who was disabled', async () => {
    const known = await holder();
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE email = $1`, [known.email]);
    expect((await signInWith(known)).statusCode).toBe(400);
  });

  it('are not added without the password, with a foreign ticket, or with nonsense', async () => {
    const { token } = await holder();
    const stranger = await holder();
    const wrong = await actions.act('begin_passkey', { password: 'no' }, { token });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([
      400,
      { password: ['The password is not right.'] },
    ]);
    const begun = (await actions.act('begin_passkey', { password: testPassword }, { token })).json().data;
    const response = softAuthenticator(origin, 'showquest.localhost').register(begun.options);
    const data = { ticket: begun.ticket, name: 'Theirs', response };
    expect((await actions.act('confirm_passkey', data, { token: stranger.token })).statusCode).toBe(400);
    const again = (await actions.act('begin_passkey', { password: testPassword }, { token })).json().data;
    const nonsense = { ...response, response: { clientDataJSON: 'x', attestationObject: 'y' } };
    const answer = await actions.act(
      'confirm_passkey',
      { ticket: again.ticket, name: 'x', response: nonsense },
      { token },
    );
    expect([answer.statusCode, answer.json().error.message]).toEqual([
      400,
      'This passkey could not be added.',
    ]);
  });
});
