import type { Collection, Verb } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { forbidden, notFound, refused, type ApiProblem } from '../problems';
import { tenantOf, type TenantActor } from './actor';
import { hashcodeOf, holds, type createReadOne, readRow } from './recordSql';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

const lockedRow = v.object({
  version: v.number(),
  is_permitted: holds,
  stored: v.record(v.string(), v.unknown()),
});

/** A record locked for a change, as it is stored. */
export type LockedRecord = Pick<v.InferOutput<typeof lockedRow>, 'version' | 'stored'>;

interface LockInput {
  actor: TenantActor;
  hashcode: string;
}

/**
 * Locks a record for a change: 404 when it is hidden, 403 when it is readable but cannot be so changed, 412 when its version is
 * not the expected one.
 */
export async function lockRecord(
  transaction: Transaction,
  collection: Collection,
  verb: Verb,
  input: LockInput,
  expected: number | null,
  readOne: ReturnType<typeof createReadOne>,
): Promise<LockedRecord> {
  const parameters = new Parameters<LockInput>();
  const { actor, hashcode } = input;
  const tenant = parameters.add(tenantOf);
  const visible = ruleSql(collection, 'read', actor.roles, 't', parameters);
  const permitted = ruleSql(collection, verb, actor.roles, 't', parameters);
  const [row] = await transaction.rows(lockedRow, {
    text: `SELECT t.version, ${permitted} AS is_permitted, to_jsonb(t) AS stored FROM ${name(tableName(collection.name))} t
      WHERE t.tenant = ${tenant} AND t.hashcode = ${parameters.add(hashcodeOf)}::uuid AND ${visible} FOR UPDATE`,
    values: parameters.values.map((source) => source(input)),
  });
  if (!row) throw notFound();
  if (!row.is_permitted) throw forbidden();
  if (expected !== null && expected !== row.version) {
    const [current] = await transaction.rows(readRow, readOne(actor, hashcode));
    throw staleRecord(current?.body ?? 'null');
  }
  return row;
}

function staleRecord(current: string): ApiProblem {
  return refused(412, sentences.stale(), { current: JSON.parse(current) as unknown });
}
