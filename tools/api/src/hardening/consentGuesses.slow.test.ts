import { apiPrefix } from '@callboard/api-contract';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../testKit/isLong';
import { act, made, makeEntry } from '../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../testKit/startTestApi';
import { userActions } from '../testKit/userActions';

const guesses = isLong ? 10_000 : 1_000;
const email = 'guessed@example.test';
const member = 'Mere Hohepa';
let api: TestApi;
let staff: TestClient;
let users: ReturnType<typeof userActions>;
let entry: string;
let participant: string;

beforeAll(async () => {
  api = await startTestApi({ variables: { CALLBOARD_RATE_LIMIT: '1' } });
  users = userActions(api);
  staff = await api.loginAs('showquest', 'staff');
  entry = await makeEntry(staff, await api.loginAs('showquest', 'participant'));
  const { event } = Object((await staff.call('GET', `showquest/entries/${entry}`)).body);
  const draft = { entry, event: event.hashcode, name: member, year_level: 9 };
  participant = made(await staff.call('POST', 'showquest/participants', draft));
  const guardian = { name: 'Hana Hohepa', email, phone: null, medical_notes: 'Peanuts' };
  expect((await act(staff, 'save_guardian', { entry, participant, guardian })).status).toBe(200);
});
afterAll(() => api.close());

/** Has a link mailed, and takes its token from the mail. */
async function mailedToken(count: number): Promise<string> {
  await api.asOwner(`UPDATE consent_links SET requested = requested - interval '2 days'`);
  await act(staff, 'send_consent_links', { entry, participants: [participant] });
  const letter = (await users.mailed(email, count)).at(-1);
  return /\/consent\/(\S+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

async function tryLink(token: string, address: string) {
  const url = `${apiPrefix()}consents/links/${encodeURIComponent(token)}`;
  const headers = { domain: 'showquest' };
  const { statusCode: status, body } = await api.app.inject({ url, headers, remoteAddress: address });
  return { status, body };
}

async function tryAnswer(token: string, address: string) {
  const answers = [{ kind: 'photographs', yes: true }];
  const data = { token, name: 'Nobody', note: null, answers };
  const { statusCode: status, body } = await users.act('answer_consents', data, {
    tenant: 'showquest',
    address,
  });
  return { status, body };
}

const stored = async () => {
  const [row] = await api.asOwner<{ count: number }>('SELECT count(*)::int AS count FROM consents');
  return row?.count;
};

/** A near miss of a real token, a random one, or what no one calls a token. */
function guessNear(real: string, turn: number): string {
  const [tenant = '', secret = ''] = real.split('.');
  const at = turn % secret.length;
  const other = secret[at] === 'A' ? 'B' : 'A';
  switch (turn % 5) {
    case 0:
      return `${tenant}.${randomBytes(32).toString('base64url')}`;
    case 1:
      return `${tenant}.${secret.slice(0, at)}${other}${secret.slice(at + 1)}`;
    case 2:
      return `${tenant}.${secret.slice(0, -1)}`;
    case 3:
      return `rockquest.${secret}`;
    default:
      return ["' OR 1=1 --", '../../me', '%00', '\u0000', 'ā'.repeat(60), `${real}x`][turn % 6] ?? '';
  }
}

describe('links of guardians', () => {
  test(`[7.40] ${guesses} guesses find none: no answer above 429, nothing revealed, nothing stored`, async () => {
    const real = await mailedToken(1);
    const statuses = new Map<number, number>();
    const leaks: string[] = [];
    for (let sent = 0; sent < guesses; sent += 10) {
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => {
          const turn = sent + index;
          // Half of them from one source, which the throttle stops; the others each from their own.
          const address = turn % 2 ? '198.51.100.66' : `203.0.${turn % 113}.${turn % 251}`;
          const guess = guessNear(real, turn);
          return turn % 4 < 2 ? tryLink(guess, address) : tryAnswer(guess, address);
        }),
      );
      for (const { status, body } of answers) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (/Mere|Hohepa|Hana|Peanuts|guessed@/.test(body)) leaks.push(body);
      }
    }
    process.stdout.write(`${guesses} guesses: ${JSON.stringify(Object.fromEntries(statuses))}\n`);
    expect([...statuses.keys()].filter((status) => ![400, 404, 429].includes(status))).toEqual([]);
    expect(statuses.get(429) ?? 0).toBeGreaterThan(guesses / 5);
    expect(statuses.get(404) ?? 0).toBeGreaterThan(guesses / 10);
    expect(leaks).toEqual([]);
    expect(await stored()).toBe(0);
    // The one to whom it was mailed opens it in the meantime.
    expect((await tryLink(real, '192.0.2.7')).status).toBe(200);
  }, 300_000);

  test('[7.40] a replayed, expired or withdrawn link gets the sentence of a guessed one, and stores nothing', async () => {
    const former = await mailedToken(2);
    const current = await mailedToken(3);
    const guessed = await tryLink(`showquest.${'A'.repeat(43)}`, '192.0.2.20');
    const sentence = /"detail":"[^"]+"/.exec(guessed.body)?.[0] ?? 'none';
    expect(sentence).toContain('This link does not work any more.');
    const before = await stored();
    const isOver = async (token: string, address: string) => {
      const link = await tryLink(token, address);
      expect([link.status, link.body]).toEqual([404, expect.stringContaining(sentence)]);
      expect((await tryAnswer(token, address)).status).toBe(404);
      expect(await stored()).toBe(before);
    };
    await isOver(former, '192.0.2.21');
    await api.asOwner(`UPDATE consent_links SET expires = now() - interval '1 second'`);
    await isOver(current, '192.0.2.22');
    await api.asOwner(`UPDATE consent_links SET expires = now() + interval '1 day'`);
    expect((await tryLink(current, '192.0.2.23')).status).toBe(200);
    for (const [table, hashcode] of [
      ['participants', participant],
      ['entries', entry],
    ] as const) {
      await api.asOwner(`UPDATE ${table} SET status = 'withdrawn' WHERE hashcode = $1`, [hashcode]);
      await isOver(current, table === 'entries' ? '192.0.2.24' : '192.0.2.25');
      await api.asOwner(
        `UPDATE ${table} SET status = '${table === 'entries' ? 'submitted' : 'invited'}' WHERE hashcode = $1`,
        [hashcode],
      );
    }
    // The same answer sent twice is one answer.
    expect((await tryAnswer(current, '192.0.2.26')).status).toBe(200);
    expect((await tryAnswer(current, '192.0.2.27')).status).toBe(200);
    expect(await stored()).toBe(Number(before) + 1);
  });
});
