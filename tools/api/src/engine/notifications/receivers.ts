import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries, Transaction } from '../database/TenantDatabase';
import { currentSnapshot } from '../events/newEvents';
import { withLimits } from '../limits/limitsSql';
import { readersOf } from '../live/readersOf';

const userRow = v.object({ user: v.string() });
const personRow = v.object({ user: v.string(), individual: v.nullable(v.string()) });

async function usersOf(queries: Queries, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await queries.rows(userRow, { text, values })).map(({ user }) => user);
}

/** The members of a conversation who have not muted it, but for the author of what is new. */
export function membersToNotify(
  queries: Queries,
  tenant: TenantCode,
  conversation: string,
  author: string,
): Promise<string[]> {
  const text = `SELECT m."user" FROM conversation_members m
    WHERE m.tenant = $1 AND m.conversation = $2 AND m."user" <> $3 AND NOT EXISTS (
      SELECT FROM muted_conversations x
      WHERE x.tenant = $1 AND x.conversation = $2 AND x."user" = m."user")`;
  return usersOf(queries, text, [tenant, conversation, author]);
}

/** Whom a message mentions. */
export async function usersMentionedIn(
  queries: Queries,
  tenant: TenantCode,
  message: string,
): Promise<Set<string>> {
  const text = 'SELECT "user" FROM message_mentions WHERE tenant = $1 AND message = $2';
  return new Set(await usersOf(queries, text, [tenant, message]));
}

/** The users whose person is the contact of an entry. */
export function contactsOf(
  queries: Queries,
  tenant: TenantCode,
  collection: string,
  entry: string,
): Promise<string[]> {
  const text = `SELECT u.hashcode AS "user" FROM ${name(tableName(collection))} e
    JOIN users u ON u.tenant = e.tenant AND u.individual = e.contact
    WHERE e.tenant = $1 AND e.hashcode = $2 AND 'participant' = ANY (u.roles)`;
  return usersOf(queries, text, [tenant, entry]);
}

/** All users with one of some roles. */
export function usersWithRole(
  queries: Queries,
  tenant: TenantCode,
  roles: readonly string[],
): Promise<string[]> {
  const text = `SELECT hashcode AS "user" FROM users WHERE tenant = $1 AND roles && $2::text[]`;
  return usersOf(queries, text, [tenant, roles]);
}

/** The participants who can read a task: those of its event. */
export async function participantsOfTask(
  transaction: Transaction,
  tenant: TenantCode,
  task: string,
): Promise<string[]> {
  const people = await transaction.rows(personRow, {
    text: `SELECT hashcode AS "user", individual FROM users
      WHERE tenant = $1 AND 'participant' = ANY (roles) AND individual IS NOT NULL AND status = 'active'`,
    values: [tenant],
  });
  const now = await currentSnapshot(transaction);
  const change = { collection: 'tasks', record: task } as const;
  const canRead = await readersOf(
    { tenant, rows: (schema, statement) => transaction.rows(schema, statement) },
    [change],
    await withLimits(
      transaction,
      tenant,
      people.map((person) => ({ ...person, roles: ['participant'] as const })),
    ),
    { seen: now, upto: now, times: [] },
  );
  return people.map(({ user }) => user).filter((user) => canRead(user, change));
}
