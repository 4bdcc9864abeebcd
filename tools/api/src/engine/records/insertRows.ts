import type { Collection, TenantCode } from '@callboard/api-contract';
import { columnType } from '../database/columnSql';
import { name } from '../database/quote';
import type { Statement } from '../database/TenantDatabase';
import { tableName } from '../database/tableNames';

/** A row as a create would send it, with the hashcode that it will have. */
export type NewRow = Readonly<Record<string, unknown>> & { readonly hashcode: string };

/**
 * One statement that inserts many rows of a collection. A field that some rows give is null in the others; one that none gives takes
 * the column's default. `extra` names further columns with their types. The rows are created in their order, a microsecond apart:
 * the one named last is the last to come.
 */
export function insertRows(
  collection: Collection,
  tenant: TenantCode,
  rows: readonly NewRow[],
  extra: Readonly<Record<string, string>> = {},
): Statement {
  const givenNames = new Set(rows.flatMap((row) => Object.keys(row)));
  const given = Object.entries(collection.fields).flatMap(([field, declared]): [string, string][] =>
    givenNames.has(field) ? [[field, columnType(declared)]] : [],
  );
  const columns: [string, string][] = [['hashcode', 'uuid'], ...given, ...Object.entries(extra)];
  const names = columns.map(([column]) => name(column)).join(', ');
  const typed = columns.map(([column, type]) => `${name(column)} ${type}`).join(', ');
  const hasOwnTime = 'created' in extra;
  const created = hasOwnTime ? '' : ', "created"';
  const moment = hasOwnTime
    ? ''
    : `, now() - (count(*) OVER () - row_number() OVER ()) * interval '1 microsecond'`;
  return {
    text: `INSERT INTO ${name(tableName(collection.name))} (tenant, ${names}${created}) SELECT $1, ${names}${moment} FROM json_to_recordset($2) AS given (${typed})`,
    values: [tenant, JSON.stringify(rows)],
  };
}
