import { apiPrefix, tenantCodes } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../engine/sessions/tokens';
import { isLong } from '../testKit/isLong';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testAccount, testPassword } from '../testKit/testAccount';
import { linkToken, userActions } from '../testKit/userActions';

const guesses = isLong ? 10_000 : 300;
const resetRequests = isLong ? 1_000 : 60;
const listsUnderFlood = isLong ? 300 : 15;
let api: TestApi;
let actions: ReturnType<typeof userActions>;
beforeAll(async () => {
  api = await startTestApi();
  actions = userActions(api);
});
afterAll(() => api.close());

const print = (line: string) => process.stdout.write(`${line}\n`);

describe('under attack', () => {
  test('wrong passwords from one source do not keep the owner out from another', async () => {
    const email = 'owner@example.test';
    await testAccount(api, email, ['showquest']);
    const statuses = new Map<number, number>();
    const owner: number[] = [];
    for (let sent = 0; sent < guesses; sent += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          actions.act('login', { email, password: `Guess${sent + index}` }, { address: '198.51.100.66' }),
        ),
      );
      for (const { statusCode } of answers) statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      if (sent % (guesses / 10) === 0) {
        const sentBy = { address: `203.0.113.${owner.length + 1}` };
        owner.push((await actions.act('login', { email, password: testPassword }, sentBy)).statusCode);
      }
    }
    print(
      `${guesses} wrong passwords: ${JSON.stringify(Object.fromEntries(statuses))}; the owner signed in ${owner.length} times`,
    );
    expect(owner).toEqual(Array(10).fill(200));
    // Where the guesses come from, even the right one has to wait: the throttle was really at work.
    const sentBy = { address: '198.51.100.66' };
    expect((await actions.act('login', { email, password: testPassword }, sentBy)).statusCode).toBe(429);
    expect(statuses.get(400) ?? 0).toBeLessThan(30);
  }, 900_000);

  test('spellings, networks and headers buy no further guesses', async () => {
    const email = 'spelled@example.test';
    await testAccount(api, email, ['showquest']);
    const variants = [
      { email },
      { email: email.toUpperCase() },
      { email: ` ${email} ` },
      { email: email.replace('s', 'ｓ') },
      { email, junk: 'x' },
    ];
    const statuses: number[] = [];
    for (let round = 0; round < 40; round += 1) {
      const given = { ...variants[round % variants.length], password: `Guess${round}` };
      const headers = { 'x-forwarded-for': `203.0.113.${round}`, 'user-agent': `agent ${round}` };
      const sent = { headers, address: `2001:db8:7:8::${round + 1}` };
      statuses.push((await actions.act('login', given, sent)).statusCode);
    }
    print(
      `${statuses.length} guesses in ${variants.length} spellings: ${statuses.filter((s) => s === 400).length} were looked at`,
    );
    expect(statuses).toEqual([400, 400, 400, ...Array<number>(37).fill(429)]);
  });

  test('[7.6] of fifty uses of one reset link at the same time, one succeeds', async () => {
    const email = 'fifty@example.test';
    await testAccount(api, email, [...tenantCodes]);
    await actions.act('reset_password', { email });
    const token = linkToken((await actions.mailed(email, 1))[0]);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        actions.act('consume_temporary_password', {
          temporary_password: token,
          new_password: `Korimako no ${index}`,
        }),
      ),
    );
    const won = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
    print(`50 uses of one reset link at once: ${won.length} succeeded`);
    expect(won).toHaveLength(1);
    expect(await actions.signIn(email, `Korimako no ${won[0]}`)).toBeDefined();
  });

  test('[5.12] blanks in place of a password are refused by every action that takes a new one', async () => {
    const email = 'blanks@example.test';
    await testAccount(api, email, ['showquest']);
    await actions.act('reset_password', { email });
    const temporary_password = linkToken((await actions.mailed(email, 1))[0]);
    const token = await actions.signIn(email);
    const blanks = [
      'A1      ',
      '        ',
      'A1\u200b\u200b\u200b\u200b\u200b\u200b',
      'A1\u3000\u00a0\u2800\u3164\u00ad\t',
    ];
    for (const new_password of blanks) {
      const answers = [
        await actions.act('change_password', { old_password: testPassword, new_password }, { token }),
        await actions.act('consume_temporary_password', { temporary_password, new_password }),
      ];
      for (const { statusCode, body } of answers) {
        expect([statusCode, JSON.parse(body)]).toMatchObject([
          400,
          { new_password: ['Password must be strong'] },
        ]);
      }
    }
    expect(await actions.signIn(email)).toBeDefined();
  });

  test('[control] the same fifty would succeed more than once if a link were looked at and then used up', async () => {
    const email = 'control@example.test';
    await testAccount(api, email, ['showquest']);
    await actions.act('reset_password', { email });
    const values = ['showquest', hashToken(linkToken((await actions.mailed(email, 1))[0]))];
    const rows = api.database.forTenant('showquest');
    const where = 'WHERE tenant = $1 AND token_hash = $2';
    const naiveUse = async () => {
      const text = `SELECT FROM password_resets ${where} AND used IS NULL AND expires > now()`;
      if ((await rows.query({ text, values })).length === 0) return false;
      await rows.query({ text: `UPDATE password_resets SET used = now() ${where}`, values });
      return true;
    };
    const used = await Promise.all(Array.from({ length: 50 }, naiveUse));
    print(`control: ${used.filter(Boolean).length} of 50 would have succeeded`);
    expect(used.filter(Boolean).length).toBeGreaterThan(1);
  });

  test('[7.5] however many reset mails are requested, at any tenants, three go out', async () => {
    const email = 'bombed@example.test';
    await testAccount(api, email, [...tenantCodes]);
    const answers = new Set<string>();
    for (let sent = 0; sent < resetRequests; sent += 20) {
      const batch = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          actions.act('reset_password', { email }, { tenant: tenantCodes[index % 4] ?? 'showquest' }),
        ),
      );
      for (const { statusCode, body } of batch) answers.add(`${statusCode} ${body}`);
    }
    const letters = await actions.mailed(email, 3);
    print(`${resetRequests} requests for reset mails: ${letters.length} mails`);
    expect([...answers]).toEqual(['200 {"success":true,"data":{}}']);
    const live = await Promise.all(
      letters.map((letter) => api.app.inject(`${apiPrefix()}user/passwords/${linkToken(letter)}`)),
    );
    expect(live.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  }, 120_000);

  test('a flood of logins leaves lists answering', async () => {
    await testAccount(api, 'flooded@example.test', ['showquest']);
    const reader = await api.loginAs('showquest', 'staff');
    const logins = new Map<number, number>();
    let isOver = false;
    const flood = Array.from({ length: 60 }, async (_, line) => {
      for (let sent = 0; !isOver; sent += 1) {
        const address = `10.${line}.${sent % 250}.1`;
        const given = { email: sent % 2 ? 'flooded@example.test' : `x${sent}@y.test`, password: 'Wrong1234' };
        const { statusCode } = await actions.act('login', given, { address });
        logins.set(statusCode, (logins.get(statusCode) ?? 0) + 1);
      }
    });
    const lists: number[] = [];
    while (lists.length < listsUnderFlood || !logins.has(503)) {
      lists.push((await reader.call('GET', 'callboard/venues')).status);
    }
    isOver = true;
    await Promise.all(flood);
    print(`${lists.length} lists read under ${JSON.stringify(Object.fromEntries(logins))} logins`);
    expect(new Set(lists)).toEqual(new Set([200]));
    expect([200, 400, 429, 503]).toEqual(expect.arrayContaining([...logins.keys()]));
    // The queue of the hashing pool was really full.
    expect(logins.get(503)).toBeGreaterThan(0);
  }, 120_000);
});
