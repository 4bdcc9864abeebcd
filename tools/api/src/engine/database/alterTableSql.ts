import { kindOf, type Collection, type Field } from '@callboard/api-contract';
import type pg from 'pg';
import * as v from 'valibot';
import { columnLines } from './columnSql';
import { literal, name } from './quote';
import { tableName } from './tableNames';
import { declaredParts, partsMissingFrom, tableParts, type TablePart } from './tableParts';

/** Values for existing rows in fields that are required now, by field, as text: `{ code: 'none' }`. */
export type Fills = Readonly<Record<string, string>>;

/** A part of a table with the facts of a column. */
type ColumnPart = TablePart & { column: NonNullable<TablePart['column']> };

/**
 * The statements that make a migrated table what its collection declares, in order; none where it is that already. Values of columns
 * stay where their type can be cast, and are lost where the collection declares the field no longer.
 *
 * @throws Error where a new required field has no fill, or one that its kind does not take.
 */
export async function alterTableSql(
  owner: pg.Client,
  collection: Collection,
  collections: readonly Collection[],
  fills: Fills = {},
): Promise<string[]> {
  const table = tableName(collection.name);
  const tables = collections.map(({ name }) => tableName(name));
  // Another table's index, where a reference of this one lies within one of that.
  const isOwn = (part: TablePart) => part.table === table || part.name.endsWith('_within');
  const found = (await tableParts(owner, 'public', tables)).filter(isOwn);
  const declared = (await declaredParts(owner, collections)).filter(isOwn);
  const missing = partsMissingFrom(found, declared);
  const wasReferred = (part: TablePart) =>
    missing.some((key) => key.definition.includes(`REFERENCES ${part.table}(`));
  const gone = missing.filter((part) => part.table === table || wasReferred(part));
  const added = partsMissingFrom(declared, found);

  const columns = declared.filter(isPlainColumn).map((after) => {
    const before = found.filter(isPlainColumn).find((part) => part.name === after.name);
    return { before, after, fill: fillOf(collection, before, after, fills) };
  });
  const lost = gone.filter(isPlainColumn).filter((part) => columns.every(({ before }) => before !== part));
  const rewritten = columns.flatMap(({ before, after, fill }) =>
    before && (fill !== null || before.column.type !== after.column.type) ? [before] : [],
  );
  // PostgreSQL rewrites no column that another is computed from, and drops an index with its column.
  const touched = new Set([...lost, ...rewritten].map((part) => part.name));
  const computed = found.filter((part) => part.column?.isComputed);
  const recomputed = computed.filter(
    (part) => gone.includes(part) || part.columns.some((own) => touched.has(own)),
  );
  const dropped = new Set(recomputed.map((part) => part.name));
  const indexes = found.filter(isKind('index')).filter((part) => !gone.includes(part));
  const rebuilt = indexes.filter((part) => part.columns.some((own) => dropped.has(own)));

  const alter = `ALTER TABLE ${name(table)}`;
  const addLine = (part: TablePart) => `${alter} ADD COLUMN ${lineOf(collection, part.name)}`;
  const drop = (part: TablePart) => `${alter} DROP COLUMN ${name(part.name)};`;
  return [
    ...gone.filter(isKind('trigger')).map((part) => `DROP TRIGGER ${name(part.name)} ON ${name(table)};`),
    ...gone.filter(isKind('constraint')).map((part) => `${alter} DROP CONSTRAINT ${name(part.name)};`),
    ...gone.filter(isKind('index')).map((part) => `DROP INDEX ${name(part.name)};`),
    ...recomputed.map(drop),
    ...lost.map((part) => `-- Its values go with it.\n${drop(part)}`),
    ...columns.flatMap(({ before, after, fill }) =>
      before ? changeColumn(alter, before, after, fill) : addColumn(alter, addLine(after), after, fill),
    ),
    ...declared
      .filter((part) => part.column?.isComputed && (added.includes(part) || dropped.has(part.name)))
      .map((part) => `${addLine(part)};`),
    ...[...added.filter(isKind('index')), ...rebuilt].map((part) => `${part.definition};`),
    ...added
      .filter(isKind('constraint'))
      .map((part) => `${alter} ADD CONSTRAINT ${name(part.name)} ${part.definition};`),
    ...added.filter(isKind('trigger')).map((part) => `${part.definition};`),
  ];
}

function isKind(kind: TablePart['kind']) {
  return (part: TablePart) => part.kind === kind;
}

function isPlainColumn(part: TablePart): part is ColumnPart {
  return part.column !== null && !part.column.isComputed;
}

/** A column as a line of CREATE TABLE. */
function lineOf(collection: Collection, column: string): string {
  const isLine = (line: string) => line.startsWith(`${name(column)} `) || line.startsWith(`${column} `);
  const line = columnLines(collection).find(isLine);
  if (line === undefined) throw new Error(`${collection.name} declares no column ${column}.`);
  return line;
}

function addColumn(alter: string, addLine: string, { name: own }: ColumnPart, fill: string | null): string[] {
  if (fill === null) return [`${addLine};`];
  // A default fills the rows of every tenant, which an UPDATE under row-level security does not; new rows name their value.
  return [`${addLine} DEFAULT ${fill};`, `${alter} ALTER COLUMN ${name(own)} DROP DEFAULT;`];
}

function changeColumn(alter: string, before: ColumnPart, after: ColumnPart, fill: string | null): string[] {
  const own = name(after.name);
  const { type, isRequired, fallback } = after.column;
  const change = `${alter} ALTER COLUMN ${own}`;
  const value = fill === null ? `${own}::${type}` : `coalesce(${own}::${type}, ${fill})`;
  const isRewritten = fill !== null || type !== before.column.type;
  const isNewFallback = fallback !== before.column.fallback;
  const steps = [
    isNewFallback && before.column.fallback !== null && 'DROP DEFAULT',
    isRewritten && `TYPE ${type} USING ${value}`,
    isNewFallback && fallback !== null && `SET DEFAULT ${fallback}`,
    isRequired && !before.column.isRequired && 'SET NOT NULL',
    !isRequired && before.column.isRequired && 'DROP NOT NULL',
  ];
  return steps.flatMap((step) => (step ? [`${change} ${step};`] : []));
}

/** Value for existing rows in a column that is required now, as SQL; null where they need nothing, or have no empty one. */
function fillOf(
  { name: collection, fields }: Collection,
  before: ColumnPart | undefined,
  { name: column, column: { isRequired, fallback } }: ColumnPart,
  fills: Fills,
): string | null {
  const field = fields[column];
  const given = fills[column];
  if (!field || !isRequired || fallback !== null || before?.column.isRequired) return null;
  if (given !== undefined) return valueSql(collection, column, field, given);
  if (before) return null;
  throw new Error(
    field.kind === 'reference'
      ? `Existing ${collection} have no ${column}: declare it as optional, fill it in a migration of your own, then require it.`
      : `Existing ${collection} have no ${column}: name the value that they get, --fill=${column}=<value>.`,
  );
}

function valueSql(collection: string, column: string, field: Field, given: string): string {
  const kind = kindOf(field);
  const parsed = kind.parseFilter(given, field);
  if (!parsed.ok || !v.is(kind.schema(field), parsed.value))
    throw new Error(`'${given}' is not a value of ${column} of ${collection}.`);
  return Array.isArray(parsed.value) ? `ARRAY[${parsed.value.map(sqlOf).join(', ')}]` : sqlOf(parsed.value);
}

function sqlOf(value: unknown): string {
  return typeof value === 'string' ? literal(value) : String(value);
}
