import type { Collection } from '@callboard/api-contract';
import { reverseVerbOf, undoRule } from '@callboard/api-contract/records';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import { tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import type { ChangeRun } from './readRuns';

interface RevertInput {
  actor: TenantActor;
}

/** Reach of Undo: what its user could write by hand, or, of a merge, everything that it moved. */
export type RevertReach = 'own' | 'everything';

/** Brings the records of a run back to what they were before it. */
export async function revertRun(
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
  run: ChangeRun,
  reach: RevertReach,
): Promise<void> {
  const { collection, change } = run;
  // A record that was changed and changed back within the set is as it was.
  if (change.kind === 'update' && change.fields.length === 0) return;
  const parameters = new Parameters<RevertInput>();
  const tenant = parameters.add(tenantOf);
  const logged = `changes c WHERE c.tenant = ${tenant} AND c.change_set = ${parameters.add(() => changeSet)}::uuid
    AND c.sequence BETWEEN ${parameters.add(() => run.first)} AND ${parameters.add(() => run.last)}`;
  const columns = change.kind === 'delete' ? await columnsOf(transaction, collection) : [];
  const write = writeSql(run, { actor, tenant, logged, columns, reach }, parameters);
  // A written row must be within reach afterwards too, as for a patch or a create.
  const reached =
    reach === 'everything' || undoRule(collection, change.kind, actor.roles) === 'all'
      ? 'true'
      : ruleSql(collection, reverseVerbOf(change.kind), actor.roles, 't', parameters);
  const values = parameters.values.map((source) => source({ actor }));
  const [row] = await transaction.rows(v.object({ done: v.number(), expected: v.number() }), {
    text: `WITH done AS (${write}) SELECT (SELECT count(*) FROM done t WHERE ${reached})::int AS done,
      (SELECT count(DISTINCT c.record) FROM ${logged})::int AS expected`,
    values,
  });
  // A missing row is not permitted: nothing later can have changed it, since its last change is locked.
  if (row?.done !== row?.expected) {
    throw forbidden(sentences.undoOutOfReach());
  }
}

interface RevertSql {
  actor: TenantActor;
  tenant: string;
  logged: string;
  columns: readonly string[];
  reach: RevertReach;
}

function writeSql(
  { collection, change }: ChangeRun,
  { actor, tenant, logged, columns, reach }: RevertSql,
  parameters: Parameters<RevertInput>,
): string {
  const table = name(tableName(collection.name));
  const rule = (verb: 'read' | 'update' | 'remove'): string =>
    reach === 'everything' ? 'true' : ruleSql(collection, verb, actor.roles, 't', parameters);
  // Of several changes of one record the earliest knows what it was before all of them.
  const earliest = `SELECT DISTINCT ON (c.record) c.record, c.before FROM ${logged} ORDER BY c.record, c.sequence`;
  const was = `(${earliest}) e, LATERAL jsonb_populate_record(NULL::${table}, e.before) p`;
  switch (change.kind) {
    case 'create':
      return `DELETE FROM ${table} t WHERE t.tenant = ${tenant} AND t.hashcode IN (SELECT c.record FROM ${logged})
        AND ${rule('read')} AND ${rule('remove')} RETURNING t.*`;
    case 'update': {
      // Only what changed is written: a note that the log does not hold, as the time of the last message, can be newer.
      const changes = change.fields.map((column) => `${name(column)} = p.${name(column)}`);
      return `UPDATE ${table} t SET ${changes.join(', ')} FROM ${was} WHERE t.tenant = ${tenant} AND t.hashcode = e.record
        AND ${rule('read')} AND ${rule('update')} RETURNING t.*`;
    }
    case 'delete': {
      const values = columns.map((column) => (column === 'version' ? 'p.version + 1' : `p.${name(column)}`));
      return `INSERT INTO ${table} (${columns.map(name).join(', ')}) SELECT ${values.join(', ')} FROM ${was} RETURNING *`;
    }
    default:
      return change satisfies never;
  }
}

/** Every column that is written, also those that no definition names. */
async function columnsOf(transaction: Transaction, collection: Collection): Promise<string[]> {
  const rows = await transaction.rows(v.object({ column: v.string() }), {
    text: `SELECT attname AS column FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    values: [tableName(collection.name)],
  });
  return rows.map(({ column }) => column);
}
