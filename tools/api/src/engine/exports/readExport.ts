import { limits, type Collection } from '@callboard/api-contract';
import { placeOf } from '@callboard/api-contract/collections';
import * as v from 'valibot';
import { tenantOf, type TenantActor } from '../records/actor';
import { conditionSql, fromSql } from '../records/conditionSql';
import { orderingColumns, orderSql, type ListInput } from '../records/listSql';
import { projection } from '../records/projection';
import type { RecordContext } from '../records/recordContext';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import type { ExportPlan } from './exportPlan';

/** A record as the server presents it. */
export type ExportedRecord = Readonly<Record<string, unknown>>;

const hashcodeRow = v.object({ hashcode: v.string() });

/**
 * Which records are exported, in their order. They are fixed before the first is read, so that a record which moves in the
 * meantime is exported once. One more than a file can hold means that there are too many.
 */
export async function readExportedHashcodes(context: RecordContext, plan: ExportPlan): Promise<string[]> {
  const { collection, actor, list } = plan;
  const parameters = new Parameters<ListInput>();
  parameters.add(tenantOf);
  const input = { ...list, actor };
  const where = conditionSql(collection, input, parameters);
  const order = orderSql(orderingColumns(collection, context.target, list.ordering));
  const rows = await context.database.forTenant(actor.tenant).reader.rows(hashcodeRow, {
    text: `SELECT t.hashcode FROM ${fromSql(collection)} WHERE ${where} ORDER BY ${order} LIMIT ${limits.maxExportRows + 1}`,
    values: parameters.values.map((source) => source(input)),
  });
  return rows.map(({ hashcode }) => hashcode);
}

interface BatchInput {
  actor: TenantActor;
  hashcodes: readonly string[];
}

const bodyRow = v.object({ hashcode: v.string(), body: v.string() });

/** Reads some of the records, in the order given. One that was deleted, or is no longer permitted, is left out. */
export function createReadBatch(
  context: RecordContext,
  {
    collection,
    actor,
    columns,
  }: Pick<ExportPlan, 'collection' | 'actor'> & { columns: readonly { name: string }[] },
) {
  const parameters = new Parameters<BatchInput>();
  const tenant = parameters.add(tenantOf);
  const hashcodes = parameters.add((input) => input.hashcodes);
  const fields = [...new Set([...columns.map((column) => column.name), ...relatedFields(collection)])];
  const rule = ruleSql(collection, 'read', actor.roles, 't', parameters);
  const { json, joins } = projection(
    { collection, target: context.target, roles: actor.roles, fields },
    parameters,
  );
  const text = `SELECT t.hashcode, ${json} AS body FROM ${fromSql(collection)} ${joins}
    WHERE t.tenant = ${tenant} AND t.hashcode = ANY (${hashcodes}::uuid[]) AND ${rule}`;
  const { reader } = context.database.forTenant(actor.tenant);
  return async (batch: readonly string[]): Promise<ExportedRecord[]> => {
    const values = parameters.values.map((source) => source({ actor, hashcodes: batch }));
    const rows = await reader.rows(bodyRow, { text, values });
    const found = new Map(rows.map(({ hashcode, body }) => [hashcode, body]));
    return batch.flatMap((hashcode) => {
      const body = found.get(hashcode);
      // A JSON object, as the database writes each record.
      return body === undefined ? [] : [JSON.parse(body) as ExportedRecord];
    });
  };
}

/** The other values that the text of a value needs: the currency of an amount, the place of a time. */
function relatedFields(collection: Collection): string[] {
  const currencies = Object.values(collection.fields).flatMap((field) =>
    field.kind === 'integer' && field.currency !== undefined ? [field.currency] : [],
  );
  const place = placeOf(collection);
  return place ? [...currencies, place.name] : currencies;
}
