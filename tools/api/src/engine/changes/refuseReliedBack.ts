import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import { lockReliance, refuseRelied } from '../records/refuseRelied';
import type { ChangeRun } from './readRuns';

const recordRow = v.object({ record: v.string() });

/** Locks what decides whether others rest on the records of a change, as `lockReliance` does, before these are locked. */
export async function lockRelianceBack(
  transaction: Transaction,
  { tenant }: TenantActor,
  changeSet: string,
  run: ChangeRun,
): Promise<void> {
  const back = await readBack(transaction, tenant, changeSet, run);
  if (back) await lockReliance(transaction, run.collection, tenant, back.records, back.changed);
}

/** Refuses to undo the creation of records on which others rest by now, or a change of what those were made by. */
export async function refuseReliedBack(
  transaction: Transaction,
  { tenant }: TenantActor,
  changeSet: string,
  run: ChangeRun,
): Promise<void> {
  const back = await readBack(transaction, tenant, changeSet, run);
  if (back) await refuseRelied(transaction, run.collection, tenant, back.records, back.changed);
}

/** The records that go, or of which fields change, where others can rest on them. */
async function readBack(
  transaction: Transaction,
  tenant: string,
  changeSet: string,
  { collection, change, first, last }: ChangeRun,
): Promise<{ records: string[]; changed: readonly string[] | null } | null> {
  if (!collection.reliedOnBy || change.kind === 'delete') return null;
  const rows = await transaction.rows(recordRow, {
    text: `SELECT DISTINCT record FROM changes
      WHERE tenant = $1 AND change_set = $2::uuid AND sequence BETWEEN $3 AND $4`,
    values: [tenant, changeSet, first, last],
  });
  const records = rows.map(({ record }) => record);
  return { records, changed: change.kind === 'update' ? change.fields : null };
}
