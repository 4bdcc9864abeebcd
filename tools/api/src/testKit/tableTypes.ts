import type pg from 'pg';

interface ColumnFacts {
  table: string;
  column: string;
  /** The type as PostgreSQL spells it: `timestamp with time zone`, `text[]`. */
  type: string;
  isRequired: boolean;
  hasDefault: boolean;
  /** Whether the database computes the value from other columns. */
  isComputed: boolean;
  /** The words of a CHECK that allows no others; null without one. */
  options: string | null;
}

/** What `pg` returns for each type, with the parsers of `database/pools.ts`. */
const types: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json',
  numeric: 'string',
  pg_snapshot: 'string',
  smallint: 'number',
  text: 'string',
  'text[]': 'string[]',
  'timestamp with time zone': 'Instant',
  'timestamp with time zone[]': 'Date[]',
  uuid: 'string',
  'uuid[]': 'string[]',
  xid8: 'string',
};

const columnsSql = `
  SELECT c.relname AS "table", a.attname AS "column", format_type(a.atttypid, a.atttypmod) AS type, a.attnotnull AS "isRequired",
    a.atthasdef OR a.attidentity <> '' AS "hasDefault", a.attgenerated <> '' AS "isComputed",
    (SELECT substring(pg_get_constraintdef(k.oid) FROM '= ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$') FROM pg_constraint k
      WHERE k.conrelid = c.oid AND k.contype = 'c' AND k.conkey = ARRAY[a.attnum]
        AND pg_get_constraintdef(k.oid) LIKE 'CHECK ((' || quote_ident(a.attname) || ' = ANY (ARRAY[%' LIMIT 1) AS options
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p', 'v')
  ORDER BY c.relname, a.attnum`;

const head = `import type { ColumnType, GeneratedAlways } from 'kysely';

// Written from the migrated database. After a migration: npx vitest run src/database/tables -u

/** A \`timestamptz\`: read as a Date, written as a Date or as ISO 8601. */
type Instant = ColumnType<Date, Date | string>;
/** A \`jsonb\`: read as the parsed value, written as its text, since pg takes an array for one of PostgreSQL. */
type Json = ColumnType<unknown, string>;
/** A column that an INSERT can leave out. */
type Default<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>;
`;

/**
 * The tables of a database as TypeScript, for the query builder.
 *
 * @throws Error where a column has a type that nothing here maps.
 */
export async function tableTypes(owner: pg.Client): Promise<string> {
  const { rows } = await owner.query<ColumnFacts>(columnsSql);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const members = tables.map((name) => {
    const columns = rows.filter(({ table }) => table === name);
    return `  ${name}: {\n${columns.map(memberOf).join('\n')}\n  };`;
  });
  return `${head}\n/** Every table, by name. */\nexport interface Tables {\n${members.join('\n')}\n}\n`;
}

function memberOf(facts: ColumnFacts): string {
  const { table, column, type, isRequired, hasDefault, isComputed, options } = facts;
  const words = options?.replaceAll('::text', '').replaceAll(', ', ' | ');
  const known = words ?? types[type];
  if (known === undefined)
    throw new Error(`${table}.${column} is of the type ${type}, which has no mapping.`);
  const read = isRequired ? known : `${known} | null`;
  if (isComputed) return `    ${column}: GeneratedAlways<${read}>;`;
  return `    ${column}: ${isRequired && hasDefault ? `Default<${read}>` : read};`;
}
