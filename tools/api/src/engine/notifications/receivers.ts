import type { TenantCode } from '@callboard/api-contract';
import { runningStatuses } from '@callboard/api-contract/entries';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';

const userRow = v.object({ user: v.string() });

async function usersOf(queries: Queries, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await queries.rows(userRow, { text, values })).map(({ user }) => user);
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

const contactRow = v.object({ user: v.string(), entries: v.array(v.string()) });

/** The users who are contacts of some entries that are in the running, each with theirs. */
export function contactsOfEach(queries: Queries, tenant: TenantCode, entries: readonly string[]) {
  const text = `SELECT u.hashcode AS "user", array_agg(e.hashcode) AS entries FROM ${name(tableName('entries'))} e
    JOIN users u ON u.tenant = e.tenant AND u.individual = e.contact
    WHERE e.tenant = $1 AND e.hashcode = ANY ($2::uuid[]) AND e.status = ANY ($3) AND 'participant' = ANY (u.roles) GROUP BY u.hashcode`;
  return queries.rows(contactRow, { text, values: [tenant, entries, runningStatuses] });
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
