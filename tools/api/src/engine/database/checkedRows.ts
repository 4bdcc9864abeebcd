import type pg from 'pg';
import * as v from 'valibot';
import type { RowSchema } from './TenantDatabase';

/** The rows that a statement gives on one connection, each checked. */
export async function checkedRows<Schema extends RowSchema>(
  client: pg.ClientBase,
  schema: Schema,
  text: string,
  values: unknown[] = [],
): Promise<v.InferOutput<Schema>[]> {
  const { rows } = await client.query(text, values);
  return rows.map((row: unknown) => v.parse(schema, row));
}
