import type { Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** Users name pictures in their own versions of pages, which are no records. */
const ownPagesSql = `SELECT found[1]::uuid AS hashcode FROM own_pages t,
          regexp_matches(lower(t.content::text), '${uuid}', 'g') found WHERE t.tenant = $1`;

/**
 * A query for every hashcode that the texts and documents of a tenant ($1) name: the answers of a form know their files so, and a
 * text can link to one. No file among them is removed for belonging to nothing.
 */
export function namedFilesSql(collections: readonly Collection[]): string {
  const places = collections.flatMap(({ name: collection, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => ['document', 'richtext', 'textarea'].includes(kind))
      .map(
        ([field]) => `SELECT found[1]::uuid AS hashcode FROM ${name(tableName(collection))} t,
          regexp_matches(lower(t.${name(field)}::text), '${uuid}', 'g') found WHERE t.tenant = $1`,
      ),
  );
  return [...places, ownPagesSql].join('\nUNION ALL\n');
}
