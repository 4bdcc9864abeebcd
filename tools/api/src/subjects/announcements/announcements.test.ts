import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { act, lettersTo, listOf, made, unreadOf } from '../../testKit/notificationKit';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { createPublishDue } from './publishDue';

let api: TestApi;
let staff: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
});
afterAll(() => api.close());

const path = 'showquest/announcements';
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

const draft = async (given: object = {}): Promise<string> =>
  made(
    await staff.call('POST', path, { title: 'Load-in', body: '<p>At <strong>five</strong>.</p>', ...given }),
  );

const target = async (announcement: string, given: object): Promise<string> =>
  made(await staff.call('POST', 'showquest/announcement_targets', { announcement, ...given }));

const move = (announcement: string, action: string, by = staff): Promise<TestAnswer> =>
  by.call('POST', `${path}/actions`, { action, target: announcement });

const undo = ({ headers }: TestAnswer): Promise<TestAnswer> =>
  staff.call('POST', 'changes/actions', { action: 'undo', target: headers['change-set'] });

/** An announcement that some people received. */
async function publishedTo(...receivers: TestClient[]): Promise<string> {
  const announcement = await draft();
  for (const { user } of receivers) await target(announcement, { user });
  const { status, body } = await move(announcement, 'publish');
  expect(status, JSON.stringify(body)).toBe(200);
  return announcement;
}

const read = (client: TestClient, announcement: string) => act(client, 'read_announcement', { announcement });
const canRead = async (client: TestClient, announcement: string) =>
  (await client.call('GET', `${path}/${announcement}`)).status === 200;

const reachSchema = v.object({
  data: v.object({
    reached: v.number(),
    added: v.number(),
    receivers: v.number(),
    read: v.number(),
    next_reminder: v.nullable(v.string()),
  }),
});
const reachOf = async (announcement: string) =>
  v.parse(reachSchema, (await staff.call('GET', `announcements/${announcement}/reach`)).body).data;

async function ownOf(client: TestClient): Promise<unknown[]> {
  return Object((await client.call('GET', 'announcements/own')).body).data.results;
}

describe('[7.40] an announcement', () => {
  it('is read by those whom it reaches, once it is published, and by no one else', async () => {
    const [receiver, other] = [
      await api.loginAs('showquest', 'participant'),
      await api.loginAs('showquest', 'judge'),
    ];
    const announcement = await draft();
    await target(announcement, { user: receiver.user });
    expect(await canRead(receiver, announcement)).toBe(false);
    const published = await move(announcement, 'publish');
    expect(published.body).toMatchObject({
      data: { status: 'published', receivers_count: 1, read_count: 0 },
    });
    expect(await canRead(receiver, announcement)).toBe(true);
    expect(await canRead(other, announcement)).toBe(false);
    expect(await ownOf(receiver)).toMatchObject([{ title: 'Load-in', excerpt: 'At five.', read_at: null }]);
    expect(await ownOf(other)).toEqual([]);
    const { body } = await receiver.call('GET', `${path}/${announcement}`);
    for (const field of ['receivers_count', 'read_count', 'publish_at'])
      expect(body).not.toHaveProperty(field);
    expect((await receiver.call('GET', `callboard/announcement_targets`)).status).toBe(403);
  });

  it('is refused by a sentence while no one gets it', async () => {
    const announcement = await draft();
    expect((await move(announcement, 'publish')).body).toMatchObject({
      error: { message: 'Choose who gets it first.' },
    });
    const { user } = await api.loginAs('showquest', 'participant');
    await target(announcement, { role: 'judge', user });
    expect((await move(announcement, 'publish')).body).toMatchObject({
      error: { message: 'No one is in these groups now. Choose who gets it.' },
    });
    expect((await staff.call('GET', `${path}/${announcement}`)).body).toMatchObject({ status: 'draft' });
  });

  it('is published, reminded of and revoked by staff alone', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await publishedTo(receiver);
    for (const action of ['revoke', 'remind_unread', 'send_to_added']) {
      expect((await move(announcement, action, receiver)).status).toBe(403);
    }
    expect((await receiver.call('POST', path, { title: 'x', body: '<p>x</p>' })).status).toBe(403);
    expect((await receiver.call('GET', `announcements/${announcement}/reach`)).status).toBe(403);
  });

  it('notifies each receiver once, regardless of the number of their groups, and by mail as they selected', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await draft({ title: 'Stage door' });
    await target(announcement, { user: receiver.user });
    await target(announcement, { user: receiver.user, role: 'participant' });
    await move(announcement, 'publish');
    expect((await move(announcement, 'publish')).status).toBe(400);
    expect(await unreadOf(receiver)).toBe(1);
    expect((await listOf(receiver)).results).toMatchObject([
      {
        kind: 'announcement',
        collection: 'announcements',
        record: announcement,
        facts: { title: 'Stage door' },
      },
    ]);
    await expect.poll(async () => (await lettersTo(api, receiver)).length, { timeout: 15_000 }).toBe(1);
    expect((await lettersTo(api, receiver))[0]?.text).toContain('Stage door');
  }, 20_000);

  it('is marked as read by opening it, which staff see', async () => {
    const [one, two] = [
      await api.loginAs('showquest', 'participant'),
      await api.loginAs('showquest', 'judge'),
    ];
    const announcement = await publishedTo(one, two);
    for (const _time of [1, 2]) expect((await read(one, announcement)).status).toBe(200);
    expect(await reachOf(announcement)).toMatchObject({ reached: 2, added: 0, receivers: 2, read: 1 });
    expect(await unreadOf(one)).toBe(0);
    expect(await unreadOf(two)).toBe(1);
    const { body } = await staff.call('GET', `${path}/${announcement}`);
    expect(body).toMatchObject({ receivers_count: 2, read_count: 1 });
    const unread = `callboard/announcement_receivers?announcement=${announcement}&read_at__isnull=true`;
    expect((await staff.call('GET', unread)).body).toMatchObject({
      count: 1,
      results: [{ name: 'Test judge' }],
    });
    expect((await read(await api.loginAs('showquest', 'participant'), announcement)).status).toBe(404);
    expect((await read(staff, announcement)).status).toBe(200);
    expect((await reachOf(announcement)).read).toBe(1);
  });

  it('is reminded of once an hour, and only where it was not read', async () => {
    const [one, two] = [
      await api.loginAs('showquest', 'participant'),
      await api.loginAs('showquest', 'judge'),
    ];
    const announcement = await publishedTo(one, two);
    await read(one, announcement);
    expect((await move(announcement, 'remind_unread')).status).toBe(200);
    expect(await unreadOf(one)).toBe(0);
    expect(await unreadOf(two)).toBe(2);
    expect((await move(announcement, 'remind_unread')).body).toMatchObject({
      error: { message: 'A reminder was sent less than an hour ago.' },
    });
    expect((await reachOf(announcement)).next_reminder).not.toBeNull();
    await api.asOwner(
      `UPDATE announcements SET reminded_at = now() - interval '61 minutes' WHERE hashcode = $1`,
      [announcement],
    );
    expect((await move(announcement, 'remind_unread')).status).toBe(200);
    expect(await unreadOf(two)).toBe(3);
    await read(two, announcement);
    await api.asOwner(`UPDATE announcements SET reminded_at = NULL WHERE hashcode = $1`, [announcement]);
    expect((await move(announcement, 'remind_unread')).body).toMatchObject({
      error: { message: 'Everyone who got it has read it.' },
    });
  });

  it('is sent to those who were added since, and to no one again', async () => {
    const [first, added] = [await api.loginAs('showquest', 'judge'), await api.loginAs('showquest', 'judge')];
    const announcement = await publishedTo(first);
    expect((await move(announcement, 'send_to_added')).body).toMatchObject({
      error: { message: 'Everyone in these groups has it already.' },
    });
    await target(announcement, { user: added.user });
    expect(await canRead(added, announcement)).toBe(false);
    expect(await reachOf(announcement)).toMatchObject({ reached: 2, added: 1, receivers: 1 });
    expect((await move(announcement, 'send_to_added')).body).toMatchObject({ data: { receivers_count: 2 } });
    expect(await canRead(added, announcement)).toBe(true);
    expect([await unreadOf(first), await unreadOf(added)]).toEqual([1, 1]);
  });

  it('is gone for its receivers when it is revoked, and undone without another notification', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await publishedTo(receiver);
    expect(await unreadOf(receiver)).toBe(1);
    const revoked = await move(announcement, 'revoke');
    expect(await canRead(receiver, announcement)).toBe(false);
    expect(await ownOf(receiver)).toEqual([]);
    expect(await unreadOf(receiver)).toBe(0);
    // An announcement that cannot be read is not counted, so it does not show when the notifications themselves have gone.
    await expect
      .poll(() => api.asOwner('SELECT hashcode FROM notifications WHERE record = $1', [announcement]))
      .toEqual([]);
    expect((await undo(revoked)).status).toBe(200);
    expect(await canRead(receiver, announcement)).toBe(true);
    expect(await ownOf(receiver)).toHaveLength(1);
    expect((await listOf(receiver)).results).toEqual([]);
  });

  it('cannot be undone once it is published, nor deleted', async () => {
    const announcement = await publishedTo(await api.loginAs('showquest', 'participant'));
    const { status } = await staff.call('DELETE', `${path}/${announcement}`);
    expect(status).toBe(409);
    const unsent = await draft();
    await target(unsent, { role: 'judge' });
    const removed = await staff.call('DELETE', `${path}/${unsent}`);
    expect(removed.status).toBe(204);
    expect((await undo(removed)).status).toBe(200);
    expect(
      (await staff.call('GET', `showquest/announcement_targets?announcement=${unsent}`)).body,
    ).toMatchObject({
      count: 1,
    });
  });
});

describe('[7.40] a scheduled announcement', () => {
  it('needs a time to come and a receiver', async () => {
    const announcement = await draft();
    const refusal = async () => Object((await move(announcement, 'schedule')).body).error?.message;
    expect(await refusal()).toBe('Set when it is first published.');
    await staff.call('PATCH', `${path}/${announcement}`, { publish_at: '2026-01-01T08:00:00Z' });
    expect(await refusal()).toBe('This time is over. Choose a later one.');
    await staff.call('PATCH', `${path}/${announcement}`, { publish_at: inAnHour() });
    expect(await refusal()).toBe('Choose who gets it first.');
    await target(announcement, { role: 'judge' });
    expect((await move(announcement, 'schedule')).status).toBe(200);
    const moved = (publish_at: string | null) =>
      staff.call('PATCH', `${path}/${announcement}`, { publish_at });
    expect((await moved('2026-01-01T08:00:00Z')).body).toMatchObject({
      publish_at: ['This time is over. Choose a later one.'],
    });
    expect((await moved(null)).status).toBe(409);
    expect((await moved(new Date(Date.now() + 7_200_000).toISOString())).status).toBe(200);
    const bulk = { action: 'schedule', hashcodes: [announcement] };
    expect((await staff.call('POST', `${path}/actions`, bulk)).status).toBe(400);
  });

  it('is published at its time and not before, once', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await draft({ publish_at: inAnHour() });
    await target(announcement, { user: receiver.user });
    await move(announcement, 'schedule');
    const run = () =>
      createPublishDue(api.database)(
        { tenant: 'showquest', announcement },
        { id: randomUUID(), signal: new AbortController().signal },
      );
    await run();
    expect(await canRead(receiver, announcement)).toBe(false);
    await api.asOwner(
      `UPDATE announcements SET publish_at = now() - interval '1 second' WHERE hashcode = $1`,
      [announcement],
    );
    for (const _time of [1, 2]) await run();
    expect(await canRead(receiver, announcement)).toBe(true);
    expect(await unreadOf(receiver)).toBe(1);
  });

  it('is published by itself', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await draft({ publish_at: new Date(Date.now() + 1_500).toISOString() });
    await target(announcement, { user: receiver.user });
    expect((await move(announcement, 'schedule')).status).toBe(200);
    expect(await canRead(receiver, announcement)).toBe(false);
    await expect.poll(() => canRead(receiver, announcement), { timeout: 15_000, interval: 200 }).toBe(true);
    await expect.poll(() => unreadOf(receiver)).toBe(1);
  }, 20_000);

  it('is not published after it went back to a draft', async () => {
    const receiver = await api.loginAs('showquest', 'participant');
    const announcement = await draft({ publish_at: inAnHour() });
    await target(announcement, { user: receiver.user });
    await move(announcement, 'schedule');
    await move(announcement, 'unschedule');
    await api.asOwner(
      `UPDATE announcements SET publish_at = now() - interval '1 second' WHERE hashcode = $1`,
      [announcement],
    );
    await createPublishDue(api.database)(
      { tenant: 'showquest', announcement },
      { id: randomUUID(), signal: new AbortController().signal },
    );
    expect(await canRead(receiver, announcement)).toBe(false);
  });
});
