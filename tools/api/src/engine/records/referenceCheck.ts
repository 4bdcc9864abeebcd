import { type Body, type Collection } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import { tenantOf, type TenantActor } from './actor';
import { joinedSql } from './joinedSql';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

interface Checked {
  field: string;
  to: Collection;
  value: unknown;
  /** The reference that the target must share, and its value. */
  within: { field: string; value: unknown; canJoin: boolean } | undefined;
}

/**
 * Refuses references to what does not exist, lies at another tenant or is out of the writer's reach (all the same to them), and
 * those that do not share what they must. `values` are the record as it will be; only what is given is checked.
 */
export async function checkReferences(
  transaction: Transaction,
  collection: Collection,
  target: (collection: string) => Collection,
  actor: TenantActor,
  given: Body,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const checked = referencesToCheck(collection, target, given, values);
  if (checked.length === 0) return;
  const parameters = new Parameters<{ actor: TenantActor }>();
  const tenant = parameters.add(tenantOf);
  const found = checked.map(({ field, to, value, within }) => {
    const conditions = [
      `x.tenant = ${tenant}`,
      `x.hashcode = ${parameters.add(() => value)}::uuid`,
      ruleSql(to, 'read', actor.roles, 'x', parameters),
      ...(within
        ? [
            sharedSql(
              to,
              within.canJoin,
              within.field,
              parameters.add(() => within.value),
            ),
          ]
        : []),
    ];
    return `EXISTS (SELECT FROM ${name(tableName(to.name))} x WHERE ${conditions.join(' AND ')}) AS ${name(field)}`;
  });
  const [row] = await transaction.rows(v.record(v.string(), v.boolean()), {
    text: `SELECT ${found.join(', ')}`,
    values: parameters.values.map((source) => source({ actor })),
  });
  const missing = checked.filter(({ field }) => !row?.[field]);
  if (missing.length > 0) {
    throw invalid(Object.fromEntries(missing.map(({ field }) => [field, [sentences.noItem()]])));
  }
}

function sharedSql(to: Collection, canJoin: boolean, field: string, value: string): string {
  return canJoin ? joinedSql(to, field, 'x', `${value}::uuid`) : `x.${name(field)} = ${value}::uuid`;
}

function referencesToCheck(
  collection: Collection,
  target: (collection: string) => Collection,
  given: Body,
  values: Readonly<Record<string, unknown>>,
): Checked[] {
  return Object.entries(collection.fields).flatMap(([field, declared]) => {
    const value = values[field];
    if (declared.kind !== 'reference' || typeof value !== 'string') return [];
    const shared = declared.within;
    if (!(field in given) && !(shared && shared in given)) return [];
    const sharedValue = shared ? values[shared] : undefined;
    const within =
      shared && typeof sharedValue === 'string'
        ? { field: shared, value: sharedValue, canJoin: declared.canJoin === true }
        : undefined;
    return [{ field, to: target(declared.to), value, within }];
  });
}
