import { declaredRoles, type TenantCode } from '@callboard/api-contract';
import { collectionNamed, isCollectionName, isServedTo } from '@callboard/api-contract/collections';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import type { Queries, Transaction } from '../database/TenantDatabase';
import { emit, emitAll } from '../events/emit';
import { withLimits } from '../limits/limitsSql';
import type { TenantActor } from '../records/actor';
import { reachedAmong } from '../records/reaches';

/** The record that a notification is about. */
interface About {
  collection: string | null;
  record: string | null;
}

/**
 * The notifications whose record is there and can be read by the user, and those about none: the others are neither listed, counted nor
 * sent. It is decided when they are read, so that a record which comes back brings its notifications back.
 */
export async function withinReach<N extends About>(
  queries: Queries,
  actor: TenantActor,
  notifications: readonly N[],
): Promise<N[]> {
  const reached = new Set<string>();
  for (const [collection, about] of grouped(notifications, (each) => each.collection ?? '')) {
    if (!isCollectionName(collection)) continue;
    const definition = collectionNamed(collection);
    if (!isServedTo(definition, actor.tenant)) continue;
    const hashcodes = [...new Set(about.flatMap(({ record }) => record ?? []))];
    const found = await reachedAmong(queries, definition, 'read', { actor, hashcodes });
    for (const record of found) reached.add(`${collection} ${record}`);
  }
  return notifications.filter(
    ({ collection, record }) => record === null || reached.has(`${collection} ${record}`),
  );
}

/**
 * SQL of whether the message or comment that a notification is of is still there: of one that was deleted it is neither
 * listed, counted nor sent, until an undo brings it back.
 */
export const hasItsText = (notification: string) =>
  `(${notification}.source IS NULL OR ${there('messages', 'deleted_at', notification)} OR ${there('comments', 'deleted', notification)})`;

const there = (table: string, deleted: string, notification: string) =>
  `EXISTS (SELECT FROM ${table} x WHERE x.tenant = ${notification}.tenant AND x.hashcode = ${notification}.source AND x.${deleted} IS NULL)`;

const personRow = v.object({ individual: v.nullable(v.string()) });

/** A user who is to be sent notifications, as the rules for reading know them. */
export async function actorToNotify(
  queries: Queries,
  tenant: TenantCode,
  { user, roles }: { user: string; roles: Parameters<typeof withLimits>[2][number]['roles'] },
): Promise<TenantActor> {
  const [person] = await queries.rows(personRow, {
    text: 'SELECT individual FROM users WHERE tenant = $1 AND hashcode = $2',
    values: [tenant, user],
  });
  const [limited] = await withLimits(queries, tenant, [{ user, roles }]);
  return { tenant, user, individual: person?.individual ?? null, roles: limited?.roles ?? declaredRoles() };
}

/** A user has read a record: what they were notified of about it is read too. */
export async function markNotificationsOf(
  transaction: Transaction,
  tenant: TenantCode,
  { user, collection, record }: { user: string; collection: string; record: string },
): Promise<void> {
  const marked = await transaction.query({
    text: `UPDATE notifications SET read = date_trunc('milliseconds', now())
      WHERE tenant = $1 AND "user" = $2 AND collection = $3 AND record = $4 AND read IS NULL RETURNING 1`,
    values: [tenant, user, collection, record],
  });
  if (marked.length > 0) await emit(transaction, tenant, 'notifications.changed', { user });
}

const userRow = v.object({ user: v.string() });

/** The bells of those who have unread notifications about a record, or of a text, that was deleted count again. */
export async function countAgain(
  transaction: Transaction,
  tenant: TenantCode,
  record: string,
): Promise<void> {
  const users = await transaction.rows(userRow, {
    text: `SELECT DISTINCT "user" FROM notifications
      WHERE tenant = $1 AND (record = $2 OR source = $2) AND shown AND read IS NULL`,
    values: [tenant, record],
  });
  await emitAll(transaction, tenant, 'notifications.changed', users);
}
