import type { Change, Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden } from '../problems';
import { tenantOf, type TenantActor } from '../records/actor';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';

/** Changes of one kind in one collection that followed each other. */
export interface ChangeRun {
  collection: Collection;
  kind: Change['kind'];
  first: number;
  last: number;
  /** Whether the one who asks made all of them. */
  isOwn: boolean;
}

interface RevertInput {
  actor: TenantActor;
}

const stamped = ['tenant', 'hashcode', 'instance_id', 'version', 'created', 'modified'];

/** Brings the records of a run back to what they were before it. */
export async function revertRun(
  transaction: Transaction,
  actor: TenantActor,
  changeSet: string,
  run: ChangeRun,
): Promise<void> {
  const parameters = new Parameters<RevertInput>();
  const tenant = parameters.add(tenantOf);
  const logged = `changes c WHERE c.tenant = ${tenant} AND c.change_set = ${parameters.add(() => changeSet)}::uuid
    AND c.sequence BETWEEN ${parameters.add(() => run.first)} AND ${parameters.add(() => run.last)}`;
  const columns = run.kind === 'create' ? [] : await columnsOf(transaction, run.collection);
  const write = writeSql(run, { actor, tenant, logged, columns }, parameters);
  const values = parameters.values.map((source) => source({ actor }));
  const [row] = await transaction.query<{ done: number; expected: number }>({
    text: `WITH done AS (${write}) SELECT (SELECT count(*) FROM done)::int AS done,
      (SELECT count(DISTINCT c.record) FROM ${logged})::int AS expected`,
    values,
  });
  // What is missing lies out of reach: nothing later can have changed it, since its last change is held.
  if (row?.done !== row?.expected) throw forbidden();
}

interface RevertSql {
  actor: TenantActor;
  tenant: string;
  logged: string;
  columns: readonly string[];
}

function writeSql(
  { collection, kind }: ChangeRun,
  { actor, tenant, logged, columns }: RevertSql,
  parameters: Parameters<RevertInput>,
): string {
  const table = name(tableName(collection.name));
  // Of several changes of one record the earliest knows what it was before all of them.
  const earliest = `SELECT DISTINCT ON (c.record) c.record, c.before FROM ${logged} ORDER BY c.record, c.sequence`;
  const was = `(${earliest}) e, LATERAL jsonb_populate_record(NULL::${table}, e.before) p`;
  switch (kind) {
    case 'create':
      return `DELETE FROM ${table} t WHERE t.tenant = ${tenant} AND t.hashcode IN (SELECT c.record FROM ${logged})
        AND ${ruleSql(collection, 'create', actor.roles, 't', parameters)} RETURNING 1`;
    case 'update': {
      const changes = columns
        .filter((column) => !stamped.includes(column))
        .map((column) => `${name(column)} = p.${name(column)}`);
      return `UPDATE ${table} t SET ${changes.join(', ')} FROM ${was} WHERE t.tenant = ${tenant} AND t.hashcode = e.record
        AND ${ruleSql(collection, 'update', actor.roles, 't', parameters)} RETURNING 1`;
    }
    case 'delete': {
      const values = columns.map((column) => (column === 'version' ? 'p.version + 1' : `p.${name(column)}`));
      return `INSERT INTO ${table} (${columns.map(name).join(', ')}) SELECT ${values.join(', ')} FROM ${was} RETURNING 1`;
    }
    default:
      return kind satisfies never;
  }
}

/** Every column that is written, also those that no definition names. */
async function columnsOf(transaction: Transaction, collection: Collection): Promise<string[]> {
  const rows = await transaction.query<{ column: string }>({
    text: `SELECT attname AS column FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    values: [tableName(collection.name)],
  });
  return rows.map(({ column }) => column);
}
