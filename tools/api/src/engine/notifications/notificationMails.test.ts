import type { Role } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addJob } from '../jobs/queue';
import {
  act,
  lettersTo,
  listOf,
  makeConversation,
  makeEntry,
  move,
  select,
  settingsSchema,
  notifyOfLostMail,
  unreadOf,
} from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendDigests } from './notification.jobs';
import { notify } from './notify';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await as('staff');
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

/** News of a message in a conversation; returns the notification. */
async function notifyOfMessage(client: TestClient, conversation: string, subject: string): Promise<string> {
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

describe('mails of notifications', () => {
  it('are sent as the user selected, once, with one click to stop that kind', async () => {
    const contact = await as('participant');
    await act(contact, 'set_language', { language: 'mi' });
    const entry = await makeEntry(staff, contact);
    await move(staff, entry, 'submit');
    await move(staff, entry, 'decline');
    await expect.poll(() => lettersTo(api, contact)).toHaveLength(1);
    const [letter] = await lettersTo(api, contact);
    expect(letter?.text).toContain('Kāore a Paper Cities i whakaaetia mō Final');
    expect(letter?.text).toContain('Whakamutua ēnei īmēra: ');
    expect(letter?.text).toContain(`/entries/${entry}`);
    const url = new URL(letter?.unsubscribe ?? '').pathname;
    // A scanner that follows the link switches nothing off.
    const page = await api.app.inject({ url });
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('<html lang="mi">')]);
    const settings = async () =>
      v.parse(settingsSchema, (await contact.call('GET', 'notifications/settings')).body).data.kinds;
    expect(await settings()).toContainEqual({ kind: 'entryDecided', here: true, mail: 'now', push: true });
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
    expect(await lettersTo(api, contact)).toHaveLength(1);
  });

  it('wait until the quiet hours are over', async () => {
    const admin = await as('admin');
    await select(admin, 'message', { mail: 'now' }, { from: '00:00', to: '23:59' });
    expect(
      await jobsOf(await notifyOfMessage(admin, await makeConversation(staff, admin), 'Load-in')),
    ).toHaveLength(1);
    expect(await unreadOf(admin)).toBe(1);
    expect(await lettersTo(api, admin)).toEqual([]);
  });

  it('are of what came later, where the first was read before its mail was due', async () => {
    const admin = await as('admin');
    const conversation = await makeConversation(staff, admin);
    await select(admin, 'message', { mail: 'now' });
    const first = await notifyOfMessage(admin, conversation, 'First');
    const second = await notifyOfMessage(admin, conversation, 'Second');
    expect([await jobsOf(first), await jobsOf(second)].map(({ length }) => length)).toEqual([1, 0]);
    await act(admin, 'mark_notifications_read', { notifications: [first] });
    await api.hurryJobs('notifications.mail', { notification: first });
    await expect.poll(() => lettersTo(api, admin)).toHaveLength(1);
    expect((await lettersTo(api, admin))[0]?.text).toContain('Second');
  });

  it('are none of what was read before its mail was due', async () => {
    const [admin, other] = [await as('admin'), await as('admin')];
    await select(admin, 'message', { mail: 'now' });
    await select(other, 'message', { mail: 'now' });
    const read = await notifyOfMessage(admin, await makeConversation(staff, admin), 'Read');
    const unread = await notifyOfMessage(other, await makeConversation(staff, other), 'Unread');
    await act(admin, 'mark_notifications_read', { notifications: [read] });
    await api.hurryJobs('notifications.mail', { notification: read });
    await api.hurryJobs('notifications.mail', { notification: unread });
    await expect.poll(() => lettersTo(api, other)).toHaveLength(1);
    const left = `SELECT FROM pgboss.job WHERE data ->> 'notification' = $1 AND state IN ('created', 'active', 'retry')`;
    await expect.poll(() => api.asOwner(left, [read])).toEqual([]);
    expect(await lettersTo(api, admin)).toEqual([]);
  });

  it('are none about mails that were given up, for any selection of the user', async () => {
    const admin = await as('admin');
    await select(admin, 'mailFailed', { mail: 'now' });
    await notifyOfLostMail(api, admin, 'event 1');
    const [made] = (await listOf(admin)).results;
    expect(made?.kind).toBe('mailFailed');
    expect(await jobsOf(made?.hashcode ?? '')).toEqual([]);
  });

  it('are one a day where the user selected that', async () => {
    const admin = await as('admin');
    await select(admin, 'message', { mail: 'daily' });
    const send = () => api.database.shared.transact((transaction) => addJob(transaction, sendDigests, {}));
    for (const subject of ['First', 'Second'])
      await notifyOfMessage(admin, await makeConversation(staff, admin), subject);
    await send();
    // News since this morning waits for the next.
    await api.asOwner(`UPDATE notifications SET at = at - interval '2 days' WHERE "user" = $1`, [admin.user]);
    await send();
    await expect.poll(() => lettersTo(api, admin)).toHaveLength(1);
    expect((await lettersTo(api, admin))[0]?.text).toMatch(/First[^]*Second[^]*once a day/);
    await send();
    const open = `SELECT FROM pgboss.job WHERE name = $1 AND state IN ('created', 'active', 'retry')`;
    await expect.poll(() => api.asOwner(open, [sendDigests.name])).toEqual([]);
    expect(await lettersTo(api, admin)).toHaveLength(1);
  });

  it('are none where the user selected neither, and then nothing is made', async () => {
    const admin = await as('admin');
    await select(admin, 'mailFailed', { here: false, mail: 'never' });
    await notifyOfLostMail(api, admin, 'event 1');
    expect(await api.asOwner('SELECT FROM notifications WHERE "user" = $1', [admin.user])).toEqual([]);
  });
});
