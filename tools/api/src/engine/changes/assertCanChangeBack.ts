import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import { assertCanChange } from '../records/assertCanChange';
import type { ChangeRun } from './readRuns';
import * as v from 'valibot';

const values = v.record(v.string(), v.unknown());
const storedRow = v.object({ stored: values, before: values });

/** Refuses to change fields back that the actor could not change by hand now: of an entry that was decided on since, or is late. */
export async function assertCanChangeBack(
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
  { collection, change, first, last }: ChangeRun,
): Promise<void> {
  if (change.kind !== 'update' || !collection.changeable || actor.roles.includes('admin')) return;
  const fields = change.fields.filter((field) => collection.fields[field]?.serverOwned !== true);
  if (fields.length === 0) return;
  const rows = await transaction.rows(storedRow, {
    text: `SELECT to_jsonb(t) AS stored, e.before FROM ${name(tableName(collection.name))} t
      JOIN (SELECT DISTINCT ON (record) record, before FROM changes
        WHERE tenant = $1 AND change_set = $2::uuid AND sequence BETWEEN $3 AND $4 ORDER BY record, sequence) e
        ON e.record = t.hashcode
      WHERE t.tenant = $1`,
    values: [actor.tenant, changeSet, first, last],
  });
  for (const { stored, before } of rows) {
    const back = Object.fromEntries(fields.map((field) => [field, before[field] ?? null]));
    await assertCanChange(transaction, collection, actor, stored, back);
  }
}
