import { collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { notificationKindNamed, notificationKindNames } from '@callboard/api-contract/notifications';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { act, listOf, made, makeConversation, unreadOf } from '../../testKit/notificationKit';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { notify, type News } from './notify';

const tenant = 'showquest';
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs(tenant, 'staff');
  maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
});
afterAll(() => api.close());

/** Each kind with a collection of the tenant that it can be about. */
const cases = notificationKindNames.flatMap((kind) => {
  const { about } = notificationKindNamed(kind);
  const collections: readonly CollectionName[] = about === 'any' ? ['venues', 'individuals'] : about;
  return collections
    .filter((collection) => isServedTo(collectionNamed(collection), tenant))
    .map((collection) => ({ kind, collection }));
});

/** A record to notify about, made before the user: what its making tells people is then no news to them. */
async function recordOf(collection: CollectionName): Promise<string> {
  const before = await unreadOf(staff);
  const { hashcode } = await maker.make(collection, {});
  // The staff hear of each request for an account.
  if (collection === 'accountRequests') await expect.poll(() => unreadOf(staff)).toBeGreaterThan(before);
  return hashcode;
}

/** A user who gets every kind, and has one notification. */
async function notified({ kind, collection }: (typeof cases)[number]) {
  const earlier = collection === 'conversations' ? null : await recordOf(collection);
  const user = await api.loginAs(
    tenant,
    'staff',
    'participant',
    ...(kind === 'sheetsRead' ? (['judge'] as const) : []),
  );
  const record = earlier ?? (await makeConversation(staff, user));
  const { facts } = notificationKindNamed(kind);
  const news: News<typeof kind> = {
    kind,
    cause: 'a test',
    about: { collection, record },
    // Every fact that the kind declares.
    facts: Object.fromEntries(Object.keys(facts).map((fact) => [fact, 'x'])) as News<typeof kind>['facts'],
    users: [user.user],
  };
  await api.database
    .forTenant(tenant)
    .write({ actor: null }, (transaction) => notify(transaction, tenant, news));
  await expect.poll(() => unreadOf(user)).toBe(1);
  return { user, record };
}

const removable = cases.filter(({ collection }) => !collectionNamed(collection).never?.includes('remove'));

describe.each(removable)('[2.43] a notification of the kind $kind about $collection', (given) => {
  it('is neither counted nor listed once its record is deleted', async () => {
    const { user, record } = await notified(given);
    await api.asOwner(`DELETE FROM ${name(tableName(given.collection))} WHERE hashcode = $1`, [record]);
    expect(await unreadOf(user)).toBe(0);
    expect((await listOf(user)).results).toEqual([]);
  });
});

describe.each(cases)('[2.43] a notification of the kind $kind about $collection', (given) => {
  it('is counted exactly as long as its user can read the record', async () => {
    const { user, record } = await notified(given);
    await api.asOwner(`UPDATE users SET roles = '{collaborator}' WHERE hashcode = $1`, [user.user]);
    const pathOf = (collection: CollectionName) => collectionPath(collectionNamed(collection));
    // Until the session has the other role, with which no requests for accounts are read.
    await expect.poll(async () => (await user.call('GET', pathOf('accountRequests'))).status).not.toBe(200);
    const { status } = await user.call('GET', `${pathOf(given.collection)}/${record}`);
    expect(await unreadOf(user)).toBe(status === 200 ? 1 : 0);
  });
});

it('[2.43] is read with the conversation, once its last message is', async () => {
  const member = await api.loginAs(tenant, 'participant');
  const conversation = await makeConversation(staff, member);
  for (const body of ['One', 'Two']) {
    made(await staff.call('POST', `messaging/conversations/${conversation}/messages`, { body }));
  }
  await expect.poll(() => unreadOf(member)).toBe(2);
  await act(member, 'read_conversation', { conversation, number: 1 });
  expect(await unreadOf(member)).toBe(2);
  expect((await act(member, 'read_conversation', { conversation, number: 2 })).status).toBe(200);
  expect(await unreadOf(member)).toBe(0);
  made(await staff.call('POST', `messaging/conversations/${conversation}/messages`, { body: 'Three' }));
  await expect.poll(() => unreadOf(member)).toBe(1);
  await api.asOwner('DELETE FROM conversation_members WHERE conversation = $1 AND "user" = $2', [
    conversation,
    member.user,
  ]);
  expect(await unreadOf(member)).toBe(0);
});

/** Each kind that hangs on a text, with how the text is written and deleted. */
const ofTexts = (['message', 'comment'] as const).flatMap((of) =>
  ([of, 'mention'] as const).map((kind) => ({ of, kind })),
);

describe.each(ofTexts)('[2.43] a notification of the kind $kind of a $of', ({ of, kind }) => {
  const writers = {
    async message(user: TestClient) {
      const conversation = await makeConversation(staff, user);
      const mentions = kind === 'mention' ? { mentions: [user.user] } : {};
      const path = `messaging/conversations/${conversation}/messages`;
      const message = made(await staff.call('POST', path, { body: 'Bring the ladder', ...mentions }));
      return () => staff.call('DELETE', `callboard/messages/${message}`);
    },
    async comment(user: TestClient) {
      const { hashcode: record } = await maker.make('venues', {});
      const about = { collection: 'venues', record };
      await act(user, 'follow_record', { ...about, is_on: true });
      const comment = randomUUID();
      const mentions = kind === 'mention' ? { mentions: [user.user] } : {};
      await act(staff, 'comment', { ...about, comment, body: 'The roof leaks', ...mentions });
      return () => act(staff, 'delete_comment', { comment, is_deleted: true });
    },
  };

  it('is neither counted nor listed once the text is deleted, and leaves the others', async () => {
    const user = await api.loginAs(tenant, 'staff');
    const removal = await writers[of](user);
    await expect.poll(() => unreadOf(user)).toBe(1);
    await writers[of](user);
    await expect.poll(() => unreadOf(user)).toBe(2);
    expect((await listOf(user)).results.map((each) => each.kind)).toEqual([kind, kind]);
    expect((await removal()).status).toBeLessThan(300);
    expect(await unreadOf(user)).toBe(1);
    expect((await listOf(user)).results).toHaveLength(1);
  });
});
