import { name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import { tenantOf, type TenantActor } from '../records/actor';
import type { RecordContext } from '../records/recordContext';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import * as v from 'valibot';

const titleRow = v.object({ hashcode: v.string(), title: v.string() });

interface Wanted {
  to: string;
  hashcodes: readonly string[];
}

/** The titles of records of several collections, as far as the reader can see them. */
export async function titlesOf(
  context: RecordContext,
  actor: TenantActor,
  wanted: readonly Wanted[],
): Promise<ReadonlyMap<string, string>> {
  const requested = wanted.filter(({ hashcodes }) => hashcodes.length > 0);
  if (requested.length === 0) return new Map();
  const parameters = new Parameters<{ actor: TenantActor }>();
  const tenant = parameters.add(tenantOf);
  const selects = requested.map(({ to, hashcodes }) => {
    const target = context.target(to);
    const rule = ruleSql(target, 'read', actor.roles, 'x', parameters);
    return `SELECT x.hashcode, x.${titleColumn} AS title FROM ${name(tableName(to))} x
      WHERE x.tenant = ${tenant} AND x.hashcode = ANY(${parameters.add(() => [...new Set(hashcodes)])}::uuid[]) AND ${rule}`;
  });
  const rows = await context.database.forTenant(actor.tenant).rows(titleRow, {
    text: selects.join(' UNION ALL '),
    values: parameters.values.map((source) => source({ actor })),
  });
  return new Map(rows.map(({ hashcode, title }) => [hashcode, title]));
}
