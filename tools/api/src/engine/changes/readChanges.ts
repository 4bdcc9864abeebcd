import {
  readableFields,
  rowRule,
  type Collection,
  type Field,
  type ListResponse,
} from '@callboard/api-contract';
import { isMergeable, type Change } from '@callboard/api-contract/records';
import { isHashcode } from '@callboard/api-contract/text';
import * as v from 'valibot';
import { literal, name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import { forbidden, notFound } from '../problems';
import { tenantOf, type TenantActor } from '../records/actor';
import { parsePage } from '../records/listRequest';
import { pageLinks } from '../records/pageLinks';
import type { RecordContext } from '../records/recordContext';
import { hashcodeOf } from '../records/recordSql';
import { ruleSql } from '../records/ruleSql';
import { Parameters } from '../records/statement';
import { erasuresSql } from './erasuresSql';
import { exportedField, exportedWords, exportsSql } from './exportsOfUser';
import { titlesOf } from './titlesOf';

const side = v.nullable(v.record(v.string(), v.unknown()));
const changeRow = v.object({
  sequence: v.number(),
  change_set: v.string(),
  actor: v.nullable(v.string()),
  actor_title: v.string(),
  kind: v.picklist(['create', 'update', 'delete']),
  at: v.date(),
  before: side,
  after: side,
  reasons: v.nullable(v.record(v.string(), v.string())),
  total: v.number(),
});
type ChangeRow = v.InferOutput<typeof changeRow>;

type Values = Readonly<Record<string, unknown>>;

/** How a file stands in the history of its record: by its name. */
const filesField = {
  name: 'attached_files',
  declared: { kind: 'text', label: 'Files' },
} as const satisfies { name: string; declared: Field };

/** How a record that was merged into another stands in the history of that other: by its title. */
const mergedField = {
  name: 'merged_record',
  declared: { kind: 'text', label: 'Merged' },
} as const satisfies { name: string; declared: Field };

/** How erasing a person stands in their history: by its reason. */
const erasedField = {
  name: 'erased_person',
  declared: { kind: 'text', label: 'Erased' },
} as const satisfies { name: string; declared: Field };

/** How it stands there that an admin took all that is stored about a person with them. */
const takenField = {
  name: 'exported_person',
  declared: { kind: 'text', label: 'Exported' },
} as const satisfies { name: string; declared: Field };

/** Lists what happened to a record, newest first, with the fields that the reader can see. */
export function createReadChanges(context: RecordContext, collection: Collection) {
  return async (
    actor: TenantActor,
    address: string,
    hashcode: string,
    query: Values,
  ): Promise<ListResponse<Change>> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const { page, pageSize } = parsePage(query);
    await assertVisible(context, collection, actor, hashcode);
    const rows = await readRows(context, collection, { actor, hashcode }, pageSize, (page - 1) * pageSize);
    const count = rows[0]?.total ?? 0;
    if (count === 0 && page === 1) await assertExists(context, collection, actor, hashcode);
    return {
      count,
      ...pageLinks(address, { page, pageSize, count }),
      results: await present(context, collection, actor, rows),
    };
  };
}

/** A record that is gone has a history for those who see every row. */
async function assertVisible(
  context: RecordContext,
  collection: Collection,
  actor: TenantActor,
  hashcode: string,
): Promise<void> {
  if (rowRule(collection, 'read', actor.roles) === 'all') return;
  const parameters = new Parameters<{ actor: TenantActor; hashcode: string }>();
  const rule = ruleSql(collection, 'read', actor.roles, 't', parameters);
  const text = `SELECT FROM ${name(tableName(collection.name))} t WHERE t.tenant = ${parameters.add(tenantOf)}
    AND t.hashcode = ${parameters.add(hashcodeOf)}::uuid AND ${rule}`;
  const values = parameters.values.map((source) => source({ actor, hashcode }));
  const rows = await context.database.forTenant(actor.tenant).query({ text, values });
  if (rows.length === 0) throw notFound();
}

/** The log of a record that has not changed for long can be older than the installation stores it: then nothing is listed. */
async function assertExists(
  context: RecordContext,
  collection: Collection,
  { tenant }: TenantActor,
  hashcode: string,
): Promise<void> {
  const text = `SELECT FROM ${name(tableName(collection.name))} WHERE tenant = $1 AND hashcode = $2::uuid`;
  const rows = await context.database.forTenant(tenant).query({ text, values: [tenant, hashcode] });
  if (rows.length === 0) throw notFound();
}

async function readRows(
  context: RecordContext,
  collection: Collection,
  input: { actor: TenantActor; hashcode: string },
  size: number,
  offset: number,
): Promise<ChangeRow[]> {
  const parameters = new Parameters<typeof input>();
  const tenant = parameters.add(tenantOf);
  const rule = ruleSql(context.target('users'), 'read', input.actor.roles, 'u', parameters);
  const text = `SELECT c.sequence, c.change_set, c.actor, coalesce(u.${titleColumn}, 'User') AS actor_title, c.kind, c.at,
      ${withoutDocuments('c.before', collection)} AS before, ${withoutDocuments('c.after', collection)} AS after, c.reasons, (count(*) OVER ())::int AS total
    FROM (${linesSql(collection, tenant, parameters)}) c
      LEFT JOIN users u ON u.tenant = ${tenant} AND u.hashcode = c.actor AND ${rule}
    ORDER BY c.at DESC, c.sequence DESC LIMIT ${parameters.add(() => size)} OFFSET ${parameters.add(() => offset)}`;
  const values = parameters.values.map((source) => source(input));
  return context.database.forTenant(input.actor.tenant).rows(changeRow, { text, values });
}

/** The changes of a record, the files that were added to it or removed, what was merged into it, and what a user exported: those who can read it can read them. */
function linesSql(
  collection: Collection,
  tenant: string,
  parameters: Parameters<{ actor: TenantActor; hashcode: string }>,
): string {
  const record = `${parameters.add(hashcodeOf)}::uuid`;
  const file = (side: string) => `jsonb_build_object('${filesField.name}', ${side})`;
  return `SELECT sequence, change_set, actor, kind, at, before, after, reasons FROM changes
      WHERE tenant = ${tenant} AND record = ${record} AND collection = ${parameters.add(() => collection.name)}
    UNION ALL SELECT sequence, change_set, actor, 'update', at, ${file('before')}, ${file('after')}, NULL FROM file_changes
      WHERE tenant = ${tenant} AND record = ${record} AND model = ${parameters.add(() => collection.model)}
    ${isMergeable(collection.name) ? mergesSql(tenant, record, literal(collection.name)) : ''}
    ${collection.name === 'users' ? exportsSql(tenant, record) : ''}
    ${collection.name === 'individuals' ? personSql(tenant, record) : ''}`;
}

function mergesSql(tenant: string, record: string, collection: string): string {
  return `UNION ALL SELECT sequence, change_set, actor, 'update', at, NULL, jsonb_build_object('${mergedField.name}', title), NULL
    FROM merged_records WHERE tenant = ${tenant} AND kept = ${record} AND collection = ${collection}`;
}

/** Actions of admins on request of the person: both are no changes, with negative numbers of their own. */
function personSql(tenant: string, record: string): string {
  return `UNION ALL SELECT -number, (payload ->> 'export')::uuid, (payload ->> 'user')::uuid, 'update', at, NULL,
      jsonb_build_object('${takenField.name}', 'All that is stored about them'), NULL FROM domain_events
    WHERE tenant = ${tenant} AND name = 'person.exported' AND payload ->> 'person' = (${record})::text
    UNION ALL SELECT -1, change_set, actor, 'update', at, NULL, jsonb_build_object('${erasedField.name}', reason), NULL
      FROM (${erasuresSql()(tenant, record)}) erased`;
}

/**
 * The values of one side of a change, in which each document is replaced by a word that changes with it: the reader learns only
 * that it changed.
 */
function withoutDocuments(side: string, { fields }: Collection): string {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind === 'document')
    .reduce(
      (sql, [field]) =>
        `jsonb_set(${sql}, ARRAY[${literal(field)}], to_jsonb(coalesce(md5(${side} ->> ${literal(field)}), '')), false)`,
      side,
    );
}

async function present(
  context: RecordContext,
  collection: Collection,
  actor: TenantActor,
  rows: readonly ChangeRow[],
): Promise<Change[]> {
  const fields = readableFields(collection, actor.roles);
  const wanted = fields.flatMap(([field, declared]) =>
    declared.kind === 'reference'
      ? [
          {
            to: declared.to,
            hashcodes: rows.flatMap(({ before, after }) => hashcodesIn(field, before, after)),
          },
        ]
      : [],
  );
  const titles = await titlesOf(context, actor, wanted);
  return rows.map(({ sequence, change_set, actor: by, actor_title, kind, at, before, after, reasons }) => ({
    sequence,
    change_set,
    actor: by === null ? null : { hashcode: by, title: actor_title },
    kind,
    at: at.toISOString(),
    fields: [...fields, ...notesOf(before, after)].flatMap(([field, declared]) => {
      const [was, is] = [before?.[field] ?? null, after?.[field] ?? null];
      if (JSON.stringify(was) === JSON.stringify(is)) return [];
      const shown = (value: unknown): unknown => presentValue(actor, declared, value, titles);
      const reason = reasons?.[field];
      return [
        { field, label: declared.label, before: shown(was), after: shown(is), ...(reason && { reason }) },
      ];
    }),
  }));
}

/** A line of a file, a merge, an export or an erasing has nothing of the record's own fields. */
function notesOf(...sides: (Values | null)[]): [string, Field][] {
  return [filesField, mergedField, exportedField, erasedField, takenField].flatMap(
    ({ name: note, declared }): [string, Field][] =>
      sides.some((side) => side && Object.hasOwn(side, note)) ? [[note, declared]] : [],
  );
}

function hashcodesIn(field: string, ...sides: (Values | null)[]): string[] {
  return sides.flatMap((side) => {
    const value = side?.[field];
    return typeof value === 'string' && isHashcode(value) ? [value] : [];
  });
}

/** A reference is shown as the record that it points at, under its title of today; a document not at all. */
function presentValue(
  { tenant }: TenantActor,
  declared: Field,
  value: unknown,
  titles: ReadonlyMap<string, string>,
): unknown {
  if (declared.kind === 'document') return null;
  if (declared === exportedField.declared) return exportedWords(value, tenant);
  if (declared.kind !== 'reference' || typeof value !== 'string') return value;
  return { hashcode: value, title: titles.get(value) ?? declared.label };
}
