import type { Collection, Field } from '@callboard/api-contract';
import * as v from 'valibot';
import { columnType } from '../database/columnSql';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { rolesKey, tenantOf, type TenantActor } from './actor';
import { projection } from './projection';
import { ruleSql } from './ruleSql';
import { createShapeCache, Parameters, type ParameterList, type Shape } from './statement';

type Target = (collection: string) => Collection;

interface OneInput {
  actor: TenantActor;
  hashcode: string;
  fields: readonly string[] | undefined;
}

export const hashcodeOf = (input: { hashcode: string }): unknown => input.hashcode;

/** One record as its reader sees it: `version` and `body`; no row where it is missing or not permitted. */
export function createReadOne(collection: Collection, target: Target) {
  const statements = createShapeCache((input: OneInput): Shape<OneInput> => {
    const parameters = new Parameters<OneInput>();
    const tenant = parameters.add(tenantOf);
    const { json, joins } = projection(
      { collection, target, roles: input.actor.roles, fields: input.fields },
      parameters,
    );
    const rule = ruleSql(collection, 'read', input.actor.roles, 't', parameters);
    return {
      text: `SELECT t.version, ${json} AS body FROM ${name(tableName(collection.name))} t ${joins}
        WHERE t.tenant = ${tenant} AND t.hashcode = ${parameters.add(hashcodeOf)}::uuid AND ${rule}`,
      values: parameters.values,
      isPrepared: !input.fields,
    };
  });
  return (actor: TenantActor, hashcode: string, fields?: readonly string[]) =>
    statements(`${rolesKey(actor)}|${fields?.join(',') ?? ''}`, { actor, hashcode, fields });
}

export type Values = Readonly<Record<string, unknown>>;

/** Row that `createReadOne` selects: the record as its reader sees it, as JSON text. */
export const readRow = v.object({ version: v.number(), body: v.string() });

/** A condition of SQL is null where it compares with an empty field; then it does not hold. */
export const holds = v.pipe(
  v.nullable(v.boolean()),
  v.transform((value) => value === true),
);

/** Row that a write returns: the record as the writer sees it, and if the writer can still see it. */
export const writtenRow = v.object({
  ...readRow.entries,
  hashcode: v.string(),
  is_permitted: holds,
});
export type WrittenRow = v.InferOutput<typeof writtenRow>;

interface WriteInput {
  actor: TenantActor;
}

/** An INSERT that answers the new record. */
export function insertSql(collection: Collection, target: Target, actor: TenantActor, values: Values) {
  const parameters = new Parameters<WriteInput>();
  const tenant = parameters.add(tenantOf);
  const columns = Object.keys(values);
  const placeholders = columns.map((column) => valueOf(collection, column, values, parameters));
  const table = name(tableName(collection.name));
  const insert = `INSERT INTO ${table} (${['tenant', ...columns.map(name)].join(', ')}) VALUES (${[tenant, ...placeholders].join(', ')}) RETURNING *`;
  return answering(insert, collection, target, actor, 'create', parameters);
}

/** An UPDATE of one record that answers it as it is now. `where` is written over the bare table. */
export function updateSql(
  collection: Collection,
  target: Target,
  actor: TenantActor,
  hashcode: string,
  values: Values,
  onlyStatuses?: readonly string[],
) {
  const parameters = new Parameters<WriteInput>();
  const tenant = parameters.add(tenantOf);
  const table = name(tableName(collection.name));
  const changes = Object.keys(values).map(
    (column) => `${name(column)} = ${valueOf(collection, column, values, parameters)}`,
  );
  const conditions = [
    `t.tenant = ${tenant}`,
    `t.hashcode = ${parameters.add(() => hashcode)}::uuid`,
    ruleSql(collection, 'read', actor.roles, 't', parameters),
    ruleSql(collection, 'update', actor.roles, 't', parameters),
    ...(onlyStatuses ? [`t.status = ANY(${parameters.add(() => onlyStatuses)}::text[])`] : []),
  ];
  const update = `UPDATE ${table} t SET ${changes.join(', ')} WHERE ${conditions.join(' AND ')} RETURNING t.*`;
  return answering(update, collection, target, actor, 'update', parameters);
}

function valueOf(
  collection: Collection,
  column: string,
  values: Values,
  parameters: ParameterList<WriteInput>,
): string {
  const field = collection.fields[column];
  if (!field) throw new Error(`${collection.name} has no field ${column}.`);
  return `${parameters.add(() => stored(field, values[column]))}::${columnType(field)}`;
}

/** As the driver sends it: it takes a list for an array of SQL, and has no type for the other values that a document can be. */
function stored(field: Field, value: unknown): unknown {
  return field.kind === 'document' && value !== null ? JSON.stringify(value) : value;
}

function answering(
  write: string,
  collection: Collection,
  target: Target,
  actor: TenantActor,
  verb: 'create' | 'update',
  parameters: Parameters<WriteInput>,
) {
  const { json, joins } = projection({ collection, target, roles: actor.roles }, parameters);
  const rule = ruleSql(collection, verb, actor.roles, 't', parameters);
  return {
    text: `WITH t AS (${write}) SELECT t.hashcode, t.version, ${rule} AS is_permitted, ${json} AS body FROM t ${joins}`,
    values: parameters.values.map((source) => source({ actor })),
  };
}
