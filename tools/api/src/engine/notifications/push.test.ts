import { randomUUID } from 'node:crypto';
import webPush from 'web-push';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '@callboard/api-contract';
import { addJob } from '../jobs/queue';
import { notify } from './notify';
import { describeAction } from '../../testKit/describeAction';
import { fakePushService, type FakeBrowser } from '../../testKit/fakePushService';
import { makeConversation, act, listOf, select } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { pushNotification, sendPush } from '../push/push.jobs';

const keys = webPush.generateVAPIDKeys();
const service = fakePushService(keys.publicKey);
const patience = { timeout: 20_000 };
let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({
    pushTransport: service.transport,
    variables: {
      CALLBOARD_PUSH_PUBLIC_KEY: keys.publicKey,
      CALLBOARD_PUSH_PRIVATE_KEY: keys.privateKey,
      CALLBOARD_PUSH_CONTACT: 'mailto:staff@callboard.test',
    },
  });
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

async function withDevice(client?: TestClient): Promise<{ client: TestClient; browser: FakeBrowser }> {
  const user = client ?? (await as('judge'));
  const browser = service.subscribe();
  expect(await act(user, 'subscribe_push', browser.subscription)).toMatchObject({ status: 200 });
  return { client: user, browser };
}

/** News of a message; returns the notification. */
async function notifyOfMessage(client: TestClient, subject: string): Promise<string> {
  const record = await makeConversation(await api.loginAs(client.tenant, 'staff'), client);
  await api.database.forTenant(client.tenant).write({ actor: null }, (transaction) =>
    notify(transaction, client.tenant, {
      kind: 'message',
      cause: randomUUID(),
      about: { collection: 'conversations', record },
      facts: { author: 'Kiri', subject },
      users: [client.user],
    }),
  );
  return (await listOf(client)).results[0]?.hashcode ?? '';
}

/** Resolves when no job of a notification is open any more. */
async function allDone(notification: string): Promise<void> {
  const open = `SELECT FROM pgboss.job WHERE data ->> 'notification' = $1 AND name = ANY ($2)
    AND state IN ('created', 'active', 'retry')`;
  const names = [pushNotification.name, sendPush.name];
  await expect.poll(() => api.asOwner(open, [notification, names]), patience).toEqual([]);
}

const devicesOf = (client: TestClient) =>
  api.asOwner('SELECT sealed FROM push_subscriptions WHERE "user" = $1', [client.user]);

describe('a notification on a device', () => {
  it('is the sentence of the bell, encrypted for each of the devices, and nothing else', async () => {
    const { client, browser } = await withDevice();
    const { browser: other } = await withDevice(client);
    const { browser: ofStranger } = await withDevice();
    const id = await notifyOfMessage(client, 'Load-in');
    await allDone(id);
    const message = {
      id,
      title: 'Showquest',
      text: 'Kiri wrote in “Load-in”.',
      path: expect.stringMatching(/^\/conversations\//),
    };
    expect(service.messagesOf(browser)).toEqual([message]);
    expect(service.messagesOf(other)).toEqual([message]);
    expect(service.messagesOf(ofStranger)).toEqual([]);
    expect(service.delivered[0]?.headers).toMatchObject({ TTL: 86_400, Topic: id.replaceAll('-', '') });
  });

  it('is sent once, though its job runs again after a crash', async () => {
    const { client, browser } = await withDevice();
    const id = await notifyOfMessage(client, 'Once');
    await allDone(id);
    await api.database.shared.transact((transaction) =>
      addJob(transaction, pushNotification, { tenant: 'showquest', notification: id }),
    );
    await allDone(id);
    expect(service.messagesOf(browser)).toHaveLength(1);
  });

  it('is tried again while the push service has trouble', async () => {
    const { client, browser } = await withDevice();
    service.answerWith(503);
    const id = await notifyOfMessage(client, 'Again');
    const retried = `UPDATE pgboss.job SET start_after = now() WHERE data ->> 'notification' = $1 AND state = 'retry' RETURNING 1`;
    await expect.poll(() => api.asOwner(retried, [id]), patience).toHaveLength(1);
    await api.hurryJobs(pushNotification.name, { notification: id });
    await allDone(id);
    expect(service.messagesOf(browser)).toHaveLength(1);
  });

  it('waits for the end of the quiet hours, and is not sent when it was read by then', async () => {
    const { client, browser } = await withDevice();
    await select(client, 'message', {}, { from: '00:00', to: '23:59' });
    const id = await notifyOfMessage(client, 'Night');
    const waiting = `SELECT FROM pgboss.job WHERE data ->> 'notification' = $1 AND name = $2 AND start_after > now()`;
    expect(await api.asOwner(waiting, [id, pushNotification.name])).toHaveLength(1);
    await act(client, 'mark_notifications_read', { notifications: [id] });
    await api.hurryJobs(pushNotification.name, { notification: id });
    await allDone(id);
    expect(service.messagesOf(browser)).toEqual([]);
  });

  it('is not sent where the user switched the kind off', async () => {
    const { client, browser } = await withDevice();
    await select(client, 'message', { push: false });
    await allDone(await notifyOfMessage(client, 'Off'));
    expect(service.messagesOf(browser)).toEqual([]);
  });
});

describe('a device', () => {
  it('is forgotten when its push service does not know it any more', async () => {
    const { client, browser } = await withDevice();
    service.forget(browser);
    await allDone(await notifyOfMessage(client, 'Gone'));
    expect(await devicesOf(client)).toEqual([]);
  });

  it('gets nothing after the user has signed out, or switched it off', async () => {
    const { client, browser } = await withDevice();
    const { browser: other } = await withDevice(client);
    await act(client, 'unsubscribe_push', { endpoint: other.subscription.endpoint });
    expect(await devicesOf(client)).toHaveLength(1);
    const id = await notifyOfMessage(client, 'Before');
    await allDone(id);
    expect(service.messagesOf(other)).toEqual([]);
    await act(client, 'logout');
    expect(await devicesOf(client)).toEqual([]);
    expect(service.messagesOf(browser)).toHaveLength(1);
  });

  it('gets nothing once the session has ended by itself, before that is cleaned up', async () => {
    const { client, browser } = await withDevice();
    const again = await as('admin');
    await api.asOwner(`UPDATE sessions SET last_seen = now() - interval '25 hours' WHERE "user" = $1`, [
      client.user,
    ]);
    await api.database.forTenant('showquest').write({ actor: again.user }, (transaction) =>
      notify(transaction, 'showquest', {
        kind: 'message',
        cause: 'late',
        about: null,
        facts: { author: 'Kiri', subject: 'Late' },
        users: [client.user],
      }),
    );
    const made = 'SELECT push FROM notifications WHERE "user" = $1';
    expect(await api.asOwner(made, [client.user])).toEqual([{ push: false }]);
    expect(service.messagesOf(browser)).toEqual([]);
  });

  it('belongs to who used it last', async () => {
    const { client: first, browser } = await withDevice();
    const second = await as('judge');
    await act(second, 'subscribe_push', browser.subscription);
    expect(await devicesOf(first)).toEqual([]);
    await allDone(await notifyOfMessage(second, 'Yours'));
    expect(service.messagesOf(browser)).toHaveLength(1);
  });

  it('is stored so that its address cannot be read', async () => {
    const { client, browser } = await withDevice();
    const [row] = await devicesOf(client);
    const text = JSON.stringify(row) + Buffer.from(Object(row).sealed).toString('latin1');
    expect(text).not.toContain(browser.subscription.endpoint);
    expect(text).not.toContain(browser.subscription.auth);
  });

  it('is one of ten at most', async () => {
    const { client } = await withDevice();
    for (let count = 1; count < 12; count++) await withDevice(client);
    expect(await devicesOf(client)).toHaveLength(10);
  });

  it.each([
    { endpoint: 'https://localhost/push' },
    { endpoint: 'https://169.254.169.254/latest' },
    { endpoint: 'http://push.example.org/x' },
    { endpoint: 'https://push.example.org:8080/x' },
    { p256dh: 'short' },
    { auth: '' },
  ])('is refused with %j', async (part) => {
    const { subscription } = service.subscribe();
    expect(await act(await as('judge'), 'subscribe_push', { ...subscription, ...part })).toMatchObject({
      status: 400,
    });
  });

  it('is forgotten when nothing can be encrypted for it', async () => {
    const { subscription } = service.subscribe();
    const client = await as('judge');
    const p256dh = Buffer.alloc(65, 4).toString('base64url');
    expect(await act(client, 'subscribe_push', { ...subscription, p256dh })).toMatchObject({ status: 200 });
    await allDone(await notifyOfMessage(client, 'Nobody'));
    expect(await devicesOf(client)).toEqual([]);
  });
});

describe('an installation without keys', () => {
  let without: TestApi;
  beforeEach(async () => {
    without = await startTestApi();
    return () => without.close();
  });

  it('has no such channel, and takes no device', async () => {
    const client = await without.loginAs('showquest', 'judge');
    expect(await client.call('GET', 'notifications/push')).toMatchObject({ body: { data: { key: null } } });
    const { subscription } = service.subscribe();
    expect(await act(client, 'subscribe_push', subscription)).toMatchObject({ status: 404 });
  });
});

describeAction(
  () => api,
  'subscribePush',
  async () => ({ input: service.subscribe().subscription }),
);
describeAction(
  () => api,
  'unsubscribePush',
  async () => ({ input: { endpoint: service.subscribe().subscription.endpoint } }),
);
