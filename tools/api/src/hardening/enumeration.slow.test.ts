import { apiPrefix } from '@callboard/api-contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userActionNames } from '../testKit/userActions';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testAccount } from '../testKit/testAccount';
import { userActions } from '../testKit/userActions';

const kinds = ['known', 'unknown', 'locked', 'disabled', 'elsewhere', 'invited'] as const;
let api: TestApi;
let actions: ReturnType<typeof userActions>;
let places = 0;
beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
  await testAccount(api, 'known@example.test', ['showquest']);
  await testAccount(api, 'locked@example.test', ['showquest']);
  await testAccount(api, 'disabled@example.test', ['showquest']);
  await testAccount(api, 'elsewhere@example.test', ['rockquest']);
  await api.asOwner(`UPDATE users SET status = 'disabled' WHERE email = 'disabled@example.test'`);
  const admin = await api.loginAs('showquest', 'admin');
  const draft = { first_name: 'A', last_name: 'B', email: 'invited@example.test', roles: ['judge'] };
  expect((await admin.call('POST', 'user/activations', draft)).status).toBe(201);
  for (let guess = 0; guess < 5; guess += 1) {
    await actions.act(
      'login',
      { email: 'locked@example.test', password: 'no' },
      { address: '198.51.100.99' },
    );
  }
});
afterAll(() => api.close());

/** Every field that any action could read an email from, and a password of no one. */
const given = (email: string) => ({
  email,
  password: 'Nobody has this 1',
  old_password: 'Nobody has this 1',
  new_password: 'Nobody has this 2',
  user: email,
  token: email,
  ticket: email,
  temporary_password: email,
  user_activation: email,
});

async function answersTo(action: string, kind: (typeof kinds)[number], address: string) {
  const email = `${kind}@example.test`;
  const answers = [];
  for (let round = 0; round < 4; round += 1) {
    const answer = await actions.act(action, given(email), { address }, { target: email });
    answers.push([answer.statusCode, masked(answer.body.replaceAll(email, '(email)'))]);
  }
  return answers;
}

/** Challenges and tickets are random, and the seconds to wait go by. */
function masked(body: string): string {
  return body
    .replace(/"(challenge|ticket)":"[^"]+"/g, '"$1":"(random)"')
    .replace(/in \d+ seconds/g, 'in (some) seconds');
}

const forms = [
  ...userActionNames.map((action) => [action, given] as const),
  // Without the fields that send it another way.
  ['login', (email: string) => ({ email, password: 'Nobody has this 1' })] as const,
  ['reset_password', (email: string) => ({ email })] as const,
  [
    'request_account',
    (email: string) => ({ email, first_name: 'A', last_name: 'B', position: 'C', school_name: 'D' }),
  ] as const,
  [
    'activate_user',
    (email: string) => ({ token: email, accept: true, password: 'Nobody has this 1' }),
  ] as const,
];

test('no answer reveals whether an email is known, unknown, locked, disabled, of another tenant or invited', async () => {
  let pairs = 0;
  const leaks: string[] = [];
  for (const action of userActionNames) {
    const answers = new Map<string, unknown>();
    for (const kind of kinds) {
      places += 1;
      answers.set(kind, await answersTo(action, kind, `203.0.113.${places}`));
    }
    for (const [index, one] of kinds.entries()) {
      for (const other of kinds.slice(index + 1)) {
        pairs += 1;
        if (JSON.stringify(answers.get(one)) !== JSON.stringify(answers.get(other))) {
          leaks.push(`${action}: ${one} and ${other}`);
        }
      }
    }
  }
  process.stdout.write(`${pairs} pairs of answers compared, ${leaks.length} distinguishable\n`);
  expect(leaks).toEqual([]);
  expect(pairs).toBe(userActionNames.length * 15);
});

test('the ways in that take an email alone answer the same to all, also once they are blocked', async () => {
  for (const [action, data] of forms) {
    const bodies = new Set<string>();
    for (const kind of kinds) {
      places += 1;
      const address = `192.0.2.${places % 250}`;
      const answers = [];
      for (let round = 0; round < 5; round += 1) {
        const { statusCode, body } = await actions.act(action, data(`${kind}@example.test`), { address });
        answers.push([statusCode, masked(body.replaceAll(`${kind}@example.test`, '(email)'))]);
      }
      bodies.add(JSON.stringify(answers));
    }
    expect([action, bodies.size]).toEqual([action, 1]);
  }
});

test('a link that is not one answers the same for any requested fields', async () => {
  for (const path of ['user/passwords', 'user/activations']) {
    const answers = await Promise.all(
      [`showquest.${'A'.repeat(43)}`, `showquest.${'B'.repeat(43)}`].map((token) =>
        api.app.inject(`${apiPrefix()}${path}/${token}`),
      ),
    );
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  }
});
