import type { Body, Collection } from '@callboard/api-contract';
import {
  entryStatusOptions,
  maxTargets,
  targetRoleOptions,
  targetSchema,
  type Target,
} from '@callboard/api-contract/messaging';
import { sentences } from '@callboard/api-contract/sentences';
import { targetText } from '@callboard/domain/targets';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createInsertInTransaction } from '../records/createRecord';
import type { RecordOverride } from '../records/createRecords';
import { createPatchInTransaction } from '../records/patchRecord';
import { readTarget } from '../records/readTarget';
import { writeVerbs } from '../records/writeVerbs';
import { categoryLabel, checkTarget } from './checkTarget';

const countRow = v.object({ count: v.number() });

/**
 * Targets are records, but for this: they must name something, and the server names it in words.
 *
 * @param of The field that holds whose targets they are, of which there is a limit.
 */
export const targetsOverride =
  (of: string): RecordOverride =>
  (context, collection, verbs) => {
    const complete = nameOfTarget(collection);
    const patch = createPatchInTransaction(context, collection, complete);
    const insert = createInsertInTransaction(context, collection, {
      complete: async (transaction, actor, given) => {
        const [row] = await transaction.rows(countRow, {
          text: `SELECT count(*)::int AS count FROM ${name(tableName(collection.name))} WHERE tenant = $1 AND ${name(of)} = $2`,
          values: [actor.tenant, given[of]],
        });
        if ((row?.count ?? 0) >= maxTargets)
          throw invalid({ [of]: [sentences.tooManyTargets({ max: maxTargets })] });
        return complete(transaction, actor, given);
      },
    });
    return { ...verbs, ...writeVerbs(context, collection, { insert, patch }) };
  };

const namesRow = v.object({
  user: v.nullable(v.string()),
  event: v.nullable(v.string()),
  region: v.nullable(v.string()),
});

function nameOfTarget(
  collection: Collection,
): (
  transaction: Transaction,
  actor: TenantActor,
  record: Readonly<Record<string, unknown>>,
) => Promise<Body> {
  const nameSql = (field: string, hashcode: string) =>
    `(SELECT name FROM ${name(tableName(readTarget(collection, field).name))} WHERE tenant = $1 AND hashcode = ${hashcode}::uuid) AS ${name(field)}`;
  const named = `SELECT ${nameSql('user', '$2')}, ${nameSql('event', '$3')}, ${nameSql('region', '$4')}`;
  return async (transaction, { tenant }, record) => {
    const target = toTarget(record);
    checkTarget(tenant, target);
    const { user = null, event = null, region = null, role, entry_status, category, entries_filter } = target;
    const [names] = await transaction.rows(namesRow, { text: named, values: [tenant, user, event, region] });
    const text = targetText({
      ...names,
      role: labelOf(targetRoleOptions, role),
      entryStatus: labelOf(entryStatusOptions, entry_status),
      category: category ? categoryLabel(tenant, category) : null,
      filter: entries_filter ?? null,
    });
    return { name: text.slice(0, 300) };
  };
}

/** A row of a table of targets, as it is stored or will be. */
export function toTarget(row: Readonly<Record<string, unknown>>): Target {
  const names = Object.keys(targetSchema.entries);
  return v.parse(targetSchema, Object.fromEntries(names.map((field) => [field, row[field] ?? null])));
}

function labelOf(options: readonly { value: string; label: string }[], value: unknown): string | null {
  return options.find((option) => option.value === value)?.label ?? null;
}
