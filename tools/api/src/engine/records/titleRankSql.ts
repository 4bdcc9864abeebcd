import type { Collection } from '@callboard/api-contract';
import { isPlain } from '../database/columnSql';
import { name } from '../database/quote';
import { plainColumn } from '../database/tableNames';
import type { ConditionInput } from './conditionSql';
import type { ParameterList } from './statement';

/**
 * How well the title of a record of alias `t` fits a search, least first: it is the same, it begins with it, a word of it does, it holds
 * all words, or what was found is in another field.
 */
export function titleRankSql<Input extends ConditionInput>(
  collection: Collection,
  search: readonly string[],
  parameters: ParameterList<Input>,
): string {
  const title = plainTitleSql(collection);
  const whole = plain(parameters.add(({ search: words }) => words.join(' ')));
  const hasAll = search.map(
    (_, index) => `strpos(${title}, ${plain(parameters.add(({ search: words }) => words[index]))}) > 0`,
  );
  return `CASE WHEN ${title} = ${whole} THEN 0 WHEN starts_with(${title}, ${whole}) THEN 1
    WHEN strpos(${title}, ' ' || ${whole}) > 0 THEN 2 WHEN ${hasAll.join(' AND ')} THEN 3 ELSE 4 END`;
}

/** The title without case and accents, from the columns that hold its parts so. */
export function plainTitleSql(collection: Collection): string {
  const parts = collection.title.map((field) => {
    const declared = collection.fields[field];
    const column =
      declared && isPlain(collection, declared)
        ? `t.${name(plainColumn(field))}`
        : `callboard_plain(t.${name(field)})`;
    return `coalesce(${column}, '')`;
  });
  return parts.length === 1 ? String(parts[0]) : `trim(${parts.join(` || ' ' || `)})`;
}

// A subquery, so that it is computed once and not for each row.
function plain(value: string): string {
  return `(SELECT callboard_plain(${value}::text))`;
}
