import {
  notificationSchema,
  notificationSettingsSchema,
  type MailTime,
  type NotificationKindName,
} from '@callboard/api-contract/notifications';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { notify } from '../engine/notifications/notify';
import type { TestAnswer, TestApi, TestClient } from './startTestApi';

const listSchema = v.object({
  data: v.object({ results: v.array(notificationSchema), has_more: v.boolean() }),
});

/** A user's notifications. */
export async function listOf(client: TestClient, search = '') {
  return v.parse(listSchema, (await client.call('GET', `notifications${search}`)).body).data;
}

/** How many of them are unread. */
export async function unreadOf(client: TestClient): Promise<number> {
  const { body } = await client.call('GET', 'notifications/count');
  return v.parse(v.object({ data: v.object({ unread: v.number() }) }), body).data.unread;
}

/** Calls an action of the user. */
export async function act(client: TestClient, action: string, data?: object): Promise<TestAnswer> {
  return client.call('POST', 'user/actions', { action, ...(data && { data }) });
}

/** The hashcode of what was created. */
export function made({ status, body }: TestAnswer): string {
  expect(status, JSON.stringify(body)).toBe(201);
  return v.parse(v.object({ data: v.object({ hashcode: v.string() }) }), body).data.hashcode;
}

/** A conversation with a member. */
export async function makeConversation(staff: TestClient, member: TestClient): Promise<string> {
  const begun = { subject: 'Load-in', members: [member.user] };
  return made(await staff.call('POST', 'messaging/conversations', begun));
}

export async function makeEvent(staff: TestClient): Promise<string> {
  const event = {
    name: `Final ${randomUUID()}`,
    kind: 'regional_final',
    starts_on: '2026-05-20',
    ends_on: '2026-05-21',
  };
  return made(await staff.call('POST', 'callboard/events', event));
}

/** A draft of an entry whose contact is a user. */
export async function makeEntry(
  staff: TestClient,
  contact: TestClient,
  event?: string,
  name = 'Paper Cities',
): Promise<string> {
  const draft = {
    name,
    section: 'open',
    members_count: 1,
    event: event ?? (await makeEvent(staff)),
    contact: contact.individual,
  };
  return made(await staff.call('POST', 'showquest/entries', draft));
}

/** Changes the status of an entry. */
export const move = (by: TestClient, entry: string, action: string) =>
  by.call('POST', 'showquest/entries/actions', { action, target: entry });

/** The answer that has the settings of a user. */
export const settingsSchema = v.object({ data: notificationSettingsSchema });

/** Changes how a user gets one kind, and their quiet hours. */
export async function select(
  client: TestClient,
  kind: NotificationKindName,
  given: { here?: boolean; mail?: MailTime; push?: boolean },
  quiet: { from: string; to: string } | null = null,
) {
  const { data } = v.parse(settingsSchema, (await client.call('GET', 'notifications/settings')).body);
  const kinds = data.kinds.map((each) => (each.kind === kind ? { ...each, ...given } : each));
  expect((await act(client, 'change_notification_settings', { ...data, kinds, quiet })).status).toBe(200);
}

interface Letter {
  to: string;
  subject: string;
  text: string;
  unsubscribe?: string;
}

/** The mails to a user in the outbox. */
export async function lettersTo(api: TestApi, client: TestClient): Promise<Letter[]> {
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

/** Notifies a user of a mail that was given up. */
export const notifyOfLostMail = (api: TestApi, client: TestClient, cause: string) =>
  api.database.forTenant(client.tenant).write({ actor: null }, (transaction) =>
    notify(transaction, client.tenant, {
      kind: 'mailFailed',
      cause,
      about: null,
      facts: { to: 'kiri@school.test', subject: 'Welcome' },
      users: [client.user],
    }),
  );
