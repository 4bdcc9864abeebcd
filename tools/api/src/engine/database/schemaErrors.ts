import type { Collection } from '@callboard/api-contract';
import type pg from 'pg';
import { tableName } from './tableNames';
import { declaredParts, partLine, partsMissingFrom, tableParts } from './tableParts';
import { namesOfNoTenant, tablesOfNoTenant } from './tablesOfNoTenant.data';

const copiedNames = namesOfNoTenant.filter((table) => tablesOfNoTenant[table]?.copies === 'everywhere');

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

/**
 * Keys, foreign keys and policies over all tables, whether of collections or not: as they have to be for row-level security, and for
 * spreading the tenants over several machines by the column of the tenant. The policies of a table in parts hold for who reads it; a part
 * has none, and no rights either, so that no one but the owner reads it by itself.
 */
export async function tenantErrors(owner: pg.Client): Promise<string[]> {
  const { rows } = await owner.query<{ error: string }>(
    `WITH t AS (SELECT c.oid, c.relname, c.relispartition AS is_part,
         c.relrowsecurity AND (c.relforcerowsecurity OR c.relispartition) AS is_secured,
         EXISTS (SELECT FROM aclexplode(c.relacl) a WHERE a.grantee <> c.relowner) OR EXISTS (SELECT FROM pg_policy WHERE polrelid = c.oid) AS is_open,
         (SELECT attnum FROM pg_attribute WHERE attrelid = c.oid AND attname = 'tenant') AS tenant
       FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
         AND relname <> ALL ($1)),
       f AS (SELECT c.*, c.conrelid::regclass || ': ' || pg_get_constraintdef(c.oid) AS line, mine.tenant AS mine, other.tenant AS other,
         confrelid::regclass::text = ANY ($2) AS is_copied
       FROM pg_constraint c LEFT JOIN t mine ON mine.oid = conrelid LEFT JOIN t other ON other.oid = confrelid
       WHERE contype = 'f' AND c.connamespace = 'public'::regnamespace)
     SELECT relname || ' has no tenant' AS error FROM t WHERE tenant IS NULL
     UNION ALL SELECT relname || ' has no forced row security' FROM t WHERE NOT is_secured
     UNION ALL SELECT relname || ' is a part that is read past its table' FROM t WHERE is_part AND is_open
     UNION ALL SELECT relname || ' has no policy with a check' FROM t
       WHERE NOT is_part AND NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = t.oid AND polcmd = '*' AND polqual IS NOT NULL AND polwithcheck IS NOT NULL)
     UNION ALL SELECT relname || ' has no primary key' FROM t
       WHERE NOT EXISTS (SELECT FROM pg_index WHERE indrelid = t.oid AND indisprimary)
     UNION ALL SELECT relname || ' has a key that does not begin with the tenant: ' || pg_get_indexdef(indexrelid)
       FROM t JOIN pg_index ON indrelid = t.oid WHERE (indisunique OR indisexclusion) AND indkey[0] IS DISTINCT FROM tenant
     UNION ALL SELECT 'a foreign key without the tenant of ' || line FROM f
       WHERE mine IS NOT NULL AND other IS NOT NULL AND (conkey[1], confkey[1]) IS DISTINCT FROM (mine, other)
     UNION ALL SELECT 'a foreign key to a table that is not everywhere, of ' || line FROM f
       WHERE mine IS NOT NULL AND other IS NULL AND NOT is_copied
     UNION ALL SELECT 'a foreign key from no tenant to a tenant, of ' || line FROM f WHERE mine IS NULL AND other IS NOT NULL
     UNION ALL SELECT 'a foreign key that empties the tenant, of ' || line FROM f
       WHERE mine = ANY (conkey) AND (confupdtype IN ('n', 'd') OR (confdeltype IN ('n', 'd') AND mine = ANY (coalesce(confdelsetcols, conkey))))`,
    [namesOfNoTenant, copiedNames],
  );
  return rows.map(({ error }) => error);
}
