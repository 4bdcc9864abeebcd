import type { Collection } from '@callboard/api-contract';
import type pg from 'pg';
import { literal } from './quote';
import { tableName } from './tableNames';
import { declaredParts, partLine, partsMissingFrom, tableParts } from './tableParts';

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
  'status_steps',
];

/**
 * What is wrong with a database, a sentence each: tables that differ from their definitions, and tables, keys or indexes that do
 * not begin with the tenant.
 */
export async function schemaErrors(owner: pg.Client, collections: readonly Collection[]): Promise<string[]> {
  const tables = collections.map(({ name }) => tableName(name));
  const found = await tableParts(owner, 'public', tables);
  const declared = await declaredParts(owner, collections);
  return [
    ...partsMissingFrom(declared, found).map((part) => `missing: ${partLine(part)}`),
    ...partsMissingFrom(found, declared).map((part) => `not in the definition: ${partLine(part)}`),
    ...(await tenantErrors(owner)),
  ];
}

/** Keys, foreign keys and policies over all tables, whether of collections or not. */
async function tenantErrors(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ error: string }>(
    `WITH t AS (SELECT c.oid, c.relname, c.relrowsecurity AND c.relforcerowsecurity AS is_secured,
         (SELECT attnum FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant') AS tenant
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r'
         AND relname NOT IN (${sharedTables.map(literal).join(', ')}))
     SELECT relname || ' has no tenant' AS error FROM t WHERE tenant IS NULL
     UNION ALL SELECT relname || ' has no forced row security' FROM t WHERE NOT is_secured
     UNION ALL SELECT relname || ' has no policy with a check' FROM t
       WHERE NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = t.oid AND polcmd = '*' AND polqual IS NOT NULL AND polwithcheck IS NOT NULL)
     UNION ALL SELECT relname || ' has a unique index that does not begin with the tenant: ' || pg_get_indexdef(indexrelid)
       FROM t JOIN pg_index ON indrelid = t.oid WHERE indisunique AND indkey[0] IS DISTINCT FROM tenant
     UNION ALL SELECT relname || ' has a foreign key without the tenant: ' || pg_get_constraintdef(c.oid)
       FROM t JOIN pg_constraint c ON conrelid = t.oid
       WHERE contype = 'f' AND conkey[1] IS DISTINCT FROM tenant AND confrelid <> 'accounts'::regclass`,
  );
  return rows.map(({ error }) => error);
}
