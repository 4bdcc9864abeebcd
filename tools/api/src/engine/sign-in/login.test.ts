import type { TenantCode } from '@callboard/api-contract';
import { loginDataSchema } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testKit/startTestApi';
import { testAccount, testPassword } from '../../testKit/testAccount';

const email = 'aroha@example.test';
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await testAccount(api, email, ['showquest', 'rockquest']);
});
afterAll(() => api.close());

interface Sent {
  version?: 21 | 2;
  tenant?: TenantCode;
  token?: string;
  address?: string;
}

function act(body: object, { version = 21, tenant = 'showquest', token, address = '192.0.2.1' }: Sent = {}) {
  const url = version === 2 ? '/api/v2/core/user/users/actions' : '/api/v21/system/user/actions';
  const authorization = token === undefined ? {} : { authorization: `Token ${token}` };
  const headers = { domain: tenant, ...authorization };
  return api.app.inject({ method: 'POST', url, payload: body, headers, remoteAddress: address });
}

const right = { email, password: testPassword };
const signIn = async (sent?: Sent): Promise<string> =>
  (await act({ action: 'login', data: right }, sent)).json().data.authorization.token;
const resume = (token: string, sent?: Sent) => act({ action: 'login' }, { ...sent, token });

describe('login', () => {
  it.each([21, 2] as const)('[7.2] [3.9] signs in by email and password on version %d', async (version) => {
    const answer = await act({ action: 'login', data: { ...right, domain: 'showquest' } }, { version });
    expect(answer.statusCode).toBe(200);
    const { success, data } = answer.json();
    expect(success).toBe(true);
    expect(v.safeParse(loginDataSchema, data).issues).toBeUndefined();
    expect(data.user).toMatchObject({ email, name_search: 'Aroha Ngata', is_admin: false, roles: ['staff'] });
    expect(data.navigation.flow.redirect_url).toBe('/dashboard');
  });

  it('gives the same key for drafts at each sign-in, and when it is resumed', async () => {
    const keyOf = async (sent: object) => (await act(sent)).json().data.authorization.draft_key;
    const key = await keyOf({ action: 'login', data: right });
    expect(key).toHaveLength(59);
    expect(await keyOf({ action: 'login', data: right })).toBe(key);
    const resumed = (await resume(await signIn())).json().data.authorization.draft_key;
    expect(resumed).toBe(key);
  });

  it('[3.7] takes a form that names the tenant and the API, and lets nothing else through', async () => {
    const form = { ...right, domain: 'showquest', api: 'https://api.example.test', confirmPassword: '' };
    expect((await act({ action: 'login', data: form })).statusCode).toBe(200);
    for (const data of [{ email }, { password: testPassword }, { email: [email], password: testPassword }]) {
      expect((await act({ action: 'login', data })).statusCode).toBe(400);
    }
  });

  it('[3.10] returns the signed-in user: the rights, the record that stands for one, and no profile without a job', async () => {
    const { user } = (await act({ action: 'login', data: right })).json().data;
    expect(user).toMatchObject({
      is_admin: false,
      profiles: {},
      qed_model: { title: 'Aroha Ngata', model: 'individual.Individual' },
    });
    expect(user).not.toHaveProperty('principal_contractor');
  });

  it('[3.6] [3.10] [3.29] returns as which employee one works, and which contractor answers for it', async () => {
    const staff = await api.loginAs('showquest', 'staff');
    const make = async (path: string, body: object): Promise<string> => {
      const { status, body: answer } = await staff.call('POST', path, body);
      expect(status, JSON.stringify(answer)).toBe(201);
      return v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), answer).data.hashcode;
    };
    const mere = 'mere@example.test';
    await testAccount(api, mere, ['showquest']);
    const individual = await make('individual/individuals', { first_name: 'Mere', last_name: 'Tamihana' });
    await api.asOwner('UPDATE users SET individual = $2 WHERE email = $1', [mere, individual]);
    const employee = await make('corporation/employees', { name: 'Mere Tamihana', individual });
    const principal_contractor = await make('corporation/suppliers', { name: 'Great Lights' });
    const own = await make('corporation/suppliers', {
      name: 'Mere’s Riggers',
      contact: individual,
      principal_contractor,
    });
    const data = { email: mere, password: testPassword };
    const { user } = (await act({ action: 'login', data })).json().data;
    expect(user).toMatchObject({
      individual,
      profiles: { Employee: { hashcode: employee } },
      principal_contractor,
    });
    expect((await staff.call('GET', `corporation/employees/${employee}`)).status).toBe(200);
    const found = await staff.call(
      'GET',
      `corporation/suppliers?principal_contractor=${principal_contractor}`,
    );
    expect(found.body).toMatchObject({ count: 1, results: [{ hashcode: own }] });
  });

  it('finds the email in any case and with any spaces around it', async () => {
    const answer = await act({ action: 'login', data: { ...right, email: '  AROHA@Example.TEST ' } });
    expect(answer.statusCode).toBe(200);
  });

  it('[2.29] [4.1] resumes the session of a token without a longer life', async () => {
    const token = await signIn();
    const answer = await resume(token);
    expect(answer.json().data.authorization.token).toBe(token);
    const [row] = await api.asOwner<{ days: number }>(
      `SELECT max(extract(epoch FROM expires - created) / 86400)::float AS days FROM sessions`,
    );
    expect(row?.days).toBeCloseTo(7, 3);
  });

  it.each([
    {},
    { email },
    { password: 'x' },
    { email: 1, password: 2 },
    { email: '', password: '' },
    { email: 'a\0@b.c', password: 'x' },
  ])('[5.14] refuses %j without a token as a wrong payload', async (data) => {
    const answer = await act({ action: 'login', data });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { success: false, data: {}, error: { message: 'wrong payload' } },
    ]);
  });

  it('refuses an action that it does not know', async () => {
    expect((await act({ action: 'become_admin' })).statusCode).toBe(401);
    expect((await act({})).json().error.message).toBe('wrong payload');
  });

  it('lets no one in at a tenant that they do not belong to', async () => {
    const answer = await act(
      { action: 'login', data: right },
      { tenant: 'basketball', address: '192.0.2.7' },
    );
    expect(answer.statusCode).toBe(400);
  });

  it('refuses a form that names another tenant than the header', async () => {
    const answer = await act({ action: 'login', data: { ...right, domain: 'rockquest' } });
    expect(answer.statusCode).toBe(403);
  });

  it('ends the former session of anyone who signs in again', async () => {
    const former = await signIn();
    const token = await signIn({ token: former });
    expect(token).not.toBe(former);
    expect((await resume(former)).statusCode).toBe(401);
  });

  it('keeps no token and no password as it is', async () => {
    const token = await signIn();
    const [dump] = await api.asOwner<{ text: string }>(
      `SELECT (SELECT string_agg(s::text, ',') FROM sessions s) || (SELECT string_agg(a::text, ',') FROM accounts a) AS text`,
    );
    expect(dump?.text).not.toContain(token.split('.')[1]);
    expect(dump?.text).not.toContain(testPassword);
    expect(dump?.text).toContain('$argon2id$');
  });
});

describe('failed logins', () => {
  const wrong = (who: string, address: string) =>
    act({ action: 'login', data: { email: who, password: 'no' } }, { address });

  it('[3.8] [4.2] counts them alike for an email that a user has and one that no one has', async () => {
    for (const failed of [1, 2, 3]) {
      const known = await wrong(email, '198.51.100.1');
      const unknown = await wrong('nobody@example.test', '198.51.100.1');
      expect(known.json().data).toEqual({ failed_attempts: failed, maximum_attempts: 3 });
      expect([unknown.statusCode, unknown.json()]).toEqual([known.statusCode, known.json()]);
    }
    const [known, unknown] = [
      await wrong(email, '198.51.100.1'),
      await wrong('nobody@example.test', '198.51.100.1'),
    ];
    expect(known.statusCode).toBe(429);
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0);
    expect(unknown.json().data).toEqual(known.json().data);
  });

  it('[4.2] [8.6] counts them over all tenants: another Domain header gives no further guesses', async () => {
    const answers = [];
    for (const tenant of ['showquest', 'rockquest', 'launchpad', 'basketball', 'showquest'] as const) {
      const data = { email, password: 'no' };
      answers.push(await act({ action: 'login', data }, { tenant, address: '198.51.100.9' }));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400, 429, 429]);
    expect(answers[1]?.json().data).toEqual({ failed_attempts: 2, maximum_attempts: 3 });
  });

  it('locks out the guesser and not the owner', async () => {
    for (let guess = 0; guess < 6; guess += 1) await wrong(email, '198.51.100.2');
    const owner = await act({ action: 'login', data: right }, { address: '203.0.113.5' });
    expect(owner.statusCode).toBe(200);
  });

  it('forgets them after a right one', async () => {
    await wrong(email, '198.51.100.3');
    await act({ action: 'login', data: right }, { address: '198.51.100.3' });
    expect((await wrong(email, '198.51.100.3')).json().data.failed_attempts).toBe(1);
  });

  it('takes no one who signs in several times together for a guesser', async () => {
    const sent = { address: '198.51.100.5' };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => act({ action: 'login', data: right }, sent)),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(8).fill(200));
  });

  it('counts guesses that come together', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => wrong(email, '198.51.100.4')));
    expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(3);
  });

  it('is not fooled by spellings of one email and addresses of one network', async () => {
    const spellings = [email, email.toUpperCase(), ` ${email}`, email.replace('a', '\uff41')];
    const answers = [];
    for (const [index, spelling] of spellings.entries())
      answers.push(await wrong(spelling, `2001:db8:1:2::${index + 1}`));
    expect(answers.map((answer) => answer.statusCode)).toEqual([400, 400, 400, 429]);
  });
});

describe('a session', () => {
  it('[7.3] is over after logout', async () => {
    const token = await signIn();
    expect((await act({ action: 'logout' }, { token })).json()).toEqual({ success: true, data: {} });
    expect((await resume(token)).statusCode).toBe(401);
    expect((await act({ action: 'logout' }, { token })).statusCode).toBe(401);
  });

  it.each(['', 'nonsense', `showquest.${'A'.repeat(43)}`, `nobody.${'A'.repeat(43)}`, 'x'.repeat(5_000)])(
    '[4.1] is not had by the dead token %j',
    async (token) => {
      expect(
        (
          await api.app.inject({
            url: '/api/v21/system/user/me',
            headers: { authorization: `Token ${token}` },
          })
        ).statusCode,
      ).not.toBe(200);
      expect((await resume(token || 'x')).statusCode).toBe(401);
    },
  );

  it('belongs to one tenant', async () => {
    const token = await signIn();
    expect((await resume(token, { tenant: 'rockquest' })).statusCode).toBe(403);
    expect((await resume(token.replace('showquest', 'rockquest'), { tenant: 'rockquest' })).statusCode).toBe(
      401,
    );
  });

  it('is over once the user is disabled, and stays over', async () => {
    const { user } = await testAccount(api, 'gone@example.test', ['showquest']);
    const login = { action: 'login', data: { email: 'gone@example.test', password: testPassword } };
    const token = (await act(login)).json().data.authorization.token;
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [user]);
    await expect.poll(async () => (await resume(token)).statusCode).toBe(401);
    expect((await act(login)).statusCode).toBe(400);
    await api.asOwner(`UPDATE users SET status = 'active' WHERE hashcode = $1`, [user]);
    expect((await resume(token)).statusCode).toBe(401);
  });

  it('makes no change of the user by signing in', async () => {
    const { user } = await testAccount(api, 'seen@example.test', ['showquest']);
    await act({ action: 'login', data: { email: 'seen@example.test', password: testPassword } });
    const [row] = await api.asOwner(
      `SELECT version, last_login IS NOT NULL AS seen, (SELECT count(*)::int FROM changes WHERE record = $1) AS changes FROM users WHERE hashcode = $1`,
      [user],
    );
    expect(row).toEqual({ version: 1, seen: true, changes: 1 });
  });
});
