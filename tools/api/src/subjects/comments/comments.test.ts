import { declaredRoles, rowRule, type Role, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { commentLimits } from '@callboard/api-contract/messaging';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeAction } from '../../testKit/describeAction';
import { describeQuery } from '../../testKit/describeQuery';
import { commented, commentOn, commentsOn, follow, makeRegion } from '../../testKit/commentKit';
import { act, unreadOf } from '../../testKit/notificationKit';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { forgetOldComments } from './forgetOldComments';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  [staff, admin] = [await as('staff'), await as('admin')];
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);

describe('comments on a record', () => {
  it('are read by staff, oldest first, with author and mentions', async () => {
    const [record, other] = [await makeRegion(admin), await as('staff')];
    const first = await commented(staff, record, { body: '  Who has the key?\r\n' });
    const second = await commented(other, record, { body: 'Ask them', mentions: [staff.user] });
    expect(await commentsOn(other, record)).toMatchObject({
      count: 2,
      has_more: false,
      is_following: true,
      results: [
        { hashcode: first, body: 'Who has the key?', author: staff.user, edited: null, mentions: [] },
        { hashcode: second, author: other.user, is_deleted: false, mentions: [{ user: staff.user }] },
      ],
    });
    expect(await commentsOn(admin, record)).toMatchObject({ count: 2, is_following: false });
    expect(await commentsOn(staff, record, '?latest=1')).toMatchObject({
      count: 2,
      has_more: true,
      results: [{ hashcode: second }],
    });
  });

  it.each(['judge', 'participant', 'collaborator'] as const)(
    'are neither read nor counted nor written by a %s',
    async (role) => {
      const [client, record] = [await as(role), await makeRegion(admin)];
      const comment = await commented(staff, record);
      for (const path of [`comments/regions/${record}`, `comments/regions/${record}/people`]) {
        expect((await client.call('GET', path)).status).toBe(403);
      }
      const answers = await Promise.all([
        commentOn(client, record),
        act(client, 'edit_comment', { comment, body: 'Mine' }),
        act(client, 'delete_comment', { comment, is_deleted: true }),
        follow(client, record, true),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
      expect(JSON.stringify((await client.call('GET', `callboard/regions/${record}`)).body)).not.toContain(
        'comment',
      );
    },
  );

  it('do not exist on a record of another tenant, of a collection that the user cannot read, or of none', async () => {
    const record = await makeRegion(admin);
    const comment = await commented(staff, record);
    const stranger = await api.loginAs('rockquest', 'admin');
    const hidden = collectionNames.find(
      (name) => !rowRule(collectionNamed(name), 'read', declaredRoles('staff')),
    );
    expect(hidden).toBeDefined();
    const statuses = async (...calls: Promise<TestAnswer>[]) =>
      (await Promise.all(calls)).map(({ status }) => status);
    expect(
      await statuses(
        stranger.call('GET', `comments/regions/${record}`),
        commentOn(stranger, record),
        follow(stranger, record, true),
        act(stranger, 'edit_comment', { comment, body: 'Theirs' }),
        act(stranger, 'delete_comment', { comment, is_deleted: true }),
        commentOn(staff, randomUUID()),
        commentOn(staff, record, { collection: 'events' }),
        commentOn(staff, record, { collection: 'nothing' }),
        staff.call('GET', `comments/${hidden}/${record}`),
        // A collection of other tenants alone.
        staff.call('GET', `comments/entries/${record}`),
      ),
    ).toEqual(Array.from({ length: 10 }, () => 404));
    expect(await commentsOn(staff, record)).toMatchObject({ count: 1, results: [{ body: 'Kia ora' }] });
  });

  it('have the limits of a message, and the record a limit of its own', async () => {
    const record = await makeRegion(admin);
    const { maxLength, maxMentions, maxPerRecord } = commentLimits;
    const tooLong = { body: 'a'.repeat(maxLength + 1) };
    const tooMany = { mentions: Array.from({ length: maxMentions + 1 }, () => randomUUID()) };
    for (const given of [tooLong, tooMany, { body: ' \n' }, { body: 'a\0' }])
      expect((await commentOn(staff, record, given)).status).toBe(400);
    await commented(staff, record, { body: 'a'.repeat(maxLength) });
    await api.asOwner(
      `INSERT INTO comments (tenant, hashcode, collection, record, body, author_name)
        SELECT 'showquest', gen_random_uuid(), 'regions', $1, 'Filled', 'Hana' FROM generate_series(2, $2)`,
      [record, maxPerRecord],
    );
    expect(await commentOn(staff, record)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('1000 comments') },
    });
    expect((await staff.call('GET', `comments/regions/${record}?latest=1001`)).status).toBe(400);
  });

  it('are stored once, however often they are sent', async () => {
    const [record, follower] = [await makeRegion(admin), await as('staff')];
    await follow(follower, record, true);
    const comment = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => commentOn(staff, record, { comment })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await commentOn(staff, record, { comment, body: 'Another text' })).status).toBe(409);
    expect((await commentOn(admin, record, { comment })).status).toBe(409);
    expect((await commentsOn(staff, record)).count).toBe(1);
    await expect.poll(() => unreadOf(follower)).toBe(1);
    await commented(staff, record, { body: 'Last' });
    await expect.poll(() => unreadOf(follower)).toBe(2);
  });

  it('are edited by their author alone, and deleted and restored by an admin too', async () => {
    const [record, other] = [await makeRegion(admin), await as('staff')];
    const comment = await commented(staff, record);
    const edit = (by: TestClient, body: string) => act(by, 'edit_comment', { comment, body });
    const remove = (by: TestClient, is_deleted: boolean) =>
      act(by, 'delete_comment', { comment, is_deleted });
    expect((await edit(other, 'Mine')).status).toBe(403);
    expect((await edit(admin, 'Mine')).status).toBe(403);
    expect((await remove(other, true)).status).toBe(403);
    expect((await edit(staff, 'Kia ora')).status).toBe(200);
    expect((await commentsOn(staff, record)).results).toMatchObject([{ body: 'Kia ora', edited: null }]);
    expect((await edit(staff, 'Mōrena')).status).toBe(200);
    expect((await commentsOn(staff, record)).results).toMatchObject([
      { body: 'Mōrena', edited: expect.any(String) },
    ]);
    expect((await remove(admin, true)).status).toBe(200);
    expect(await commentsOn(staff, record)).toMatchObject({
      count: 0,
      results: [{ body: '', is_deleted: true }],
    });
    expect((await edit(staff, 'Again')).status).toBe(409);
    expect((await remove(staff, false)).status).toBe(200);
    expect(await commentsOn(staff, record)).toMatchObject({ count: 1, results: [{ body: 'Mōrena' }] });
  });

  it('lose their text a day after they were deleted', async () => {
    const record = await makeRegion(admin);
    const [old, fresh] = [await commented(staff, record), await commented(staff, record)];
    for (const comment of [old, fresh]) await act(staff, 'delete_comment', { comment, is_deleted: true });
    await api.asOwner(`UPDATE comments SET deleted = now() - interval '25 hours' WHERE hashcode = $1`, [old]);
    await sweep();
    expect((await act(staff, 'delete_comment', { comment: old, is_deleted: false })).status).toBe(409);
    expect((await act(staff, 'delete_comment', { comment: fresh, is_deleted: false })).status).toBe(200);
    expect((await commentsOn(staff, record)).results).toMatchObject([{ body: '' }, { body: 'Kia ora' }]);
  });

  it('go with their record, come back with its Undo, and are removed when it is gone for good', async () => {
    const record = await makeRegion(admin);
    await commented(staff, record);
    const deleted = await admin.call('DELETE', `callboard/regions/${record}`);
    expect((await staff.call('GET', `comments/regions/${record}`)).status).toBe(404);
    await sweep();
    const undo = { action: 'undo', target: deleted.headers['change-set'] };
    expect((await admin.call('POST', 'changes/actions', undo)).status).toBe(200);
    expect(await commentsOn(staff, record)).toMatchObject({ count: 1, is_following: true });
    await admin.call('DELETE', `callboard/regions/${record}`);
    await api.asOwner(`UPDATE changes SET at = now() - interval '8 days' WHERE record = $1`, [record]);
    await sweep();
    expect(
      await api.asOwner(
        'SELECT record FROM comments WHERE record = $1 UNION SELECT record FROM record_followers WHERE record = $1',
        [record],
      ),
    ).toEqual([]);
  });

  it.each(['showquest', 'rockquest', 'launchpad', 'basketball'] satisfies TenantCode[])(
    'can be written at %s',
    async (tenant) => {
      const [client, owner] = [await api.loginAs(tenant, 'staff'), await api.loginAs(tenant, 'admin')];
      const record = await makeRegion(owner);
      await commented(client, record);
      expect((await commentsOn(client, record)).count).toBe(1);
    },
  );
});

async function sweep(): Promise<void> {
  for (const { text } of forgetOldComments) {
    await api.database.forTenant('showquest').query({ text, values: ['showquest'] });
  }
}

describeQuery(() => api, 'comments');
describeQuery(() => api, 'commentPeople');
describeAction(
  () => api,
  'addComment',
  async () => ({
    input: { collection: 'regions', record: await makeRegion(admin), comment: randomUUID(), body: 'Kia ora' },
  }),
);
describeAction(
  () => api,
  'editComment',
  async (_api, client) => ({
    input: { comment: await commented(client, await makeRegion(admin)), body: 'Mōrena' },
  }),
);
describeAction(
  () => api,
  'deleteComment',
  async (_api, client) => ({
    input: { comment: await commented(client, await makeRegion(admin)), is_deleted: true },
  }),
);
describeAction(
  () => api,
  'followRecord',
  async () => ({
    input: { collection: 'regions', record: await makeRegion(admin), is_on: true },
  }),
);
