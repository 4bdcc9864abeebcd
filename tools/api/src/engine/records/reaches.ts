import type { Collection, Verb } from '@callboard/api-contract';
import * as v from 'valibot';
import { name } from '../database/quote';
import { scopeTextOf } from '../database/scope';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import { tenantOf, type TenantActor } from './actor';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

interface ReachInput {
  actor: TenantActor;
  hashcode: string;
}

/** True if a record is within reach of the actor, to be read or changed. */
export async function reaches(
  queries: Queries,
  collection: Collection,
  verb: Verb,
  input: ReachInput,
): Promise<boolean> {
  const { actor, hashcode } = input;
  return (await reachedAmong(queries, collection, verb, { actor, hashcodes: [hashcode] })).length > 0;
}

/** The records among some that are within reach of the actor. */
export async function reachedAmong(
  queries: Queries,
  collection: Collection,
  verb: Verb,
  input: { actor: TenantActor; hashcodes: readonly string[] },
): Promise<string[]> {
  const parameters = new Parameters<typeof input>();
  const tenant = parameters.add(tenantOf);
  const rule = ruleSql(collection, verb, input.actor.roles, 't', parameters);
  const found = await queries.rows(v.object({ hashcode: v.string() }), {
    text: `SELECT t.hashcode FROM ${name(tableName(collection.name))} t
      WHERE t.tenant = ${tenant} AND t.hashcode = ANY (${parameters.add(({ hashcodes }) => hashcodes)}::uuid[]) AND ${rule}`,
    values: parameters.values.map((source) => source(input)),
    scope: scopeTextOf(input.actor),
  });
  return found.map(({ hashcode }) => hashcode);
}
