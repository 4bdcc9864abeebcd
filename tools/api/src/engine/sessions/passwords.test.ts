import { tenantCodes } from '@callboard/api-contract';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

function act(body: object, token?: string, headers: object = {}) {
  const authorization = token === undefined ? {} : { authorization: `Token ${token}` };
  return api.app.inject({
    method: 'POST',
    url: '/api/v21/system/user/actions',
    payload: body,
    headers: { domain: 'showquest', ...authorization, ...headers },
  });
}

const signIn = async (email: string, password = testPassword): Promise<string> =>
  (await act({ action: 'login', data: { email, password } })).json().data.authorization?.token;
const isAlive = async (token: string) => (await act({ action: 'login' }, token)).statusCode === 200;

describe('change_password', () => {
  it('[7.4] [6.2] takes the old password and ends all other sessions', async () => {
    await testAccount(api, 'change@example.test', ['showquest']);
    const [own = '', other = ''] = [await signIn('change@example.test'), await signIn('change@example.test')];
    const data = { old_password: testPassword, new_password: 'Changed123' };
    expect((await act({ action: 'change_password', data }, own)).json()).toEqual({ success: true, data: {} });
    expect([await isAlive(own), await isAlive(other)]).toEqual([true, false]);
    expect(await signIn('change@example.test', 'Changed123')).toBeDefined();
    expect(await signIn('change@example.test')).toBeUndefined();
  });

  it('refuses a wrong old password, a weak new one and a missing one', async () => {
    await testAccount(api, 'keep@example.test', ['showquest']);
    const token = await signIn('keep@example.test');
    const change = async (data: object) => (await act({ action: 'change_password', data }, token)).json();
    expect(await change({ old_password: 'no', new_password: 'Changed123' })).toHaveProperty('old_password');
    expect(await change({ old_password: testPassword, new_password: 'weak' })).toHaveProperty('new_password');
    expect(await change({ new_password: 'Changed123' })).toMatchObject({
      error: { message: 'wrong payload' },
    });
    expect(await signIn('keep@example.test')).toBeDefined();
  });

  it('needs a session', async () => {
    const data = { old_password: testPassword, new_password: 'Changed123' };
    expect((await act({ action: 'change_password', data })).statusCode).toBe(401);
  });

  it('[6.2] lets an admin give another user of this tenant alone a password, and no one else', async () => {
    await testAccount(api, 'boss@example.test', ['showquest'], ['admin']);
    await testAccount(api, 'mate@example.test', ['showquest']);
    const { user } = await testAccount(api, 'target@example.test', ['showquest']);
    const { user: shared } = await testAccount(api, 'both@example.test', ['rockquest', 'showquest']);
    const change = async (token: string, target: string) =>
      (await act({ action: 'change_password', data: { user: target, new_password: 'Given1234' } }, token))
        .statusCode;
    const boss = await signIn('boss@example.test');
    expect(await change(await signIn('mate@example.test'), user)).toBe(403);
    expect(await change(boss, shared)).toBe(403);
    expect(await change(boss, user)).toBe(200);
    expect(await signIn('target@example.test', 'Given1234')).toBeDefined();
  });
});

describe('reset_password', () => {
  const outbox = () => join(api.settings.dataFolder, 'outbox');
  const mails = async (to: string) => {
    const names = await readdir(outbox()).catch(() => []);
    const letters = await Promise.all(
      names.map(async (name) => JSON.parse(await readFile(join(outbox(), name), 'utf8'))),
    );
    return letters.filter((letter) => letter.to === to);
  };
  const mailed = (to: string, count: number) => expect.poll(async () => (await mails(to)).length).toBe(count);
  const linkToken = (letter: { text: string }) => /login\/forgot\/(\S+)/.exec(letter.text)?.[1] ?? '';
  const isValid = (token: string) => api.app.inject(`/api/v21/system/user/passwords/${token}`);

  it('[7.5] [7.6] [7.10] mails a link that sets a new password once', async () => {
    await testAccount(api, 'lost@example.test', [...tenantCodes]);
    const session = await signIn('lost@example.test');
    const forged = {
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      origin: 'https://evil.example',
    };
    await act({ action: 'reset_password', data: { email: 'Lost@example.test' } }, undefined, forged);
    await mailed('lost@example.test', 1);
    const [letter] = await mails('lost@example.test');
    expect(letter.text + letter.html).not.toContain('evil');
    expect(letter.text).toContain('http://showquest.localhost:3000/login/forgot/');
    const token = linkToken(letter);
    expect((await isValid(token)).json()).toEqual({ success: true });

    const consume = () =>
      act({
        action: 'consume_temporary_password',
        data: { temporary_password: token, new_password: 'Fresh12345' },
      });
    const answers = await Promise.all(Array.from({ length: 20 }, consume));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
    expect((await isValid(token)).statusCode).toBe(404);
    expect(await isAlive(session)).toBe(false);
    expect(await signIn('lost@example.test', 'Fresh12345')).toBeDefined();
  });

  it('[7.5] works for thirty minutes, and opens to anyone who was locked out', async () => {
    await testAccount(api, 'guessed@example.test', ['showquest']);
    for (let guess = 0; guess < 3; guess += 1) await signIn('guessed@example.test', 'no');
    expect(await signIn('guessed@example.test')).toBeUndefined();
    await act({ action: 'reset_password', data: { email: 'guessed@example.test' } });
    await mailed('guessed@example.test', 1);
    const [letter] = await mails('guessed@example.test');
    expect(letter.text).toContain('within 30 minutes');
    const [row] = await api.asOwner<{ minutes: number }>(
      'SELECT extract(epoch FROM max(expires) - now())::float / 60 AS minutes FROM password_resets',
    );
    expect(row?.minutes).toBeGreaterThan(29);
    expect(row?.minutes).toBeLessThanOrEqual(30);
    const data = { temporary_password: linkToken(letter), new_password: 'Fresh12345' };
    expect((await act({ action: 'consume_temporary_password', data })).statusCode).toBe(200);
    expect(await signIn('guessed@example.test', 'Fresh12345')).toBeDefined();
    await mailed('guessed@example.test', 2);
  });

  it.each([
    ['weak', 'Password must be at least 8 characters long'],
    [`A1${'a'.repeat(200)}`, 'The maximum length allowed is 128'],
    ['Password123', 'This password is among the first that anybody would guess. Choose another one.'],
  ])('[5.12] [5.16] uses no link up for the password %j', async (password, words) => {
    await testAccount(api, `weak${password.length}@example.test`, ['showquest']);
    await act({ action: 'reset_password', data: { email: `weak${password.length}@example.test` } });
    await mailed(`weak${password.length}@example.test`, 1);
    const token = linkToken((await mails(`weak${password.length}@example.test`))[0]);
    const data = { temporary_password: token, new_password: password };
    const answer = await act({ action: 'consume_temporary_password', data });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { new_password: [words] }]);
    expect((await isValid(token)).statusCode).toBe(200);
  });

  it('answers the same to strangers, and mails them nothing', async () => {
    const answer = await act({ action: 'reset_password', data: { email: 'stranger@example.test' } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { success: true, data: {} }]);
    expect(await mails('stranger@example.test')).toEqual([]);
  });

  it('sends three mails an hour at most, each voiding the one before', async () => {
    await testAccount(api, 'eager@example.test', ['showquest']);
    for (const sent of [1, 2, 3]) {
      await act({ action: 'reset_password', data: { email: 'eager@example.test' } });
      await mailed('eager@example.test', sent);
    }
    await Promise.all(
      Array.from({ length: 20 }, () =>
        act({ action: 'reset_password', data: { email: 'eager@example.test' } }),
      ),
    );
    const letters = (await mails('eager@example.test')).toSorted((a, b) => a.at.localeCompare(b.at));
    expect(letters).toHaveLength(3);
    const states = await Promise.all(
      letters.map(async (letter) => (await isValid(linkToken(letter))).statusCode),
    );
    expect(states).toEqual([404, 404, 200]);
  });

  it.each(['nonsense', `showquest.${'A'.repeat(43)}`, '%00'])('[8.3] knows no link %j', async (token) => {
    const answer = await isValid(token);
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toBe('Your reset password session has expired, please request again');
  });
});
