import type { TenantCode } from '@callboard/api-contract';
import type { ReportQuestion } from '@callboard/api-contract/office';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMailQueue, type MailQueue } from '../../engine/mail/mailQueue';
import { unsubscribeUrl } from '../../engine/notifications/unsubscribeLinks';
import { createSecrets, type Secrets } from '../../engine/secrets/secrets';
import { readSecretKey } from '../../engine/secrets/secretKey';
import { lettersTo, made, makeEntry, makeEvent } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createMailReports } from './mailReports';

let api: TestApi;
let secrets: Secrets;
let staff: TestClient;

beforeAll(async () => {
  api = await startTestApi();
  secrets = createSecrets(await readSecretKey(api.settings));
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const question: ReportQuestion = {
  collection: 'venues',
  by: 'status',
  second: null,
  measure: 'count',
  search: '',
  filters: [],
};
const draft = { question, display: 'bars', shared_with: 'owner' };
const reports = 'core/reports';
const receivers = 'core/report_receivers';

// The Monday of a week of its own for each test: 8 in the morning in Auckland.
let weeks = 0;
function nextMonday(): Date {
  weeks += 1;
  return new Date(Date.UTC(2027, 4, 2 + 7 * weeks, 20));
}

const newReport = async (by: TestClient, given: object): Promise<string> =>
  made(await by.call('POST', reports, { ...draft, name: `Report ${randomUUID()}`, ...given }));

const newReceiver = async (by: TestClient, report: string, user: string): Promise<string> =>
  made(await by.call('POST', receivers, { report, user }));

/** One run of the job; the queue of a run that does not last is another one. */
async function run(now: Date, changed: (queue: MailQueue['queue']) => MailQueue['queue'] = (queue) => queue) {
  const { database, settings } = api;
  const mails = createMailQueue(database, secrets, 0);
  const tools = { database, settings, secrets, mails: { ...mails, queue: changed(mails.queue) } };
  await createMailReports(tools, () => now)({}, { id: 'run', signal: AbortSignal.timeout(60_000) });
}

/** To whom mails of a report were queued, one line for each. */
async function receiversOf(name: string): Promise<string[]> {
  const rows = await api.asOwner<{ recipient: string }>(
    'SELECT recipient FROM mails WHERE subject LIKE $1 ORDER BY recipient',
    [`%: ${name}`],
  );
  return rows.map(({ recipient }) => recipient);
}

async function emailOf({ user }: TestClient): Promise<string> {
  const [row] = await api.asOwner<{ email: string }>('SELECT email FROM users WHERE hashcode = $1', [user]);
  return row?.email ?? '';
}

const emailsOf = async (clients: readonly TestClient[]) => (await Promise.all(clients.map(emailOf))).sort();

/** The newest letter about a report to a user, once it was sent. */
async function letterTo(client: TestClient, name: string) {
  const ofReport = async () =>
    (await lettersTo(api, client)).filter(({ subject }) => subject.endsWith(`: ${name}`));
  await expect.poll(async () => (await ofReport()).length).toBeGreaterThan(0);
  const [letter] = await ofReport();
  if (!letter) throw new Error('No letter came.');
  return letter;
}

describe('the weekly mail', () => {
  it('[1.5] is sent on Monday morning, once, and not to an owner who lost the right to it', async () => {
    const other = await api.loginAs('showquest', 'staff');
    const [name, lost] = [`Weekly ${randomUUID()}`, `Lost ${randomUUID()}`];
    await newReport(staff, { name, weekly_mail: true });
    await newReport(other, { name: lost, weekly_mail: true });
    await api.asOwner(`UPDATE users SET roles = '{judge}' WHERE hashcode = $1`, [other.user]);
    const monday = nextMonday();
    await run(new Date(monday.getTime() - 2 * 3_600_000));
    await run(new Date(monday.getTime() + 24 * 3_600_000));
    expect(await receiversOf(name)).toEqual([]);
    await Promise.all([run(monday), run(monday)]);
    await run(monday);
    expect(await receiversOf(name)).toEqual([await emailOf(staff)]);
    expect(await receiversOf(lost)).toEqual([]);
  });

  it('[1.5] [3.24] goes to others too, each with what they can see themselves', async () => {
    const [colleague, judge] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'judge'),
    ];
    const name = `Shared ${randomUUID()}`;
    const report = await newReport(staff, { name, shared_with: 'office' });
    for (const { user } of [colleague, judge]) await newReceiver(staff, report, user);
    await run(nextMonday());
    expect(await receiversOf(name)).toEqual(await emailsOf([colleague, judge]));
    const letter = await letterTo(colleague, name);
    expect(letter.text).toContain(`/reports/${report}`);
    expect(letter.text).toContain('because Test staff added you to the report');
    // A judge has no reports: the answer comes without a link that leads nowhere.
    expect((await letterTo(judge, name)).text).not.toContain(`/reports/${report}`);
  });

  it.each([
    ['records', { collection: 'projects', by: 'status' }],
    ['a group', { collection: 'individuals', by: 'enters_for' }],
    [
      'a filter',
      {
        collection: 'individuals',
        by: 'organisation',
        filters: [{ field: 'date_of_birth', operator: 'gte', value: '1950-01-01' }],
      },
    ],
  ] satisfies [string, Partial<ReportQuestion>][])(
    '[1.5] [3.24] never leaves to a receiver who cannot see %s of it, a canary proves',
    async (_forbidden, given) => {
      const canary = `Canary ${randomUUID()}`;
      const [colleague, judge] = [
        await api.loginAs('showquest', 'staff'),
        await api.loginAs('showquest', 'judge'),
      ];
      const report = await newReport(staff, { name: canary });
      for (const { user } of [colleague, judge]) await newReceiver(staff, report, user);
      // Both could open what it queries; it is changed afterwards.
      const changed = await staff.call('PATCH', `${reports}/${report}`, {
        question: { ...question, ...given },
      });
      expect(changed.status, JSON.stringify(changed.body)).toBe(200);
      await run(nextMonday());
      expect(await receiversOf(canary)).toEqual([await emailOf(colleague)]);
      expect(JSON.stringify(await lettersTo(api, judge))).not.toContain(canary);
    },
  );

  it('[1.5] [3.24] counts for each receiver the records that they reach, not those of its owner', async () => {
    const [colleague, participant] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'participant'),
    ];
    const event = await makeEvent(staff);
    await makeEntry(staff, participant, event);
    for (const act of ['Long Tide', 'Night Bus']) {
      const entry = { name: act, section: 'open', members_count: 1, event, contact: colleague.individual };
      made(await staff.call('POST', 'showquest/entries', entry));
    }
    const name = `Rows ${randomUUID()}`;
    const own = {
      ...question,
      collection: 'entries',
      filters: [{ field: 'event', operator: 'eq', value: event }],
    };
    const report = await newReport(staff, { name, question: own });
    for (const { user } of [colleague, participant]) await newReceiver(staff, report, user);
    await run(nextMonday());
    expect((await letterTo(colleague, name)).text).toMatch(/\nDraft\t3\n/);
    expect((await letterTo(participant, name)).text).toMatch(/\nDraft\t1\n/);
  });

  it('[1.5] is resumed after a run that was killed: no mail twice, none lost', async () => {
    const others = await Promise.all([1, 2, 3, 4].map(() => api.loginAs('showquest', 'staff')));
    const name = `Killed ${randomUUID()}`;
    const report = await newReport(staff, { name, weekly_mail: true });
    for (const { user } of others) await newReceiver(staff, report, user);
    const monday = nextMonday();
    let queued = 0;
    const killed = run(monday, (queue) => async (transaction, tenant, letter) => {
      await queue(transaction, tenant, letter);
      if (letter.subject.endsWith(name)) queued += 1;
      // The connection is gone with the mail written and not committed, and so is each one after it.
      if (queued > 2)
        await transaction.query({ text: 'SELECT pg_terminate_backend(pg_backend_pid())', values: [] });
    });
    await expect(killed).rejects.toThrow();
    expect(await receiversOf(name)).toHaveLength(2);
    await Promise.all([run(monday), run(monday)]);
    expect(await receiversOf(name)).toEqual(await emailsOf([staff, ...others]));
  });

  it('[1.5] ends with the report, comes back with it by Undo, and ends for all when the owner is disabled', async () => {
    const [owner, colleague] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'staff'),
    ];
    const name = `Gone ${randomUUID()}`;
    const report = await newReport(owner, { name });
    await newReceiver(owner, report, colleague.user);
    const removal = await owner.call('DELETE', `${reports}/${report}`);
    expect(removal.status).toBe(204);
    await run(nextMonday());
    expect(await receiversOf(name)).toEqual([]);
    const undo = { action: 'undo', target: removal.headers['change-set'] };
    expect((await owner.call('POST', 'changes/actions', undo)).status).toBe(200);
    await run(nextMonday());
    expect(await receiversOf(name)).toEqual([await emailOf(colleague)]);
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [owner.user]);
    await run(nextMonday());
    expect(await receiversOf(name)).toEqual([await emailOf(colleague)]);
  });
});

describe('receivers of a report', () => {
  it('[1.5] are added and removed by its owner alone, once each', async () => {
    const [colleague, third] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'staff'),
    ];
    const judge = await api.loginAs('showquest', 'judge');
    const report = await newReport(staff, { shared_with: 'office' });
    const receiver = await newReceiver(staff, report, colleague.user);
    const status = async (
      by: TestClient,
      method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
      path: string,
      body?: object,
    ) => (await by.call(method, path, body)).status;
    const at = `${receivers}/${receiver}`;
    expect(await status(staff, 'POST', receivers, { report, user: colleague.user })).toBe(409);
    expect(await status(third, 'POST', receivers, { report, user: third.user })).toBe(403);
    expect(await status(third, 'PATCH', at, { stopped: true })).toBe(403);
    expect(await status(third, 'DELETE', at)).toBe(403);
    expect(await status(colleague, 'DELETE', at)).toBe(403);
    expect(await status(judge, 'GET', receivers)).toBe(403);
    expect(await status(colleague, 'PATCH', at, { user: third.user })).toBe(400);
    expect(await status(colleague, 'PATCH', at, { stopped: true })).toBe(200);
    expect(await status(staff, 'PATCH', at, { stopped: false })).toBe(200);
    expect(await status(staff, 'DELETE', at)).toBe(204);
    // Of a private report its receivers see their own line.
    const own = await newReport(staff, {});
    const line = await newReceiver(staff, own, colleague.user);
    expect(await status(colleague, 'GET', `${receivers}/${line}`)).toBe(200);
    expect(await status(third, 'GET', `${receivers}/${line}`)).toBe(404);
  });

  it('[1.5] [3.24] are those who can open what it asks', async () => {
    const judge = await api.loginAs('showquest', 'judge');
    const disabled = await api.loginAs('showquest', 'staff');
    const abroad = await api.loginAs('rockquest', 'staff');
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [disabled.user]);
    const report = await newReport(staff, { question: { ...question, collection: 'projects' } });
    for (const [user, message] of [
      [judge.user, 'This user cannot open what the report asks for'],
      [disabled.user, 'This user cannot open what the report asks for'],
      [staff.user, 'The owner selects it on the page of the report'],
    ] as const) {
      const { status, body } = await staff.call('POST', receivers, { report, user });
      expect([status, body]).toEqual([400, expect.objectContaining({ user: [message] })]);
    }
    expect((await staff.call('POST', receivers, { report, user: abroad.user })).status).toBe(400);
    expect((await abroad.call('POST', receivers, { report, user: abroad.user })).status).toBe(400);
  });

  it('[1.5] are at most fifty', async () => {
    const report = await newReport(staff, {});
    await api.asOwner(
      `WITH u AS (INSERT INTO users (tenant, name, email, roles, status)
        SELECT 'showquest', 'Many', 'many-' || n || '-' || $1 || '@school.test', '{staff}', 'disabled' FROM generate_series(1, 50) n
        RETURNING hashcode)
      INSERT INTO report_receivers (tenant, name, report, "user", owner)
        SELECT 'showquest', 'Many', $1::uuid, hashcode, $2::uuid FROM u`,
      [report, staff.user],
    );
    const one = await api.loginAs('showquest', 'staff');
    const { status, body } = await staff.call('POST', receivers, { report, user: one.user });
    expect([status, body]).toEqual([
      400,
      expect.objectContaining({ report: ['A report can be emailed to at most 50 more people'] }),
    ]);
  });
});

describe('the link that stops the mails of a report', () => {
  const stoppedIn = async (receiver: string): Promise<unknown> => {
    const { body } = await staff.call('GET', `${receivers}/${receiver}`);
    return v.parse(v.object({ stopped: v.nullable(v.boolean()), version: v.number() }), body);
  };
  const oneClick = (url: string) =>
    api.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('[1.5] works signed out by a click and a confirmation, twice too, until the owner resumes them', async () => {
    const [colleague, other] = [
      await api.loginAs('showquest', 'staff'),
      await api.loginAs('showquest', 'staff'),
    ];
    const name = `Stopped ${randomUUID()}`;
    const report = await newReport(staff, { name, weekly_mail: true });
    const receiver = await newReceiver(staff, report, colleague.user);
    await newReceiver(staff, report, other.user);
    await run(nextMonday());
    const { unsubscribe = '' } = await letterTo(colleague, name);
    const { pathname } = new URL(unsubscribe);
    // A scanner that follows the link stops nothing.
    const page = await api.app.inject({ url: pathname });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<form method="post">')]);
    expect(await stoppedIn(receiver)).toMatchObject({ stopped: null });

    expect((await oneClick(pathname)).statusCode).toBe(200);
    const stopped = await stoppedIn(receiver);
    expect(stopped).toMatchObject({ stopped: true });
    const again = await oneClick(pathname);
    expect([again.statusCode, again.body]).toEqual([
      200,
      expect.stringContaining('You no longer get these emails'),
    ]);
    expect(await stoppedIn(receiver)).toEqual(stopped);
    await run(nextMonday());
    const [own, others] = [await emailOf(staff), await emailOf(other)];
    expect(await receiversOf(name)).toEqual([own, own, others, others, await emailOf(colleague)].sort());

    expect((await staff.call('PATCH', `${receivers}/${receiver}`, { stopped: false })).status).toBe(200);
    const monday = nextMonday();
    await run(monday);
    expect((await receiversOf(name)).filter((email) => email !== own && email !== others)).toHaveLength(2);
    // The link of an older mail does not expire.
    expect((await oneClick(pathname)).statusCode).toBe(200);
    expect(await stoppedIn(receiver)).toMatchObject({ stopped: true });
  });

  it('[1.5] stops the mails of one report to one user at one tenant', async () => {
    const colleague = await api.loginAs('showquest', 'staff');
    const [report, second] = [await newReport(staff, { weekly_mail: true }), await newReport(staff, {})];
    const [receiver, untouched] = [
      await newReceiver(staff, report, colleague.user),
      await newReceiver(staff, second, colleague.user),
    ];
    const link = (tenant: TenantCode, user: string, of: string) =>
      unsubscribeUrl(secrets, '', { tenant, user, subscription: `report-${of}` });
    const good = link('showquest', colleague.user, report);
    const forged = [
      good.replace(report, second),
      good.replace(colleague.user, staff.user),
      good.replace('showquest', 'rockquest'),
      `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`,
      `${good}.x`,
      good.slice(0, good.lastIndexOf('.')),
      unsubscribeUrl({ sign: () => 'guess' }, '', {
        tenant: 'showquest',
        user: colleague.user,
        subscription: `report-${report}`,
      }),
    ];
    for (const url of forged) {
      expect([url, (await oneClick(url)).statusCode]).toEqual([url, 404]);
      expect((await api.app.inject({ url })).statusCode).toBe(404);
    }
    // One that is signed for another tenant finds nothing there, nor here.
    expect((await oneClick(link('rockquest', colleague.user, report))).statusCode).toBe(200);
    expect(await stoppedIn(receiver)).toMatchObject({ stopped: null });
    expect((await oneClick(good)).statusCode).toBe(200);
    expect(await stoppedIn(receiver)).toMatchObject({ stopped: true });
    expect(await stoppedIn(untouched)).toMatchObject({ stopped: null });
    expect((await staff.call('GET', `${reports}/${report}`)).body).toMatchObject({ weekly_mail: true });
    // After the receiver was removed it has nothing left to stop.
    expect((await staff.call('DELETE', `${receivers}/${receiver}`)).status).toBe(204);
    expect((await oneClick(good)).statusCode).toBe(200);
    expect((await oneClick(link('showquest', staff.user, report))).statusCode).toBe(200);
    expect((await staff.call('GET', `${reports}/${report}`)).body).toMatchObject({ weekly_mail: false });
  });
});
