import type { Collection } from '@callboard/api-contract';
import type pg from 'pg';
import { collectionsMigration } from './collectionsMigration';
import { tableName } from './tableNames';

/** A part of a table, as PostgreSQL's catalogue describes it. */
export interface TablePart {
  table: string;
  kind: 'column' | 'constraint' | 'index' | 'policy' | 'trigger' | 'row security';
  name: string;
  /** Of an index or a trigger the statement that makes it; of the others what stands behind the name. */
  definition: string;
  /** Of an index: the columns in it. Of a computed column: the columns that it is computed from. */
  columns: readonly string[];
  /** Of a column. */
  column: { type: string; isRequired: boolean; isComputed: boolean; fallback: string | null } | null;
}

/** Every column, rule, index, policy and trigger of some tables of a schema. */
export async function tableParts(
  owner: pg.Client,
  schema: string,
  tables: readonly string[],
): Promise<TablePart[]> {
  const { rows } = await owner.query<TablePart>(
    `WITH t AS (SELECT oid, relname, relrowsecurity, relforcerowsecurity FROM pg_class
       WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname = ANY($2)),
     part AS (
     SELECT relname, 'column' AS kind, attname::text AS name, format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' not null' ELSE '' END
       || coalesce(' ' || attgenerated::text || ' ' || pg_get_expr(adbin, adrelid), '') AS definition,
       (SELECT array_agg(used.attname::text) FROM pg_depend JOIN pg_attribute used ON used.attrelid = refobjid AND used.attnum = refobjsubid
         WHERE classid = 'pg_attrdef'::regclass AND objid = d.oid AND refobjid = t.oid AND used.attname <> a.attname) AS columns,
       json_build_object('type', format_type(atttypid, atttypmod), 'isRequired', attnotnull, 'isComputed', attgenerated <> '',
         'fallback', CASE WHEN attgenerated = '' THEN pg_get_expr(adbin, adrelid) END) AS "column"
       FROM t JOIN pg_attribute a ON a.attrelid = t.oid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE attnum > 0 AND NOT attisdropped
     UNION ALL SELECT relname, 'constraint', conname, pg_get_constraintdef(c.oid), NULL, NULL FROM t JOIN pg_constraint c ON conrelid = t.oid
       WHERE contype <> 'n'
     UNION ALL SELECT relname, 'index', indexrelid::regclass::text, pg_get_indexdef(indexrelid),
       (SELECT array_agg(attname::text) FROM pg_attribute WHERE attrelid = t.oid AND attnum = ANY (indkey)), NULL FROM t JOIN pg_index ON indrelid = t.oid
     UNION ALL SELECT relname, 'policy', polname, coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), ''), NULL, NULL
       FROM t JOIN pg_policy ON polrelid = t.oid
     UNION ALL SELECT relname, 'trigger', tgname, pg_get_triggerdef(g.oid), NULL, NULL FROM t JOIN pg_trigger g ON tgrelid = t.oid WHERE NOT tgisinternal
     UNION ALL SELECT relname, 'row security', '', relrowsecurity || ' ' || relforcerowsecurity, NULL, NULL FROM t)
     SELECT relname AS table, kind, name, definition, coalesce(columns, '{}') AS columns, "column" FROM part`,
    [schema, tables],
  );
  return rows.map((part) => ({
    ...part,
    name: part.name.replaceAll(`${schema}.`, ''),
    definition: part.definition.replaceAll(`${schema}.`, ''),
  }));
}

/** The parts that the tables of some collections must have. Makes the tables in a schema of its own, and takes that back. */
export async function declaredParts(
  owner: pg.Client,
  collections: readonly Collection[],
): Promise<TablePart[]> {
  const tables = collections.map(({ name }) => tableName(name));
  await owner.query('BEGIN');
  await owner.query('CREATE SCHEMA expected; SET LOCAL search_path = expected, public');
  await owner.query(collectionsMigration(collections));
  const parts = await tableParts(owner, 'expected', tables);
  await owner.query('ROLLBACK');
  return parts;
}

/** A part as one line, by which two tables are compared. */
export function partLine({ table, kind, name, definition }: TablePart): string {
  const isStatement = kind === 'index' || kind === 'trigger';
  return [table, kind, ...(isStatement ? [] : [name]), definition].join(' ');
}

// The rules of collections that their declarations do not say: migrations/0004_server.sql has each, with its reason. What a role is
// limited to is declared at each start: see declareScopes.
const knownDepartures = [
  /^users (trigger |.*account)/,
  /^(announcements|events|form_definitions|messages|tasks|performances) trigger CREATE TRIGGER (compare_form|count_day|delete_targets|hold_slots|keep_time|move_files|move_tasks) /,
  /^employees trigger CREATE TRIGGER keep_line /,
  /^organization_structures trigger CREATE TRIGGER (keep_structure|onboard) /,
  /^(cells|layouts|pages|reports|resources|rows) trigger CREATE TRIGGER delete_parts /,
  /^accounting_(debit_credits|entries) trigger CREATE (CONSTRAINT )?TRIGGER (balance|final|final_whole) /,
  /^accounting_(debit_credits|entries) constraint (balance|accounting_debit_credits_one_side) /,
  /^floor_plan_versions trigger CREATE TRIGGER never_changes /,
  /^messages constraint body_filled /,
  /^saved_views (constraint|index) .*saved_views_default_/,
  /^resources constraint resources_whole /,
  /^resource_targets constraint resource_targets_named /,
  /^resource_(targets|versions) constraint resource_\w+_resource_fkey /,
  /^(announcements|resources) index .*_public /,
  /^(credit_notes|invoices) trigger CREATE TRIGGER (final|final_whole) /,
  /^invoices constraint invoices_sums /,
  /^time_slots constraint (appear_\w+|appears_there|time_slots_(away|entry)_fkey) /,
  /^(entries|stage_entries) constraint (appear|appear_accepted|leave_event|stands_in_order) /,
  /^(time_slots|entries|stage_entries) trigger CREATE (CONSTRAINT )?TRIGGER (appear|appear_\w+|appears_there|hold_appearances|leave_event|stands_in_order|quit_order|rename_games|name_game_result|hold_sides|delete_votes) /,
  /^show_steps column counts /,
  /^vouchers constraint vouchers_discount /,
  /^box_office_shifts (index .*box_office_shifts_open_|trigger CREATE TRIGGER (final|final_whole) )/,
  /^gift_vouchers trigger CREATE TRIGGER keep_balance /,
  /^gift_voucher_entries trigger CREATE TRIGGER (count_balance|final|final_facts|final_whole) /,
  /^(progression_rules|stages) (trigger CREATE (CONSTRAINT )?TRIGGER|constraint) (name_rule|show_first_rule|write_first_rule|change_first_rule|leave_rules) /,
  /^payments trigger CREATE TRIGGER open_shift /,
  /^handed_over_work trigger CREATE TRIGGER stays /,
  /^waiting_parties index .*waiting_parties_next /,
  /^order_requests trigger CREATE TRIGGER count_requests /,
  /^\w+ policy (within_scope|scope_\w+) /,
];

/** The parts of the first that the second has not, without those that migrations add on purpose. */
export function partsMissingFrom(these: readonly TablePart[], others: readonly TablePart[]): TablePart[] {
  const known = new Set(others.map(partLine));
  return these.filter(
    (part) => !known.has(partLine(part)) && !knownDepartures.some((known) => known.test(partLine(part))),
  );
}
