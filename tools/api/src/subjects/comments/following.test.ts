import type { Role } from '@callboard/api-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commented, commentOn, commentsOn, follow, makeRegion } from '../../testKit/commentKit';
import { listOf, makeEntry, move, unreadOf } from '../../testKit/notificationKit';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  [staff, admin] = [await as('staff'), await as('admin')];
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

describe('a mention in a comment', () => {
  it('notifies the mentioned one, who finds the comments of the record', async () => {
    const [record, mentioned] = [await makeRegion(admin), await as('staff')];
    await follow(mentioned, record, true);
    await commented(staff, record, { mentions: [mentioned.user, mentioned.user] });
    await expect.poll(() => unreadOf(mentioned)).toBe(1);
    expect((await listOf(mentioned)).results).toMatchObject([
      {
        kind: 'mention',
        collection: 'regions',
        record,
        facts: { subject: expect.stringContaining('Region') },
      },
    ]);
    expect((await listOf(staff)).results.filter((each) => each.record === record)).toEqual([]);
  });

  it.each(['judge', 'participant', 'collaborator'] as const)('cannot be of a %s', async (role) => {
    const [record, outsider] = [await makeRegion(admin), await as(role)];
    const answer = await commentOn(staff, record, { mentions: [outsider.user] });
    expect(answer).toMatchObject({ status: 400 });
    expect(JSON.stringify(answer.body)).toContain('Mention only staff who can read this record.');
    expect(await commentsOn(staff, record)).toMatchObject({ count: 0, is_following: false });
    const people = await staff.call('GET', `comments/regions/${record}/people`);
    expect(JSON.stringify(people.body)).toContain(staff.user);
    expect(JSON.stringify(people.body)).not.toContain(outsider.user);
  });

  it('cannot be of a user who was disabled', async () => {
    const [record, former] = [await makeRegion(admin), await as('staff')];
    await api.asOwner(`UPDATE users SET status = 'disabled' WHERE hashcode = $1`, [former.user]);
    expect((await commentOn(staff, record, { mentions: [former.user] })).status).toBe(400);
  });

  it('cannot be of a user of another tenant', async () => {
    const [record, stranger] = [await makeRegion(admin), await api.loginAs('rockquest', 'staff')];
    expect((await commentOn(staff, record, { mentions: [stranger.user] })).status).toBe(400);
  });
});

describe('following a record', () => {
  it('notifies of the comments of others once each, and no longer after it ends', async () => {
    const [record, author, follower] = [await makeRegion(admin), await as('staff'), await as('staff')];
    for (const _time of [1, 2]) expect((await follow(follower, record, true)).status).toBe(200);
    await commented(author, record);
    await expect.poll(() => unreadOf(follower)).toBe(1);
    expect((await listOf(follower)).results).toMatchObject([
      { kind: 'comment', collection: 'regions', record },
    ]);
    // The author follows since they commented.
    await commented(follower, record, { body: 'Thanks' });
    await expect.poll(() => unreadOf(author)).toBe(1);
    expect(await unreadOf(follower)).toBe(1);
    expect((await follow(follower, record, false)).status).toBe(200);
    await commented(author, record, { body: 'Once more' });
    await commented(admin, record, { body: 'Last' });
    await expect.poll(() => unreadOf(author)).toBe(2);
    expect(await unreadOf(follower)).toBe(1);
  });

  it('notifies of a new status, but not of one that the follower gave', async () => {
    const [contact, follower, mover] = [await as('participant'), await as('staff'), await as('staff')];
    const record = await makeEntry(staff, contact);
    for (const client of [follower, mover]) await follow(client, record, true, 'entries');
    await move(mover, record, 'submit');
    await expect.poll(() => unreadOf(follower)).toBe(1);
    expect((await listOf(follower)).results).toMatchObject([
      {
        kind: 'statusChanged',
        collection: 'entries',
        record,
        facts: { name: 'Paper Cities', status: 'Submitted' },
      },
    ]);
    expect(await unreadOf(mover)).toBe(0);
  });

  it('notifies no one who has lost the right to read the record', async () => {
    const [record, former, follower] = [await makeRegion(admin), await as('staff'), await as('staff')];
    for (const client of [former, follower]) await follow(client, record, true);
    await api.asOwner(`UPDATE users SET roles = '{judge}' WHERE hashcode = $1`, [former.user]);
    await commented(staff, record);
    await expect.poll(() => unreadOf(follower)).toBe(1);
    const stored = 'SELECT "user" FROM notifications WHERE record = $1';
    expect(await api.asOwner(stored, [record])).toEqual([{ user: follower.user }]);
  });
});

describe('live', () => {
  it('shows a comment to staff who are connected, and to no participant', async () => {
    const to = await listen(api);
    const participant = await as('participant');
    const [socket, outside] = [
      await connectedSocket({ to, ...staff }),
      await connectedSocket({ to, ...participant }),
    ];
    const record = await makeRegion(admin);
    await commented(admin, record);
    const push = { code: 'comment.changed', collection: 'regions', record };
    await expect.poll(() => socket.got).toContainEqual(push);
    // Later change: once it has arrived, the one before cannot arrive any more.
    const region = await makeRegion(admin);
    await expect.poll(() => JSON.stringify(outside.got)).toContain(region);
    expect(outside.codes()).not.toContain('comment.changed');
  });
});
