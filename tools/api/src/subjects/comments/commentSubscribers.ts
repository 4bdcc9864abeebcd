import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import type { ChangedRecord } from '../../engine/live/readersOf';
import { countAgain } from '../../engine/notifications/notificationReach';
import { notify } from '../../engine/notifications/notify';
import { readersOfComments, titleOfCommented } from './commentedRecord';

/** Notifies of new comments those whom they mention, and of comments and status changes those who follow the record. */
export function commentSubscribers() {
  return [
    subscribe('comment.changed', 'notifications', async (change, source, transaction) => {
      if (change.isNew) await ofComment(transaction, change, source);
      else await countAgain(transaction, source.tenant, change.comment);
    }),
    subscribe('record.changed', 'followers', async (change, source, transaction) => {
      if (change.kind === 'update' && change.from !== change.to) await ofStatus(transaction, change, source);
    }),
  ];
}

const commentRow = v.object({
  collection: v.string(),
  record: v.string(),
  author: v.nullable(v.string()),
  author_name: v.string(),
  mentions: v.array(v.string()),
});

async function ofComment(
  transaction: Transaction,
  { comment }: PayloadOf<'comment.changed'>,
  { tenant, number }: EventSource,
): Promise<void> {
  const [found] = await transaction.rows(commentRow, {
    text: `SELECT c.collection, c.record, c.author, c.author_name,
        ARRAY(SELECT m."user" FROM comment_mentions m WHERE m.tenant = c.tenant AND m.comment = c.hashcode) AS mentions
      FROM comments c WHERE c.tenant = $1 AND c.hashcode = $2 AND c.deleted IS NULL`,
    values: [tenant, comment],
  });
  if (!found || !isCollectionName(found.collection)) return;
  const about = { collection: found.collection, record: found.record };
  const title = await titleOfCommented(transaction, tenant, about);
  // Deleted by now.
  if (title === null) return;
  const followers = await followersOf(transaction, tenant, about);
  const users = [...new Set([...found.mentions, ...followers])].filter((user) => user !== found.author);
  const readers = await readersOfComments(transaction, tenant, about, users);
  const isMentioned = new Set(found.mentions);
  const news = {
    cause: `event ${number}`,
    about,
    facts: { author: found.author_name, subject: title },
    source: comment,
  };
  // Each gets one of the two.
  await notify(transaction, tenant, {
    ...news,
    kind: 'mention',
    users: readers.flatMap(({ user }) => (isMentioned.has(user) ? [user] : [])),
  });
  await notify(transaction, tenant, {
    ...news,
    kind: 'comment',
    users: readers.flatMap(({ user }) => (isMentioned.has(user) ? [] : [user])),
  });
}

const actorRow = v.object({ user: v.nullable(v.string()) });

async function ofStatus(
  transaction: Transaction,
  { collection, record, from, to }: PayloadOf<'record.changed'>,
  { tenant, number, at }: EventSource,
): Promise<void> {
  if (from === null || to === null || !isCollectionName(collection)) return;
  const about = { collection, record };
  const followers = await followersOf(transaction, tenant, about);
  if (followers.length === 0) return;
  const title = await titleOfCommented(transaction, tenant, about);
  if (title === null) return;
  const actors = await transaction.rows(actorRow, {
    text: `SELECT DISTINCT c.actor AS "user" FROM domain_events e
      JOIN changes c ON c.tenant = e.tenant AND c.transaction = e.transaction AND c.record = $3
      WHERE e.tenant = $1 AND e.number = $2 AND e.at = $4::timestamptz AND c.at = $4::timestamptz`,
    values: [tenant, number, record, at],
  });
  const others = followers.filter((user) => !actors.some((actor) => actor.user === user));
  const readers = await readersOfComments(transaction, tenant, about, others);
  await notify(transaction, tenant, {
    kind: 'statusChanged',
    cause: `event ${number}`,
    about,
    facts: { name: title, status: statusLabel(about, to) },
    users: readers.map(({ user }) => user),
  });
}

/** In English: the screens translate it, as every label of the contract. */
function statusLabel({ collection }: ChangedRecord, status: string): string {
  return collectionNamed(collection).lifecycle?.statuses[status]?.label ?? status;
}

const followerRow = v.object({ user: v.string() });

async function followersOf(
  queries: Queries,
  tenant: TenantCode,
  { collection, record }: ChangedRecord,
): Promise<string[]> {
  const rows = await queries.rows(followerRow, {
    text: 'SELECT "user" FROM record_followers WHERE tenant = $1 AND collection = $2 AND record = $3',
    values: [tenant, collection, record],
  });
  return rows.map(({ user }) => user);
}
