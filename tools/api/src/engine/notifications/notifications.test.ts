import type { Role } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAction } from '../../testKit/describeAction';
import {
  act,
  listOf,
  made,
  makeEntry,
  makeEvent,
  move,
  notifyOfLostMail,
  unreadOf,
} from '../../testKit/notificationKit';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createFindDueTasks } from '../../subjects/tasks/dueTasks';

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

async function converse(...members: TestClient[]): Promise<string> {
  const users = members.map(({ user }) => user);
  return made(await staff.call('POST', 'messaging/conversations', { subject: 'Load-in', members: users }));
}

async function sendMessage(by: TestClient, conversation: string): Promise<string> {
  return made(await by.call('POST', `messaging/conversations/${conversation}/messages`, { body: 'Kia ora' }));
}

describe('a notification', () => {
  it('is made of a message for its members alone, and not for the author', async () => {
    const [member, stranger] = [await as('participant'), await as('participant')];
    const conversation = await converse(member);
    await sendMessage(staff, conversation);
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
    await sendMessage(staff, conversation);
    await expect.poll(() => unreadOf(other)).toBe(1);
    expect(await unreadOf(member)).toBe(0);
    await act(member, 'mute_conversation', { conversation, is_muted: false });
    await sendMessage(staff, conversation);
    await expect.poll(() => unreadOf(member)).toBe(1);
    const stranger = await as('participant');
    expect((await act(stranger, 'mute_conversation', { conversation, is_muted: true })).status).toBe(404);
  });

  it('is made of a decision on an entry for its contact, and not of an undo', async () => {
    const contact = await as('participant');
    const entry = await makeEntry(staff, contact);
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
    const event = await makeEvent(staff);
    await makeEntry(staff, contact, event);
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
    for (const _time of [1, 2]) await notifyOfLostMail(api, admin, 'event 7');
    expect(await unreadOf(admin)).toBe(1);
    await notifyOfLostMail(api, admin, 'event 8');
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
    await notifyOfLostMail(api, own, 'event 1');
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
    for (const cause of ['a', 'b', 'c']) await notifyOfLostMail(api, admin, cause);
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

  it('are read newest first, as many as requested', async () => {
    const admin = await as('admin');
    for (let index = 0; index < 60; index += 1) await notifyOfLostMail(api, admin, `event ${index}`);
    const first = await listOf(admin);
    expect(first).toMatchObject({ has_more: true });
    expect(first.results).toHaveLength(50);
    const all = await listOf(admin, '?limit=100');
    expect(all).toMatchObject({ has_more: false });
    expect(all.results.slice(0, 50)).toEqual(first.results);
    expect(new Set(all.results.map(({ hashcode }) => hashcode)).size).toBe(60);
    for (const limit of ['0', '501', '-1', '1e3', 'all']) {
      expect(await admin.call('GET', `notifications?limit=${limit}`)).toMatchObject({ status: 400 });
    }
  });

  it('reach every device of their user by the socket, ids only, and no one else', async () => {
    const [own, other] = [await as('admin'), await as('admin')];
    const devices = await Promise.all(
      [own, own].map((client) => connectedSocket({ to: address, ...client })),
    );
    const stranger = await connectedSocket({ to: address, ...other });
    await notifyOfLostMail(api, own, 'event 1');
    const push = { code: 'notification', user: own.user };
    for (const device of devices) await expect.poll(() => device.got).toContainEqual(push);
    await act(own, 'mark_notifications_read');
    for (const device of devices) {
      await expect.poll(() => device.got.filter(({ code }) => code === 'notification')).toHaveLength(2);
    }
    expect(stranger.got.filter(({ code }) => code === 'notification')).toEqual([]);
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
