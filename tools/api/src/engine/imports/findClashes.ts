import type { Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import { columnType } from '../database/columnSql';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { CheckedRow, NewCheckedRow } from './checkedRow';

/** A rule by which two records of a collection stand in each other's way. */
interface ClashRule {
  /** Named in the message: the space that is taken. */
  field: string;
  columns: readonly string[];
  condition: string;
  unless: readonly string[];
  /** Null where the row leaves something empty, and so cannot clash. */
  placeOf(row: NewCheckedRow): { key: string; from: number; to: number } | null;
}

/** Finds the rows that the collection's rules against overlap and double use would refuse, within the file and against the database. */
export async function findClashes(
  queries: Queries,
  collection: Collection,
  { tenant }: TenantActor,
  rows: readonly NewCheckedRow[],
): Promise<Map<number, CheckedRow>> {
  const clashes = new Map<number, CheckedRow>();
  const refuse = (field: string, { row, title }: NewCheckedRow, reason: string) =>
    clashes.set(row, { row, status: 'invalid', title, errors: { [field]: [reason] } });

  for (const rule of rulesOf(collection)) {
    for (const { later, earlier } of clashesInFile(rule, rows)) {
      refuse(rule.field, later, `This clashes with row ${earlier.row} of the file`);
    }
    for (const { row, title } of await clashesInDatabase(queries, collection, tenant, rule, rows)) {
      const found = rows.find((candidate) => candidate.row === row);
      if (found) refuse(rule.field, found, `This clashes with "${title}"`);
    }
  }
  return clashes;
}

function rulesOf({ noOverlap, distinct = [] }: Collection): ClashRule[] {
  const once = distinct.map(({ fields, unless = [] }): ClashRule => ({
    field: fields.at(-1) ?? 'non_field_errors',
    columns: fields,
    condition: fields.map((field) => `t.${name(field)} = given.${name(field)}`).join(' AND '),
    unless,
    placeOf({ body }) {
      const values = fields.map((field) => body[field] ?? null);
      return values.includes(null) ? null : { key: JSON.stringify(values), from: 0, to: 1 };
    },
  }));
  if (!noOverlap) return once;
  const { by, from, to, unless = [] } = noOverlap;
  const span = (alias: string) => `tstzrange(${alias}.${name(from)}, ${alias}.${name(to)})`;
  return [
    ...once,
    {
      field: by,
      columns: [by, from, to],
      condition: `t.${name(by)} = given.${name(by)} AND ${span('t')} && ${span('given')}`,
      unless,
      placeOf: ({ body }) => ({
        key: String(body[by]),
        from: Date.parse(String(body[from])),
        to: Date.parse(String(body[to])),
      }),
    },
  ];
}

interface FileClash {
  later: NewCheckedRow;
  earlier: NewCheckedRow;
}

/** In each place, by time: a slot that begins before the stored one has ended is a clash. */
function clashesInFile(rule: ClashRule, rows: readonly NewCheckedRow[]): FileClash[] {
  const placed = rows.flatMap((row) => {
    const place = rule.placeOf(row);
    return place ? [{ row, ...place }] : [];
  });
  placed.sort((one, other) => one.from - other.from || one.row.row - other.row.row);
  const last = new Map<string, { row: NewCheckedRow; to: number }>();
  return placed.flatMap(({ row, key, from, to }) => {
    const before = last.get(key);
    if (before && from < before.to) return [{ later: row, earlier: before.row }];
    last.set(key, { row, to });
    return [];
  });
}

async function clashesInDatabase(
  queries: Queries,
  collection: Collection,
  tenant: string,
  rule: ClashRule,
  rows: readonly NewCheckedRow[],
): Promise<{ row: number; title: string }[]> {
  const typed = rule.columns.flatMap((column) => {
    const declared = collection.fields[column];
    return declared ? [`${name(column)} ${columnType(declared)}`] : [];
  });
  const inForce =
    rule.unless.length > 0 ? ` AND t.status NOT IN (${rule.unless.map(literal).join(', ')})` : '';
  return queries.rows(v.object({ row: v.number(), title: v.string() }), {
    text: `SELECT given.row, min(t.qed_title) AS title
             FROM json_to_recordset($2) AS given (row integer, ${typed.join(', ')})
             JOIN ${name(tableName(collection.name))} t ON t.tenant = $1 AND ${rule.condition}${inForce}
            GROUP BY given.row`,
    values: [tenant, JSON.stringify(rows.map(({ row, body }) => ({ ...body, row })))],
  });
}
