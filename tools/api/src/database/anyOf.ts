import { sql, type RawBuilder } from 'kysely';

/**
 * Any of some values, as one parameter however many they are: `where('hashcode', '=', anyOf('uuid', hashcodes))`. None match an
 * empty list.
 */
export function anyOf(type: 'uuid' | 'text', values: Iterable<string>): RawBuilder<string> {
  return sql`ANY (${[...values]}::${sql.raw(type)}[])`;
}
