import {
  notificationSchema,
  notificationSettingsSchema,
  type MailTime,
  type NotificationKindName,
  type Role,
} from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAction } from '../testKit/describeAction';
import { connectedSocket, listen } from '../testKit/socketClient';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../testKit/startTestApi';
import { addJob } from '../jobs/queue';
import { createFindDueTasks } from './dueTasks';
import { sendDigests } from './notification.jobs';
import { notify } from './notify';

let api: TestApi;
let address: string;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  address = await listen(api);
  staff = await as('staff');
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);
const tenant = 'showquest';

const listSchema = v.object({
  data: v.object({ results: v.array(notificationSchema), has_more: v.boolean() }),
});

async function listOf(client: TestClient, search = '') {
  return v.parse(listSchema, (await client.call('GET', `notifications${search}`)).body).data;
}

async function unreadOf(client: TestClient): Promise<number> {
  const { body } = await client.call('GET', 'notifications/count');
  return v.parse(v.object({ data: v.object({ unread: v.number() }) }), body).data.unread;
}

async function act(client: TestClient, action: string, data?: object): Promise<TestAnswer> {
  return client.call('POST', 'user/actions', { action, ...(data && { data }) });
}

function made({ status, body }: TestAnswer): string {
  expect(status, JSON.stringify(body)).toBe(201);
  return v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), body).data.hashcode;
}

async function converse(...members: TestClient[]): Promise<string> {
  const users = members.map(({ user }) => user);
  return made(await staff.call('POST', 'messaging/conversations', { subject: 'Load-in', members: users }));
}

async function say(by: TestClient, conversation: string): Promise<string> {
  return made(await by.call('POST', `messaging/conversations/${conversation}/messages`, { body: 'Kia ora' }));
}

async function makeEvent(): Promise<string> {
  const event = {
    name: `Final ${randomUUID()}`,
    kind: 'regional_final',
    starts_on: '2026-05-20',
    ends_on: '2026-05-21',
  };
  return made(await staff.call('POST', 'callboard/events', event));
}

async function makeEntry(contact: TestClient, event?: string): Promise<string> {
  const draft = {
    name: 'Paper Cities',
    section: 'open',
    event: event ?? (await makeEvent()),
    contact: contact.individual,
  };
  return made(await staff.call('POST', 'showquest/entries', draft));
}

const move = (by: TestClient, entry: string, action: string) =>
  by.call('POST', 'showquest/entries/actions', { action, target: entry });

const settingsSchema = v.object({ data: notificationSettingsSchema });

/** Changes how a user gets one kind, and their quiet hours. */
async function select(
  client: TestClient,
  kind: NotificationKindName,
  given: { here?: boolean; mail?: MailTime },
  quiet: { from: string; to: string } | null = null,
) {
  const { data } = v.parse(settingsSchema, (await client.call('GET', 'notifications/settings')).body);
  const kinds = data.kinds.map((each) => (each.kind === kind ? { ...each, ...given } : each));
  expect((await act(client, 'change_notification_settings', { ...data, kinds, quiet })).status).toBe(200);
}

interface Letter {
  to: string;
  text: string;
  unsubscribe?: string;
}

async function lettersTo(client: TestClient): Promise<Letter[]> {
  const folder = join(api.settings.dataFolder, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const letters = await Promise.all(
    names.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8'))),
  );
  const [user] = await api.asOwner<{ email: string }>('SELECT email FROM users WHERE hashcode = $1', [
    client.user,
  ]);
  // As `outbox.ts` writes them.
  return (letters as Letter[]).filter(({ to }) => to === user?.email);
}

const tell = (client: TestClient, cause: string) =>
  api.database.forTenant(client.tenant).write({ actor: null }, (transaction) =>
    notify(transaction, client.tenant, {
      kind: 'mailFailed',
      cause,
      about: null,
      facts: { to: 'kiri@school.test', subject: 'Welcome' },
      users: [client.user],
    }),
  );

describe('a notification', () => {
  it('is made of a message for its members alone, and not for the author', async () => {
    const [member, stranger] = [await as('participant'), await as('participant')];
    const conversation = await converse(member);
    await say(staff, conversation);
    await expect.poll(() => unreadOf(member)).toBe(1);
    expect((await listOf(member)).results).toMatchObject([
      {
        kind: 'message',
        collection: 'conversations',
        record: conversation,
        facts: { subject: 'Load-in' },
        read: null,
      },
    ]);
    expect(await unreadOf(stranger)).toBe(0);
    expect((await listOf(staff)).results).toEqual([]);
  });

  it('is not made for a member who muted the conversation', async () => {
    const [member, other] = [await as('participant'), await as('judge')];
    const conversation = await converse(member, other);
    expect((await act(member, 'mute_conversation', { conversation, is_muted: true })).status).toBe(200);
    const { body } = await member.call('GET', `notifications/muted/${conversation}`);
    expect(body).toMatchObject({ data: { is_muted: true } });
    await say(staff, conversation);
    await expect.poll(() => unreadOf(other)).toBe(1);
    expect(await unreadOf(member)).toBe(0);
    await act(member, 'mute_conversation', { conversation, is_muted: false });
    await say(staff, conversation);
    await expect.poll(() => unreadOf(member)).toBe(1);
    const stranger = await as('participant');
    expect((await act(stranger, 'mute_conversation', { conversation, is_muted: true })).status).toBe(404);
  });

  it('is made of a decision on an entry for its contact, and not of an undo', async () => {
    const contact = await as('participant');
    const entry = await makeEntry(contact);
    await move(staff, entry, 'submit');
    const accepted = await move(staff, entry, 'accept');
    expect(accepted.status).toBe(200);
    await expect.poll(() => unreadOf(contact)).toBe(1);
    expect((await listOf(contact)).results).toMatchObject([
      { kind: 'entryDecided', record: entry, facts: { name: 'Paper Cities', decision: 'accepted' } },
    ]);
    const undo = { action: 'undo', target: accepted.headers['change-set'] };
    expect((await staff.call('POST', 'changes/actions', undo)).status).toBe(200);
    await move(staff, entry, 'waitlist');
    await expect.poll(() => unreadOf(contact)).toBe(2);
    expect((await listOf(contact)).results[0]).toMatchObject({ facts: { decision: 'waitlisted' } });
  });

  it('is made of a new task for the people of its event, and of one that is due, once', async () => {
    const [contact, stranger] = [await as('participant'), await as('participant')];
    const event = await makeEvent();
    await makeEntry(contact, event);
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(new Date());
    const task = { name: 'Send the music', event, audience: 'participant', due_on: today };
    const hashcode = made(await staff.call('POST', 'callboard/tasks', task));
    await expect.poll(() => unreadOf(contact)).toBe(1);
    const run = { id: randomUUID(), signal: new AbortController().signal };
    for (const _run of [1, 2]) await createFindDueTasks(api.database)({}, run);
    expect((await listOf(contact)).results).toMatchObject([
      { kind: 'taskDue', record: hashcode, facts: { due: today } },
      { kind: 'taskGiven', record: hashcode },
    ]);
    expect(await unreadOf(stranger)).toBe(0);
  });

  it('is made once of an event that is delivered twice', async () => {
    const admin = await as('admin');
    for (const _time of [1, 2]) await tell(admin, 'event 7');
    expect(await unreadOf(admin)).toBe(1);
    await tell(admin, 'event 8');
    expect(await unreadOf(admin)).toBe(2);
  });

  it('is made of a mail that was given up, for the admins', async () => {
    const [admin, member] = [await as('admin'), await as('staff')];
    const mail = randomUUID();
    await api.asOwner(
      `INSERT INTO mails (tenant, id, recipient, subject, content, status) VALUES ($1, $2, 'no@school.test', 'Hi', '', 'failed')`,
      [tenant, mail],
    );
    await api.asOwner(
      `INSERT INTO domain_events (tenant, name, payload) VALUES ($1, 'mail.failed', jsonb_build_object('mail', $2::text))`,
      [tenant, mail],
    );
    await expect.poll(() => unreadOf(admin)).toBe(1);
    expect((await listOf(admin)).results[0]).toMatchObject({
      kind: 'mailFailed',
      facts: { to: 'no@school.test' },
    });
    expect(await unreadOf(member)).toBe(0);
  });
});

describe('notifications', () => {
  it('are read and marked by their own user alone', async () => {
    const [own, other] = [await as('admin'), await as('admin')];
    const foreign = await api.loginAs('rockquest', 'admin');
    await tell(own, 'event 1');
    const [notification] = (await listOf(own)).results;
    for (const stranger of [other, foreign]) {
      expect((await listOf(stranger)).results.map(({ hashcode }) => hashcode)).not.toContain(
        notification?.hashcode,
      );
      expect(
        (await act(stranger, 'mark_notifications_read', { notifications: [notification?.hashcode] })).status,
      ).toBe(200);
      expect((await act(stranger, 'mark_notifications_read')).status).toBe(200);
    }
    expect(await unreadOf(own)).toBe(1);
  });

  it('are marked as read one by one or all, and unread again', async () => {
    const admin = await as('admin');
    for (const cause of ['a', 'b', 'c']) await tell(admin, cause);
    const { results } = await listOf(admin);
    const readSchema = v.object({ data: v.object({ read: v.string() }) });
    await act(admin, 'mark_notifications_read', { notifications: [results[0]?.hashcode] });
    expect(await unreadOf(admin)).toBe(2);
    const all = v.parse(readSchema, (await act(admin, 'mark_notifications_read')).body).data;
    expect(await unreadOf(admin)).toBe(0);
    expect((await listOf(admin, '?unread=true')).results).toEqual([]);
    await act(admin, 'mark_notifications_unread', all);
    expect(await unreadOf(admin)).toBe(2);
  });

  it('are read page by page, newest first', async () => {
    const admin = await as('admin');
    for (let index = 0; index < 60; index += 1) await tell(admin, `event ${index}`);
    const first = await listOf(admin);
    expect(first).toMatchObject({ has_more: true });
    const second = await listOf(admin, `?after=${first.results.at(-1)?.hashcode}`);
    expect(second).toMatchObject({ has_more: false });
    expect(new Set([...first.results, ...second.results].map(({ hashcode }) => hashcode)).size).toBe(60);
  });

  it('reach every device of their user by the socket, ids only, and no one else', async () => {
    const [own, other] = [await as('admin'), await as('admin')];
    const devices = await Promise.all(
      [own, own].map((client) => connectedSocket({ to: address, ...client })),
    );
    const stranger = await connectedSocket({ to: address, ...other });
    await tell(own, 'event 1');
    const push = { code: 'notification', user: own.user };
    for (const device of devices) await expect.poll(() => device.got).toContainEqual(push);
    await act(own, 'mark_notifications_read');
    for (const device of devices) {
      await expect.poll(() => device.got.filter(({ code }) => code === 'notification')).toHaveLength(2);
    }
    expect(stranger.got.filter(({ code }) => code === 'notification')).toEqual([]);
  });
});

/** News of a message in a conversation; returns the notification. */
async function tellOfMessage(client: TestClient, conversation: string, subject: string): Promise<string> {
  await api.database.forTenant(client.tenant).write({ actor: null }, (transaction) =>
    notify(transaction, client.tenant, {
      kind: 'message',
      cause: `event ${randomUUID()}`,
      about: { collection: 'conversations', record: conversation },
      facts: { author: 'Kiri', subject },
      users: [client.user],
    }),
  );
  return (await listOf(client)).results[0]?.hashcode ?? '';
}

const jobsOf = (notification: string) =>
  api.asOwner(
    `SELECT 1 FROM pgboss.job WHERE data ->> 'notification' = $1 AND start_after > now() AND state = 'created'`,
    [notification],
  );

/** Runs the jobs that wait for their time. */
const runNow = (notification: string) =>
  api.asOwner(`UPDATE pgboss.job SET start_after = now() WHERE data ->> 'notification' = $1`, [notification]);

describe('mails of notifications', () => {
  it('are sent as the user selected, once, with one click to stop that kind', async () => {
    const contact = await as('participant');
    const entry = await makeEntry(contact);
    await move(staff, entry, 'submit');
    await move(staff, entry, 'decline');
    await expect.poll(() => lettersTo(contact), { timeout: 10_000 }).toHaveLength(1);
    const [letter] = await lettersTo(contact);
    expect(letter?.text).toContain('Paper Cities was not accepted for Final');
    expect(letter?.text).toContain(`/entries/${entry}`);
    const url = new URL(letter?.unsubscribe ?? '').pathname;
    // A scanner that follows the link switches nothing off.
    expect(await api.app.inject({ url })).toMatchObject({ statusCode: 200 });
    const settings = async () =>
      v.parse(settingsSchema, (await contact.call('GET', 'notifications/settings')).body).data.kinds;
    expect(await settings()).toContainEqual({ kind: 'entryDecided', here: true, mail: 'now' });
    for (const forged of [
      `${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`,
      url.replace('entryDecided', 'message'),
      '/unsubscribe/x',
    ]) {
      expect(await api.app.inject({ method: 'POST', url: forged })).toMatchObject({ statusCode: 404 });
    }
    const before = await settings();
    const oneClick = { 'content-type': 'application/x-www-form-urlencoded' };
    const click = { method: 'POST', url, headers: oneClick, payload: 'List-Unsubscribe=One-Click' } as const;
    expect(await api.app.inject(click)).toMatchObject({ statusCode: 200 });
    expect(await settings()).toEqual(
      before.map((each) => (each.kind === 'entryDecided' ? { ...each, mail: 'never' } : each)),
    );
    await move(staff, entry, 'accept');
    await expect.poll(() => unreadOf(contact)).toBe(2);
    expect(await lettersTo(contact)).toHaveLength(1);
  });

  it('wait until the quiet hours are over', async () => {
    const admin = await as('admin');
    await select(admin, 'message', { mail: 'now' }, { from: '00:00', to: '23:59' });
    expect(await jobsOf(await tellOfMessage(admin, randomUUID(), 'Load-in'))).toHaveLength(1);
    expect(await unreadOf(admin)).toBe(1);
    expect(await lettersTo(admin)).toEqual([]);
  });

  it('are of what came later, where the first was read before its mail was due', async () => {
    const [admin, conversation] = [await as('admin'), randomUUID()];
    await select(admin, 'message', { mail: 'now' });
    const first = await tellOfMessage(admin, conversation, 'First');
    const second = await tellOfMessage(admin, conversation, 'Second');
    expect([await jobsOf(first), await jobsOf(second)].map(({ length }) => length)).toEqual([1, 0]);
    await act(admin, 'mark_notifications_read', { notifications: [first] });
    await runNow(first);
    await expect.poll(() => lettersTo(admin), { timeout: 10_000 }).toHaveLength(1);
    expect((await lettersTo(admin))[0]?.text).toContain('Second');
  });

  it('are none about mails that were given up, whatever the user selects', async () => {
    const admin = await as('admin');
    await select(admin, 'mailFailed', { mail: 'now' });
    await tell(admin, 'event 1');
    const [made] = (await listOf(admin)).results;
    expect(made?.kind).toBe('mailFailed');
    expect(await jobsOf(made?.hashcode ?? '')).toEqual([]);
  });

  it('are one a day where the user selected that', async () => {
    const admin = await as('admin');
    await select(admin, 'message', { mail: 'daily' });
    const send = () => api.database.shared.transact((transaction) => addJob(transaction, sendDigests, {}));
    for (const subject of ['First', 'Second']) await tellOfMessage(admin, randomUUID(), subject);
    await send();
    // What came since this morning waits for the next.
    await api.asOwner(`UPDATE notifications SET at = at - interval '2 days' WHERE "user" = $1`, [admin.user]);
    await send();
    await expect.poll(() => lettersTo(admin), { timeout: 10_000 }).toHaveLength(1);
    expect((await lettersTo(admin))[0]?.text).toMatch(/First[^]*Second[^]*once a day/);
    await send();
    const open = `SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'active', 'retry')`;
    await expect.poll(() => api.asOwner(open, [sendDigests.name]), { timeout: 10_000 }).toEqual([]);
    expect(await lettersTo(admin)).toHaveLength(1);
  });

  it('are none where the user selected neither, and then nothing is made', async () => {
    const admin = await as('admin');
    await select(admin, 'mailFailed', { here: false, mail: 'never' });
    await tell(admin, 'event 1');
    expect(await api.asOwner('SELECT FROM notifications WHERE "user" = $1', [admin.user])).toEqual([]);
  });
});

describeAction(
  () => api,
  'markNotificationsRead',
  async () => ({}),
);
describeAction(
  () => api,
  'markNotificationsUnread',
  async () => ({ input: { read: new Date().toISOString() } }),
);
describeAction(
  () => api,
  'changeNotificationSettings',
  async () => ({
    input: { kinds: [], quiet: null, time_zone: 'Pacific/Auckland' },
  }),
);
describeAction(
  () => api,
  'muteConversation',
  async (_api, client) => ({
    input: {
      conversation: made(await client.call('POST', 'messaging/conversations', { subject: 'Ours' })),
      is_muted: true,
    },
  }),
);
