import { secondStepSchema, recoveryCodesSchema } from '@callboard/api-contract/accounts';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testKit/startTestApi';
import { testAccount, testPassword } from '../../../testKit/testAccount';
import { userActions } from '../../../testKit/userActions';
import { createSecrets } from '../../secrets/secrets';
import { stepAt, totpCode } from './totp';
import { createTwoStep } from './twoStep';

let api: TestApi;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
});
afterAll(() => api.close());

let people = 0;

async function newUser() {
  people += 1;
  const email = `totp.${people}@example.test`;
  const { user } = await testAccount(api, email, ['showquest']);
  return { email, user, token: await actions.signIn(email) };
}

/** A user with two-step sign-in turned on, half a minute ago as far as their codes are concerned. */
async function holder() {
  const person = await newUser();
  const begun = (await actions.act('begin_totp', { password: testPassword }, person)).json().data;
  const secret = fromBase32(begun.secret);
  const code = totpCode(secret, stepAt(Date.now()) - 1);
  const confirmed = await actions.act('confirm_totp', { code }, person);
  expect(confirmed.statusCode, confirmed.body).toBe(200);
  return {
    ...person,
    secret,
    used: code,
    codes: v.parse(recoveryCodesSchema, confirmed.json().data).recovery_codes,
  };
}

async function accountOf(email: string) {
  const [row] = await api.asOwner<{ account: string }>(
    'SELECT id AS account FROM accounts WHERE email = $1',
    [email],
  );
  return row;
}

const codeNow = (secret: Buffer, offset = 0) => totpCode(secret, stepAt(Date.now()) + offset);
const firstStep = async (email: string, address = '192.0.2.1') => {
  const answer = await actions.act('login', { email, password: testPassword }, { address });
  return v.parse(secondStepSchema, answer.json().data).second_step;
};
const secondStep = (ticket: string, code: string, address?: string) =>
  actions.act('login', { ticket, code }, address ? { address } : {});

describe('two-step sign-in', () => {
  it('is off until its first code has come, which ends other sessions and is reported by mail', async () => {
    const person = await newUser();
    const other = await actions.signIn(person.email);
    const begun = (await actions.act('begin_totp', { password: testPassword }, person)).json().data;
    expect(begun.uri).toContain(`secret=${begun.secret}`);
    expect(await actions.signIn(person.email)).toBeDefined();
    const wrong = await actions.act('confirm_totp', { code: '000000' }, person);
    expect([wrong.statusCode, wrong.json()]).toMatchObject([400, { code: ['The code is not right.'] }]);
    const answer = await actions.act('confirm_totp', { code: codeNow(fromBase32(begun.secret)) }, person);
    const { recovery_codes: codes } = v.parse(recoveryCodesSchema, answer.json().data);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}$/);
    expect([await actions.isAlive(person.token), await actions.isAlive(other)]).toEqual([true, false]);
    expect((await actions.mailed(person.email, 1))[0]?.text).toContain('Two-step sign-in was turned on.');
    expect((await actions.act('begin_totp', { password: testPassword }, person)).statusCode).toBe(400);
  });

  it('[7.2] asks for a code after the password, and signs in by it', async () => {
    const { email, secret } = await holder();
    const answer = await actions.act('login', { email, password: testPassword });
    expect(answer.json()).toEqual({
      success: true,
      data: { second_step: { ticket: expect.any(String), methods: ['totp', 'recovery'] } },
    });
    const signedIn = await secondStep(answer.json().data.second_step.ticket, codeNow(secret));
    expect(signedIn.json().data.user.email).toBe(email);
  });

  it.each([-1, 0, 1])('takes the code of step %d', async (offset) => {
    const { email, secret } = await holder();
    await api.asOwner('UPDATE account_totp SET last_step = 0');
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, codeNow(secret, offset))).statusCode).toBe(200);
  });

  it('takes no code twice, also when it comes ten times at the same time', async () => {
    const { email, secret, used } = await holder();
    expect((await secondStep((await firstStep(email)).ticket, used)).statusCode).toBe(400);
    const code = codeNow(secret);
    const tickets = [];
    for (let index = 0; index < 10; index += 1) tickets.push((await firstStep(email)).ticket);
    const answers = await Promise.all(
      tickets.map((ticket, index) =>
        secondStep(ticket, code).then((answer) => [index, answer.statusCode] as const),
      ),
    );
    expect(answers.filter(([, status]) => status === 200)).toHaveLength(1);
  });

  it('takes each recovery code once', async () => {
    const { email, token, codes } = await holder();
    const [code = ''] = codes;
    const spelled = code.toUpperCase().replace('-', ' ');
    expect((await secondStep((await firstStep(email)).ticket, spelled)).statusCode).toBe(200);
    expect((await secondStep((await firstStep(email)).ticket, code)).statusCode).toBe(400);
    const { totp } = (await actions.act('security', undefined, { token })).json().data;
    expect(totp).toEqual({ is_on: true, recovery_codes_left: 9 });
  });

  it('takes a recovery code also where the key is another one, and no code of the app', async () => {
    const { email, codes, secret } = await holder();
    const { account } = (await accountOf(email)) ?? { account: '' };
    const elsewhere = createTwoStep(api.database, createSecrets(randomBytes(32)));
    expect(await elsewhere.use(account, codeNow(secret), Date.now())).toBe(false);
    expect(await elsewhere.use(account, codes[0] ?? '', Date.now())).toBe(true);
    expect(await elsewhere.use(account, codes[0] ?? '', Date.now())).toBe(false);
  });

  it('exchanges the recovery codes by the password', async () => {
    const { email, token, codes } = await holder();
    expect((await actions.act('renew_recovery_codes', { password: 'no' }, { token })).statusCode).toBe(400);
    const answer = await actions.act('renew_recovery_codes', { password: testPassword }, { token });
    const { recovery_codes: renewed } = v.parse(recoveryCodesSchema, answer.json().data);
    expect((await secondStep((await firstStep(email)).ticket, codes[0] ?? '')).statusCode).toBe(400);
    expect((await secondStep((await firstStep(email)).ticket, renewed[0] ?? '')).statusCode).toBe(200);
  });

  it('[3.8] counts wrong codes, and makes a guesser wait', async () => {
    const { email } = await holder();
    const { ticket } = await firstStep(email);
    const answers = [];
    for (let guess = 0; guess < 4; guess += 1) answers.push(await secondStep(ticket, '000000'));
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 429]);
    expect(answers[1]?.json().data).toEqual({ failed_attempts: 2, maximum_attempts: 3 });
  });

  it('makes a user wait who guesses from many places', async () => {
    const { email } = await holder();
    const statuses: number[] = [];
    for (let place = 0; place < 24; place += 1) {
      const address = `198.51.100.${place}`;
      const { ticket } = await firstStep(email, address);
      statuses.push((await secondStep(ticket, '000000', address)).statusCode);
    }
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(400));
    expect(statuses.slice(20)).toEqual(Array(4).fill(429));
  });

  it('holds a ticket to its place, its time and its use', async () => {
    const { email, secret } = await holder();
    const { ticket } = await firstStep(email);
    expect((await secondStep(ticket, codeNow(secret), '203.0.113.77')).statusCode).toBe(400);
    await api.asOwner(`UPDATE sign_in_tickets SET expires = now() - interval '1 second'`);
    const late = await secondStep(ticket, codeNow(secret));
    expect(late.json().error.message).toBe('Signing in took too long. Please start again.');
    const fresh = await firstStep(email);
    expect((await secondStep(fresh.ticket, codeNow(secret))).statusCode).toBe(200);
    expect((await secondStep(fresh.ticket, codeNow(secret, 1))).statusCode).toBe(400);
  });

  it('is turned off by the password, which ends other sessions and is reported by mail', async () => {
    const { email, token, secret } = await holder();
    const { ticket } = await firstStep(email);
    const other = (await secondStep(ticket, codeNow(secret))).json().data.authorization.token;
    expect((await actions.act('remove_totp', { password: 'no' }, { token })).statusCode).toBe(400);
    expect((await actions.act('remove_totp', { password: testPassword }, { token })).statusCode).toBe(200);
    expect([await actions.isAlive(token), await actions.isAlive(other)]).toEqual([true, false]);
    expect((await actions.mailed(email, 2))[1]?.text).toContain('Two-step sign-in was turned off.');
    expect(await actions.signIn(email)).toBeDefined();
  });

  it('[6.3] is turned off by an admin for a user who lost their phone, and by no one else', async () => {
    const { email, user } = await holder();
    const [staff, admin] = [await api.loginAs('showquest', 'staff'), await api.loginAs('showquest', 'admin')];
    expect((await actions.act('remove_totp', { user }, { token: staff.token })).statusCode).toBe(403);
    expect((await actions.act('remove_totp', { user }, { token: admin.token })).statusCode).toBe(200);
    expect(await actions.signIn(email)).toBeDefined();
  });
});

function fromBase32(letters: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
