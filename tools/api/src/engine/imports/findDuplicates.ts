import { holdsText, type Collection } from '@callboard/api-contract';
import { apostropheSigns, withPlainApostrophes } from '@callboard/domain/names';
import * as v from 'valibot';
import { columnType } from '../database/columnSql';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import type { Queries } from '../database/TenantDatabase';
import type { TenantActor } from '../records/actor';
import type { CheckedRow, NewCheckedRow } from './checkedRow';

/**
 * The fields that make two rows the same: the natural key, or where a collection has none every field that the import fills, so that
 * the same file brings nothing twice.
 */
export function duplicateFields(collection: Collection, filled: readonly string[]): string[] {
  const fields = collection.naturalKey ?? filled;
  return fields.filter((field) => collection.fields[field]?.kind !== 'multiselect');
}

/** Finds the rows that repeat an earlier row of the file. */
export function duplicatesInFile(
  fields: readonly string[],
  rows: readonly NewCheckedRow[],
): Map<number, CheckedRow> {
  const first = new Map<string, number>();
  const duplicates = new Map<number, CheckedRow>();
  for (const { row, title, body } of rows) {
    const key = JSON.stringify(fields.map((field) => keyOf(body[field])));
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    else duplicates.set(row, duplicate(row, title, `The same as row ${earlier}`));
  }
  return duplicates;
}

/** Finds the rows whose record exists already. */
export async function duplicatesInDatabase(
  queries: Queries,
  collection: Collection,
  { tenant }: TenantActor,
  fields: readonly string[],
  rows: readonly NewCheckedRow[],
): Promise<Map<number, CheckedRow>> {
  const declared = fields.flatMap((field) => {
    const found = collection.fields[field];
    return found ? [{ field, found, column: name(field) }] : [];
  });
  const typed = declared.map(({ found, column }) => `${column} ${columnType(found)}`).join(', ');
  const same = declared.map(({ found, column }) => {
    const [own, other] = holdsText(found)
      ? [sameSpellingSql(`t.${column}`), sameSpellingSql(`given.${column}`)]
      : [`t.${column}`, `given.${column}`];
    return found.required ? `${own} = ${other}` : `${own} IS NOT DISTINCT FROM ${other}`;
  });
  const known = await queries.rows(v.object({ row: v.number() }), {
    text: `SELECT given.row FROM json_to_recordset($2) AS given (row integer, ${typed})
            WHERE EXISTS (SELECT FROM ${name(tableName(collection.name))} t WHERE ${['t.tenant = $1', ...same].join(' AND ')})`,
    values: [tenant, JSON.stringify(rows.map(({ row, body }) => ({ ...body, row })))],
  });
  const titles = new Map(rows.map(({ row, title }) => [row, title]));
  return new Map(known.map(({ row }) => [row, duplicate(row, titles.get(row) ?? '', 'This exists already')]));
}

function keyOf(value: unknown): unknown {
  return typeof value === 'string' ? withPlainApostrophes(value.toLowerCase()) : (value ?? null);
}

/** A text without case, with one kind of apostrophe. */
function sameSpellingSql(text: string): string {
  return `translate(lower(${text}), ${literal(apostropheSigns)}, ${literal("'".repeat(apostropheSigns.length))})`;
}

function duplicate(row: number, title: string, reason: string): CheckedRow {
  return { row, status: 'duplicate', title, errors: { non_field_errors: [reason] } };
}
