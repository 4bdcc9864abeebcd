import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { erasuresIn } from '@callboard/api-contract/people';
import * as v from 'valibot';
import { literal, name } from '../../engine/database/quote';
import { collectionOfTable } from '../../engine/database/tableOf';
import { titleColumn } from '../../engine/database/tableNames';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { FoundPerson, KnownAs } from './findPerson';

const columnRow = v.object({
  table: v.string(),
  columns: v.array(
    v.object({
      name: v.string(),
      type: v.picklist(['text', 'text[]', 'jsonb', 'character varying']),
      isNullable: v.boolean(),
      /** No two records have the same. */
      isUnique: v.boolean(),
    }),
  ),
  hasHashcode: v.boolean(),
  hasTitle: v.boolean(),
});
export type TextTable = v.InferOutput<typeof columnRow>;
export type TextColumn = TextTable['columns'][number];

/**
 * Every table of a tenant with its columns that can hold a text, as the database has them: so that no new one is forgotten. Keys and what
 * follows from other columns hold none of their own.
 */
export function readTextTables(queries: Queries): Promise<TextTable[]> {
  return queries.rows(columnRow, {
    name: 'text-tables',
    text: `SELECT c.relname AS "table",
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL), 'isNullable', NOT a.attnotnull,
          'isUnique', EXISTS (SELECT FROM pg_index i WHERE i.indrelid = c.oid AND i.indisunique AND NOT i.indisprimary
            AND pg_get_indexdef(i.indexrelid) ~ ('\\m' || a.attname || '(_plain)?\\M'))) ORDER BY a.attnum) AS columns,
        EXISTS (SELECT FROM pg_attribute h WHERE h.attrelid = c.oid AND h.attname = 'hashcode' AND NOT h.attisdropped) AS "hasHashcode",
        EXISTS (SELECT FROM pg_attribute h WHERE h.attrelid = c.oid AND h.attname = '${titleColumn}' AND NOT h.attisdropped) AS "hasTitle"
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
        AND format_type(a.atttypid, NULL) IN ('text', 'text[]', 'jsonb', 'character varying')
        AND EXISTS (SELECT FROM pg_attribute h WHERE h.attrelid = c.oid AND h.attname = 'tenant' AND NOT h.attisdropped)
        AND has_column_privilege(c.oid, a.attnum, 'UPDATE')
        AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conrelid = c.oid AND k.contype IN ('p', 'f') AND a.attnum = ANY (k.conkey))
      GROUP BY c.oid, c.relname ORDER BY c.relname`,
    values: [],
  });
}

/** `$3`: the names; `$4`: the pseudonym. SQL of what a column becomes without them. */
export function withoutNamesSql(column: TextColumn, alias = 't'): string {
  const given = `${alias}.${name(column.name)}`;
  if (column.type === 'jsonb') return `callboard_json_without_names(${given}, $3::text[], $4)`;
  if (column.type === 'text[]')
    return `ARRAY(SELECT callboard_without_names(x, $3::text[], $4) FROM unnest(${given}) WITH ORDINALITY AS e (x, place) ORDER BY place)`;
  return `callboard_without_names(${given}, $3::text[], $4)`;
}

/** `$2`: what a text is like that has a name. SQL of whether a column of a row has one. */
export function hasNameSql(table: string, column: TextColumn): string {
  const given = `t.${name(column.name)}`;
  return `(${given}::text ILIKE ANY ($2::text[]) AND ${withoutNamesSql(column)} IS DISTINCT FROM ${given}${isOfAnotherSql(table, column)})`;
}

/** The name and the contact data of a record about another person are theirs, also where they are the same: a family has one phone. */
function isOfAnotherSql(table: string, column: TextColumn): string {
  const collection = collectionOfTable(table);
  if (collection === null) return '';
  const { people, title, fields } = collectionNamed(collection);
  const kind = fields[column.name]?.kind;
  const isTheirs = title.includes(column.name) || kind === 'email' || kind === 'phone';
  if (!(people || collection === 'users') || !isTheirs) return '';
  const about = erasuresIn([collectionNamed(collection)]).find(({ erasure }) => erasure.deed === 'strip');
  if (!about || about.by === 'hashcode' || collection === 'users') return ' AND false';
  return ` AND t.${name(about.by)} IS NULL`;
}

/** ILIKE patterns of texts that can have a name; in JSON quotes are escaped. */
export function likesOf(names: readonly string[]): string[] {
  const texts = names.flatMap((known) => [known, JSON.stringify(known).slice(1, -1)]);
  // Names of several words can be on two lines.
  return [...new Set(texts)].map((text) => `%${text.replaceAll(/[\\%_]/g, '\\$&').replaceAll(/\s+/g, '%')}%`);
}

/** A text that is not about the person, but has their name or their contact data. */
export interface FoundContent {
  collection: CollectionName | null;
  /** Null where it cannot be left as it is, since it is a copy. */
  record: string | null;
  title: string | null;
  excerpt: string;
  isContact: boolean;
}

const foundRow = v.object({
  record: v.nullable(v.string()),
  title: v.nullable(v.string()),
  excerpt: v.string(),
});
const most = 200;

/** Finds the texts elsewhere that have the names or the contact data of a person: in every table of the tenant. */
export async function findContent(
  queries: Queries,
  found: FoundPerson,
  knownAs: KnownAs,
): Promise<{ content: FoundContent[]; isMore: boolean }> {
  const { tenant } = found;
  const { ownNames: names } = knownAs;
  if (names.length === 0) return { content: [], isMore: false };
  const handled = found.records.flatMap(({ hashcodes }) => hashcodes);
  const about = [...found.about.values()].flat();
  const content: FoundContent[] = [];
  for (const { table, columns, hasHashcode, hasTitle } of await readTextTables(queries)) {
    const values = columns.map(
      (column) =>
        `(${literal(column.name)}, CASE WHEN ${hasNameSql(table, column)} THEN t.${name(column.name)}::text END)`,
    );
    const rows = await queries.rows(foundRow, {
      text: `SELECT ${hasHashcode ? 't.hashcode::text' : 'NULL'} AS record, ${hasTitle ? `t.${titleColumn}` : 'NULL'} AS title,
          substr(x.value, greatest(1, position(lower(n.known) IN lower(x.value)) - 60), 160) AS excerpt
        FROM ${name(table)} t CROSS JOIN LATERAL (VALUES ${values.join(', ')}) x (name, value)
          CROSS JOIN LATERAL (SELECT known FROM unnest($3::text[]) AS k (known)
            ORDER BY position(lower(known) IN lower(x.value)) = 0, length(known) DESC LIMIT 1) n
        WHERE t.tenant = $1 AND x.value IS NOT NULL AND $4::text IS NOT NULL
          ${hasHashcode ? 'AND t.hashcode::text <> ALL ($5::text[])' : 'AND $5::text[] IS NOT NULL'}
          ${table === 'comments' ? 'AND t.record <> ALL ($6::uuid[])' : 'AND $6::uuid[] IS NOT NULL'}
        LIMIT ${most + 1}`,
      values: [tenant, likesOf(names), names, '', handled, about],
    });
    const collection = collectionOfTable(table);
    for (const { record, title, excerpt } of rows)
      content.push({
        collection,
        record,
        title,
        excerpt,
        isContact: knownAs.contacts.some((each) => excerpt.toLowerCase().includes(each.toLowerCase())),
      });
  }
  return { content: content.slice(0, most), isMore: content.length > most };
}

/** How many others are called the same. */
export async function countNamesakes(
  queries: Queries,
  { tenant, title, about }: FoundPerson,
): Promise<number> {
  const [row] = await queries.rows(v.object({ count: v.number() }), {
    text: `SELECT count(*)::int AS count FROM individuals WHERE tenant = $1 AND lower(${titleColumn}) = lower($2)
      AND hashcode <> ALL ($3::uuid[])`,
    values: [tenant, title, about.get('individuals') ?? []],
  });
  return row?.count ?? 0;
}
