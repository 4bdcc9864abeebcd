import type { Collection } from '@callboard/api-contract';
import type pg from 'pg';
import { collectionsMigration } from './collectionsMigration';
import { literal } from './quote';
import { tableName } from './tableNames';

/**
 * Tables that belong to no tenant, each for a reason: accounts and what protects them are of people, rate limits of networks,
 * migrations and facts about the installation of the database.
 */
export const sharedTables = [
  'account_totp',
  'accounts',
  'installation',
  'login_attempts',
  'rate_limits',
  'recovery_codes',
  'schema_migrations',
];
// Behind a membership stands an account, and a mere sign-in is no change of the record: see 0003 and 0004. Tasks move with their
// event, and forms know whether they were changed since they were published: see 0010. Performances hold time slots: see 0022.
const knownDeparture =
  /^(users (trigger |.*account)|(events|form_definitions|tasks|performances) trigger CREATE TRIGGER (move_tasks|compare_form|count_day|hold_slots) )/;

/**
 * What is wrong with a database, a sentence each: tables that are not what their definitions say, and tables, keys or indexes
 * that do not begin with the tenant. Makes the expected tables in a schema of its own and takes them away again.
 */
export async function schemaErrors(owner: pg.Client, collections: readonly Collection[]): Promise<string[]> {
  const tables = collections.map(({ name }) => tableName(name));
  const found = await describeTables(owner, 'public', tables);
  await owner.query('BEGIN');
  await owner.query('CREATE SCHEMA expected; SET LOCAL search_path = expected, public');
  await owner.query(collectionsMigration(collections));
  const expected = await describeTables(owner, 'expected', tables);
  await owner.query('ROLLBACK');
  return [
    ...difference(expected, found).map((line) => `missing: ${line}`),
    ...difference(found, expected).map((line) => `not in the definition: ${line}`),
    ...(await tenantErrors(owner)),
  ];
}

function difference(these: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return these.filter((line) => !known.has(line) && !knownDeparture.test(line));
}

/** Every column, rule, index, policy and trigger of some tables, a line each. */
async function describeTables(
  owner: pg.Client,
  schema: string,
  tables: readonly string[],
): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `WITH t AS (SELECT oid, relname, relrowsecurity, relforcerowsecurity FROM pg_class
       WHERE relnamespace = $1::regnamespace AND relkind = 'r' AND relname = ANY($2))
     SELECT relname || ' column ' || attname || ' ' || format_type(atttypid, atttypmod) || CASE WHEN attnotnull THEN ' not null' ELSE '' END
       || coalesce(' ' || attgenerated::text || ' ' || pg_get_expr(adbin, adrelid), '') AS line
       FROM t JOIN pg_attribute a ON a.attrelid = t.oid LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE attnum > 0 AND NOT attisdropped
     UNION ALL SELECT relname || ' constraint ' || conname || ' ' || pg_get_constraintdef(c.oid) FROM t JOIN pg_constraint c ON conrelid = t.oid
       WHERE contype <> 'n'
     UNION ALL SELECT relname || ' index ' || pg_get_indexdef(indexrelid) FROM t JOIN pg_index ON indrelid = t.oid
     UNION ALL SELECT relname || ' policy ' || polname || ' ' || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '')
       FROM t JOIN pg_policy ON polrelid = t.oid
     UNION ALL SELECT relname || ' trigger ' || pg_get_triggerdef(g.oid) FROM t JOIN pg_trigger g ON tgrelid = t.oid WHERE NOT tgisinternal
     UNION ALL SELECT relname || ' row security ' || relrowsecurity || ' ' || relforcerowsecurity FROM t`,
    [schema, tables],
  );
  return rows.map(({ line }) => line.replaceAll(`${schema}.`, ''));
}

/** Keys, foreign keys and policies over all tables, whether of collections or not. */
async function tenantErrors(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ fault: string }>(
    `WITH t AS (SELECT c.oid, c.relname, c.relrowsecurity AND c.relforcerowsecurity AS is_secured,
         (SELECT attnum FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant') AS tenant
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname NOT IN (${sharedTables.map(literal).join(', ')}))
     SELECT relname || ' has no tenant' AS fault FROM t WHERE tenant IS NULL
     UNION ALL SELECT relname || ' has no forced row security' FROM t WHERE NOT is_secured
     UNION ALL SELECT relname || ' has no policy with a check' FROM t
       WHERE NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = t.oid AND polcmd = '*' AND polqual IS NOT NULL AND polwithcheck IS NOT NULL)
     UNION ALL SELECT relname || ' has a unique index that does not begin with the tenant: ' || pg_get_indexdef(indexrelid)
       FROM t JOIN pg_index ON indrelid = t.oid WHERE indisunique AND indkey[0] IS DISTINCT FROM tenant
     UNION ALL SELECT relname || ' has a foreign key without the tenant: ' || pg_get_constraintdef(c.oid)
       FROM t JOIN pg_constraint c ON conrelid = t.oid
       WHERE contype = 'f' AND conkey[1] IS DISTINCT FROM tenant AND confrelid <> 'accounts'::regclass`,
  );
  return rows.map(({ fault }) => fault);
}
