import { holdsText, limits, type Collection } from '@callboard/api-contract';
import { isPlain } from '../database/columnSql';
import { name } from '../database/quote';
import { plainColumn } from '../database/tableNames';
import { rolesKey, tenantOf, type TenantActor } from './actor';
import { conditionKey, conditionSql, fromSql, isIndexable } from './conditionSql';
import type { ListRequest, OrderingKey } from './listRequest';
import { projection } from './projection';
import { Parameters, type ParameterList, type Shape } from './statement';

export type ListInput = ListRequest & { actor: TenantActor };
type Target = (collection: string) => Collection;

/** Everything about a request that its SQL depends on. */
export function listKey(collection: Collection, input: ListInput): string {
  const ordering = input.ordering
    .map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`)
    .join(',');
  const size = input.isPaginated ? `${input.pageSize}${input.page > 1 ? '+' : ''}` : 'all';
  const parts = [
    collection.name,
    rolesKey(input.actor),
    conditionKey(input),
    ordering,
    size,
    input.fields?.join(','),
  ];
  return parts.join('|');
}

/**
 * A page of a list as one statement, in which the database counts, orders, and builds the JSON text. Columns: `count` and `body`,
 * the text of the array.
 */
export function listSql(collection: Collection, target: Target, input: ListInput): Shape<ListInput> {
  const parameters = new Parameters<ListInput>();
  const where = conditionSql(collection, input, parameters);
  const keys = orderingColumns(collection, input.ordering);
  const isSelective = input.search.some(isIndexable);
  const page = pageSql(collection, input, { where, keys, isSelective }, parameters);
  const { json, joins } = projection(
    { collection, target, roles: input.actor.roles, fields: input.fields },
    parameters,
  );
  const order = keys.map(({ column, direction }) => `t.${column} ${direction}`).join(', ');
  const body = `SELECT coalesce('[' || string_agg(${json}, ',' ORDER BY ${order}) || ']', '[]') FROM ${page.source} ${joins}`;
  return {
    text: `${page.with}SELECT ${page.count} AS count, (${body}) AS body`,
    values: parameters.values,
    // How far a page lies decides its plan.
    isPrepared: input.page === 1,
  };
}

interface Sought {
  where: string;
  keys: readonly OrderedColumn[];
  isSelective: boolean;
}

interface PageSql {
  with: string;
  count: string;
  source: string;
}

/**
 * Where the rows of a page come from. A search finds few rows and is made once, for count and page. Else the page is read in the
 * order of an index and counted beside; far pages skip over the index alone and then look their rows up.
 */
function pageSql(
  collection: Collection,
  input: ListInput,
  { where, keys, isSelective }: Sought,
  parameters: ParameterList<ListInput>,
): PageSql {
  const from = fromSql(collection);
  const columns = keys.map(({ column }) => `t.${column}`).join(', ');
  const order = keys.map(({ column, direction }) => `${column} ${direction}`).join(', ');
  const size = input.isPaginated ? input.pageSize : limits.maxUnpaged;
  const offset = input.isPaginated && input.page > 1 ? ` OFFSET ${parameters.add(offsetOf)}::bigint` : '';
  const lookUp = (page: string): string =>
    `(${page}) page JOIN ${from} ON t.tenant = ${parameters.add(tenantOf)} AND t.hashcode = page.hashcode`;
  if (isSelective) {
    return {
      with: `WITH found AS MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where}) `,
      count: '(SELECT count(*)::int FROM found)',
      source: lookUp(`SELECT hashcode FROM found ORDER BY ${order} LIMIT ${size}${offset}`),
    };
  }
  const rows = `SELECT ${offset ? 't.hashcode' : 't.*'} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${size}${offset}`;
  return {
    with: '',
    count: `(SELECT count(*)::int FROM ${from} WHERE ${where})`,
    source: offset ? lookUp(rows) : `(${rows}) t`,
  };
}

const offsetOf = (input: ListInput): number => (input.page - 1) * input.pageSize;

interface OrderedColumn {
  column: string;
  direction: 'ASC' | 'DESC';
}

/** The columns of an ordering; the hashcode decides between equals, in the direction of the last, as the indexes have it. */
function orderingColumns(collection: Collection, ordering: readonly OrderingKey[]): OrderedColumn[] {
  const keys = ordering.map(({ name: field, isDescending }) => {
    const declared = collection.fields[field];
    const isText = declared && holdsText(declared) && isPlain(collection, declared);
    const direction = isDescending ? ('DESC' as const) : ('ASC' as const);
    return { column: name(isText ? plainColumn(field) : field), direction };
  });
  const direction = keys.at(-1)?.direction ?? 'ASC';
  return [...keys, { column: 'hashcode', direction }];
}
