import {
  canReadField,
  holdsText,
  type Collection,
  type Field,
  type ActorRoles,
} from '@callboard/api-contract';
import { isCollectionName } from '@callboard/api-contract/collections';
import { taggedField } from '@callboard/api-contract/tags';
import { foldText } from '@callboard/domain/names';
import { columnType, isPlain, searchedFields, wordsSql } from '../database/columnSql';
import { name } from '../database/quote';
import { plainColumn, searchColumn, tableName } from '../database/tableNames';
import { tenantOf, type TenantActor } from './actor';
import { joinedSql } from './joinedSql';
import type { Filter } from './listRequest';
import { declaredCollection } from './readTarget';
import { recordTagsSql } from './recordTagsSql';
import { ruleSql } from './ruleSql';
import { searchPattern } from './searchPattern';
import type { ParameterList } from './statement';

/** Values that conditions use. */
export interface ConditionInput {
  actor: TenantActor;
  filters: readonly Filter[];
  search: readonly string[];
}

/** How words are searched: in the trigram index, or in each row of the walk, where most rows have them anyway. */
export type SearchBy = 'index' | 'row';

/** The WHERE of a list over the alias `t`: the tenant, the reader's rows, the filters and the search. */
export function conditionSql<Input extends ConditionInput>(
  collection: Collection,
  input: Input,
  parameters: ParameterList<Input>,
  by: SearchBy = 'index',
): string {
  const { actor, filters, search } = input;
  const tenant = parameters.add(tenantOf);
  const rule = ruleSql(collection, 'read', actor.roles, 't', parameters);
  return [
    `t.tenant = ${tenant}`,
    ...(rule === 'true' ? [] : [rule]),
    ...filters.map((filter, index) =>
      filterSql(
        collection,
        filter,
        parameters.add((given) => given.filters[index]?.value),
        tenant,
      ),
    ),
    ...search.map((word, index) => {
      const toPattern = () =>
        searchPattern(word) === null
          ? pattern(parameters.add((given) => given.search[index]))
          : parameters.add((given) => searchPattern(given.search[index] ?? ''));
      const searchedBy = by === 'index' && isIndexable(word) ? 'index' : 'row';
      return collection.searchIn
        ? searchInSql(collection, collection.searchIn, actor, toPattern, parameters)
        : searchSql(collection, actor.roles, toPattern, searchedBy);
    }),
  ].join(' AND ');
}

/** The table of a collection under the alias `t`. */
export function fromSql(collection: Collection): string {
  return `${name(tableName(collection.name))} t`;
}

/** The shape of conditions as part of a cache key: everything but the values. */
export function conditionKey({ filters, search }: ConditionInput): string {
  const shapes = filters.map((filter) =>
    filter.operator === 'isnull'
      ? `${filter.name}:${String(filter.value)}`
      : `${filter.name}:${filter.operator}`,
  );
  return `${shapes.join(',')}|${search.map((word) => `${searchPattern(word) === null ? 'u' : 'p'}${isIndexable(word) ? 'i' : 's'}`).join('')}`;
}

function filterSql(collection: Collection, filter: Filter, value: string, tenant: string): string {
  if (isTagged(filter)) return taggedSql(collection, filter, value, tenant);
  const { field, operator } = filter;
  const column = `t.${name(filter.name)}`;
  if (operator === 'since') return sinceSql(field, column, value, tenant);
  const { timeSlot } = collection;
  if (timeSlot?.recordedIn && filter.name === timeSlot.in && operator !== 'isnull') {
    // Also those that are elsewhere first.
    const given = operator === 'in' ? `= ANY (${value}::uuid[])` : `= ${value}::uuid`;
    const { collection: slots, by } = timeSlot.recordedIn;
    const ways = by.map(
      (own) =>
        `SELECT a.${name(own)} FROM ${name(tableName(slots))} a WHERE a.tenant = ${tenant} AND a.${name(timeSlot.in)} ${given}`,
    );
    return `t.hashcode IN (${ways.join(' UNION ALL ')})`;
  }
  if (operator === 'joins') return joinedSql(collection, filter.name, 't', `${value}::uuid`);
  if (operator === 'isnull') return `(${column} IS NULL) = ${value}::boolean`;
  if (columnType(field) === 'text[]') return `${column} @> ${value}::text[]`;
  const type = filter.name === 'hashcode' ? 'uuid' : comparedType(field);
  if (filter.name !== 'hashcode' && holdsText(field)) return textSql(collection, filter, value);
  switch (operator) {
    case 'in':
      return `${column} = ANY(${value}::${type}[])`;
    case 'gte':
      return `${column} >= ${value}::${type}`;
    case 'lte':
      return `${column} <= ${value}::${type}`;
    default:
      return `${column} = ${value}::${type}`;
  }
}

/** Records that name one that is not over by then, or none. */
function sinceSql(field: Field, column: string, value: string, tenant: string): string {
  const dated = field.kind === 'reference' && isCollectionName(field.to) ? field.dated : undefined;
  if (field.kind !== 'reference' || !dated) throw new Error(`${column} names nothing that is dated.`);
  const type = dated.kind === 'date' ? 'date' : 'timestamptz';
  const named = `${column} IN (SELECT d.hashcode FROM ${name(tableName(field.to))} d
    WHERE d.tenant = ${tenant} AND d.${name(dated.by)} >= ${value}::${type})`;
  return field.required ? named : `(${column} IS NULL OR ${named})`;
}

/** True if a filter is by the tags on the records, which are no field of theirs. */
export function isTagged({ field }: Pick<Filter, 'field'>): boolean {
  return field === taggedField;
}

function taggedSql(collection: Collection, { operator }: Filter, value: string, tenant: string): string {
  const tagged = `SELECT g.record FROM (${recordTagsSql()(collection, tenant)}) g`;
  if (operator === 'isnull') return `(t.hashcode NOT IN (${tagged})) = ${value}::boolean`;
  const given = operator === 'in' ? `= ANY (${value}::uuid[])` : `= ${value}::uuid`;
  return `t.hashcode IN (${tagged} WHERE g.tag ${given})`;
}

/** Whole numbers of a query can be larger than the column holds. */
function comparedType(field: Field): string {
  const type = columnType(field);
  return type === 'integer' ? 'bigint' : type;
}

/** Texts are compared without case and accents. */
function textSql(
  collection: Collection,
  { name: field, field: declared, operator }: Filter,
  value: string,
): string {
  const column = isPlain(collection, declared)
    ? `t.${name(plainColumn(field))}`
    : `callboard_plain(t.${name(field)})`;
  if (operator === 'contains') return `${column} LIKE ${pattern(value)}`;
  if (operator === 'in') {
    return `${column} = ANY (ARRAY(SELECT callboard_plain(given) FROM unnest(${value}::text[]) given))`;
  }
  return `${column} = (SELECT callboard_plain(${value}::text))`;
}

/** A trigram index finds nothing of fewer than three letters: it would be read as a whole. */
function isIndexable(word: string): boolean {
  return /[\p{L}\p{N}]{3}/u.test(foldText(word));
}

/** Searches the column that holds all searched fields, unless the reader cannot see one of them: then only what they can see. */
function searchSql(collection: Collection, roles: ActorRoles, toPattern: () => string, by: SearchBy): string {
  const text = readableTextSql(collection, roles);
  // Before there is a parameter: the database takes none that the statement does not name.
  if (text === null) return 'false';
  const found = `${text} LIKE ${toPattern()}`;
  // No index serves a CASE, and the planner takes it for true of half the rows.
  return by === 'index' || text !== `t.${searchColumn}` ? found : `CASE WHEN ${found} THEN true END`;
}

/** The records whose own text has a word, and those of which a record of the other collection has it that the reader can read. */
function searchInSql<Input extends ConditionInput>(
  collection: Collection,
  { collection: other, by }: { collection: string; by: string },
  { roles }: TenantActor,
  toPattern: () => string,
  parameters: ParameterList<Input>,
): string {
  const within = declaredCollection(other);
  const searched = [
    { of: collection, key: 'hashcode', rule: 'true' },
    { of: within, key: by, rule: ruleSql(within, 'read', roles, 'o', parameters) },
  ].flatMap(({ of, ...rest }) => {
    const text = readableTextSql(of, roles, 'o');
    return text === null ? [] : [{ ...rest, text, from: name(tableName(of.name)) }];
  });
  if (searched.length === 0) return 'false';
  const [tenant, word] = [parameters.add(tenantOf), toPattern()];
  const found = searched.map(
    ({ key, rule, text, from }) =>
      `SELECT o.${name(key)} FROM ${from} o WHERE o.tenant = ${tenant} AND ${text} LIKE ${word} AND ${rule}`,
  );
  return `t.hashcode IN (${found.join(' UNION ALL ')})`;
}

/** The searched text of a record of an alias, as far as these roles can read it; null where there is none. */
export function readableTextSql(collection: Collection, roles: ActorRoles, alias = 't'): string | null {
  const searched = searchedFields(collection);
  const readable = searched.filter((field) => canReadField(collection, field, roles));
  if (readable.length === 0) return null;
  if (readable.length === searched.length) return `${alias}.${searchColumn}`;
  const texts = readable
    .map((field) => `coalesce(${wordsSql(`${alias}.${name(field)}`, collection.fields[field])}, '')`)
    .join(` || ' ' || `);
  return `callboard_plain(${texts})`;
}

// A subquery, so that it is computed once and not for each row.
function pattern(value: string): string {
  return `(SELECT '%' || regexp_replace(callboard_plain(${value}::text), '([\\\\%_])', '\\\\\\1', 'g') || '%')`;
}
