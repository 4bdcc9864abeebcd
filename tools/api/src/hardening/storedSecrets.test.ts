import { afterAll, beforeAll, expect, test } from 'vitest';
import { stepAt, totpCode } from '../engine/sessions/security/totp';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { linkToken, userActions } from '../testKit/userActions';

const log: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ log });
});
afterAll(() => api.close());

test('no secret that was ever given out is stored or logged as it is', async () => {
  const secrets = await giveOutSecrets();
  const tables = await api.asOwner<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'`,
  );
  let rows = 0;
  const found: string[] = [];
  for (const { name } of tables) {
    for (const { line } of await api.asOwner<{ line: string }>(`SELECT t::text AS line FROM "${name}" t`)) {
      rows += 1;
      for (const [what, spellings] of secrets) {
        if (spellings.some((spelling) => line.includes(spelling))) found.push(`${what} in ${name}`);
      }
    }
  }
  for (const [what, spellings] of secrets) {
    if (log.some((line) => spellings.some((spelling) => line.includes(spelling))))
      found.push(`${what} in the log`);
  }
  process.stdout.write(
    `${secrets.size} secrets looked for in ${rows} rows of ${tables.length} tables and ${log.length} lines of the log\n`,
  );
  expect(found).toEqual([]);
  expect(secrets.size).toBeGreaterThan(15);
  expect(rows).toBeGreaterThan(20);
  expect(log.length).toBeGreaterThan(5);
  // A spelling that is stored would be found.
  const [mark] = await api.asOwner<{ line: string }>(
    `SELECT a::text AS line FROM accounts a WHERE password_hash IS NOT NULL`,
  );
  expect(mark?.line).toContain('$argon2id$');
});

/** One of each secret that the API gives to anyone, in every spelling in which a table could hold it. */
async function giveOutSecrets(): Promise<Map<string, string[]>> {
  const actions = userActions(api);
  const admin = await api.loginAs('showquest', 'admin');
  const email = 'secretive@example.test';
  const { user } = await testAccount(api, email, ['showquest'], ['judge']);
  const token = (await actions.signIn(email)) ?? '';
  const begun = (await actions.act('begin_totp', { password: testPassword }, { token })).json().data;
  const secret = fromBase32(begun.secret);
  const code = totpCode(secret, stepAt(Date.now()));
  const codes: string[] = (await actions.act('confirm_totp', { code }, { token })).json().data.recovery_codes;
  const step = (await actions.act('login', { email, password: testPassword })).json().data.second_step;
  const options = (await actions.act('passkey_options', {})).json().data;
  const viewing = (await actions.act('view_as', { user }, { token: admin.token })).json().data;
  await actions.act('reset_password', { email });
  const draft = { first_name: 'A', last_name: 'B', email: 'asked@example.test', roles: ['judge'] };
  await admin.call('POST', 'user/activations', draft);
  const reset = await expectLetter(actions, email, 'forgot');
  const activation = await expectLetter(actions, 'asked@example.test', 'activate');
  const given: [string, string][] = [
    ['the token of a session', token],
    ['the token of a viewing session', viewing.authorization.token],
    ['a ticket', step.ticket],
    ['a ticket of a passkey', options.ticket],
    ['a reset token', reset],
    ['an activation token', activation],
    ['the secret of an authenticator app', begun.secret],
    ['a password', testPassword],
    ...codes.map((each, index): [string, string] => [`recovery code ${index}`, each]),
  ];
  return new Map([
    ...given.map(([what, value]): [string, string[]] => [what, spellingsOf(value)]),
    ['the secret of an authenticator app as bytes', [secret.toString('hex'), secret.toString('base64')]],
  ]);
}

async function expectLetter(
  actions: ReturnType<typeof userActions>,
  email: string,
  path: string,
): Promise<string> {
  await expect
    .poll(
      async () =>
        (await actions.lettersTo(email)).filter(({ text }) => text.includes(`/login/${path}/`)).length,
    )
    .toBe(1);
  return linkToken((await actions.lettersTo(email)).find(({ text }) => text.includes(`/login/${path}/`)));
}

function spellingsOf(value: string): string[] {
  const random = value.includes('.') ? (value.split('.')[1] ?? value) : value;
  return [random, Buffer.from(random).toString('hex'), Buffer.from(random).toString('base64')];
}

function fromBase32(letters: string): Buffer {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...letters].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
