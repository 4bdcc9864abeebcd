import type { Collection } from '@callboard/api-contract';
import { variantOf } from '@callboard/api-contract/collections';
import type { StatusStep, UndoableChange } from '@callboard/api-contract/records';
import * as v from 'valibot';
import type { Transaction } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';

/** Changes of one kind in one collection that followed each other within a change set. */
export interface ChangeRun {
  collection: Collection;
  /** Changes of the runs, taken together. */
  change: UndoableChange;
  first: number;
  last: number;
  /** True if all of them were made by the user who undoes. */
  isOwn: boolean;
  /** How long ago the oldest of them was made. */
  ageHours: number;
}

const runRow = v.object({
  collection: v.string(),
  kind: v.picklist(['create', 'update', 'delete']),
  first: v.number(),
  last: v.number(),
  is_own: v.boolean(),
  age_hours: v.number(),
});

/** Set by the database in every write. */
export const stampedColumns: readonly string[] = [
  'tenant',
  'hashcode',
  'instance_id',
  'version',
  'created',
  'modified',
];

/** The changes of a set as runs, newest first: each is reverted by one statement. */
export async function readRuns(
  context: RecordContext,
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
): Promise<ChangeRun[]> {
  const rows = await transaction.rows(runRow, {
    text: `SELECT collection, kind, min(sequence) AS first, max(sequence) AS last,
        bool_and(actor IS NOT DISTINCT FROM $3::uuid) AS is_own,
        (extract(epoch FROM now() - min(at)) / 3600)::float8 AS age_hours
      FROM (SELECT *, row_number() OVER (ORDER BY sequence)
          - row_number() OVER (PARTITION BY collection, kind ORDER BY sequence) AS island
        FROM changes WHERE tenant = $1 AND change_set = $2::uuid) c
      GROUP BY collection, kind, island ORDER BY first DESC`,
    values: [actor.tenant, changeSet, actor.user],
  });
  const runs: ChangeRun[] = [];
  for (const { collection, kind, first, last, is_own, age_hours } of rows) {
    const change: UndoableChange =
      kind === 'update' ? await readUpdate(transaction, actor, changeSet, { first, last }) : { kind };
    const target = variantOf(context.target(collection), actor.tenant);
    runs.push({ collection: target, change, first, last, isOwn: is_own, ageHours: age_hours });
  }
  return runs;
}

const changedRow = v.object({
  field: v.string(),
  was: v.nullable(v.string()),
  became: v.nullable(v.string()),
});

/** Which fields the updates of a run changed, from before all of them to after. */
async function readUpdate(
  transaction: Transaction,
  { tenant }: TenantActor,
  changeSet: string,
  { first, last }: { first: number; last: number },
): Promise<UndoableChange> {
  const rows = await transaction.rows(changedRow, {
    text: `WITH net AS (
        SELECT (array_agg(before ORDER BY sequence))[1] AS before, (array_agg(after ORDER BY sequence DESC))[1] AS after
        FROM changes WHERE tenant = $1 AND change_set = $2::uuid AND sequence BETWEEN $3 AND $4 GROUP BY record)
      SELECT DISTINCT a.key AS field, CASE WHEN a.key = 'status' THEN n.before ->> a.key END AS was,
        CASE WHEN a.key = 'status' THEN n.after ->> a.key END AS became
      FROM net n CROSS JOIN LATERAL jsonb_each(n.after) a
      WHERE n.before -> a.key IS DISTINCT FROM a.value AND a.key <> ALL ($5::text[])`,
    values: [tenant, changeSet, first, last, stampedColumns],
  });
  const fields = [...new Set(rows.map(({ field }) => field))].sort();
  const statuses = rows.flatMap(({ was, became }): StatusStep[] =>
    was !== null && became !== null ? [{ from: was, to: became }] : [],
  );
  return { kind: 'update', fields, statuses };
}
