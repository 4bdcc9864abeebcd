import type pg from 'pg';
import * as v from 'valibot';
import { checkedRows } from './checkedRows';

/** Which database it is: the same for all replicas, and for no copy that was made in another way. */
export const databaseIdSql = `
  SELECT system_identifier || '-' || (SELECT oid FROM pg_database WHERE datname = current_database()) AS id,
    pg_is_in_recovery() AS "isReplica"
  FROM pg_control_system()`;

export const databaseIdSchema = v.object({ id: v.string(), isReplica: v.boolean() });

/** Which database this connection is of. */
export async function databaseId(client: pg.ClientBase): Promise<string> {
  const [row] = await checkedRows(client, databaseIdSchema, databaseIdSql);
  if (!row) throw new Error('The database does not identify itself.');
  return row.id;
}
