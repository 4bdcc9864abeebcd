import { collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { notificationKindNamed, notificationKindNames } from '@callboard/api-contract/notifications';
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

/** A user who gets every kind, and has one notification. */
async function notified({ kind, collection }: (typeof cases)[number]) {
  const user = await api.loginAs(tenant, 'staff', 'participant');
  const record =
    collection === 'conversations'
      ? await makeConversation(staff, user)
      : (await maker.make(collection, {})).hashcode;
  const { facts } = notificationKindNamed(kind);
  const news: News<typeof kind> = {
    kind,
    cause: 'a test',
    about: { collection, record },
    // Every fact that the kind declares.
    facts: Object.fromEntries(facts.map((fact) => [fact, 'x'])) as News<typeof kind>['facts'],
    users: [user.user],
  };
  await api.database
    .forTenant(tenant)
    .write({ actor: null }, (transaction) => notify(transaction, tenant, news));
  // A request for an account makes one of its own.
  const unread = kind === 'accountRequested' ? 2 : 1;
  await expect.poll(() => unreadOf(user)).toBe(unread);
  return { user, record, unread };
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
    const { user, record, unread } = await notified(given);
    await api.asOwner(`UPDATE users SET roles = '{collaborator}' WHERE hashcode = $1`, [user.user]);
    const pathOf = (collection: CollectionName) => collectionPath(collectionNamed(collection));
    // Until the session has the other role, with which no requests for accounts are read.
    await expect.poll(async () => (await user.call('GET', pathOf('accountRequests'))).status).not.toBe(200);
    const { status } = await user.call('GET', `${pathOf(given.collection)}/${record}`);
    expect(await unreadOf(user)).toBe(status === 200 ? unread : 0);
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
