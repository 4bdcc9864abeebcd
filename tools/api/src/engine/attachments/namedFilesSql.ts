import type { Collection } from '@callboard/api-contract';
import { name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { pages } from '../ports/pages';

const uuid = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/**
 * A query for every hashcode that the texts and documents of a tenant ($1) name: the answers of a form know their files so, and a
 * text can link to one. No file among them is removed for belonging to nothing.
 */
export function namedFilesSql(collections: readonly Collection[]): string {
  const texts = collections.flatMap(({ name: collection, fields }) =>
    Object.entries(fields)
      .filter(([, { kind }]) => ['document', 'richtext', 'textarea'].includes(kind))
      .map(([field]) => `SELECT ${name(field)}::text FROM ${name(tableName(collection))} WHERE tenant = $1`),
  );
  return `SELECT found[1]::uuid AS hashcode FROM (${[...texts, pages().textsSql].join('\nUNION ALL\n')}) t (text),
    regexp_matches(lower(t.text), '${uuid}', 'g') found`;
}
