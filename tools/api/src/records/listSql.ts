import { collectionsReadBy, holdsText, limits, type Collection } from '@callboard/api-contract';
import { isPlain } from '../database/columnSql';
import { literal, name } from '../database/quote';
import { plainColumn } from '../database/tableNames';
import { rolesKey, tenantOf, type TenantActor } from './actor';
import { conditionKey, conditionSql, fromSql } from './conditionSql';
import type { ListRequest, OrderingKey } from './listRequest';
import { projection } from './projection';
import type { RememberedCount } from './rememberedCounts';
import { Parameters, type ParameterList, type Shape } from './statement';

export type ListInput = ListRequest & { actor: TenantActor; remembered?: RememberedCount | undefined };
type Target = (collection: string) => Collection;

/** Everything about a request that its SQL depends on. */
export function listKey(collection: Collection, input: ListInput): string {
  const ordering = input.ordering
    .map(({ name, isDescending }) => `${isDescending ? '-' : ''}${name}`)
    .join(',');
  const size = input.isPaginated ? `${input.pageSize}${input.page > 1 ? '+' : ''}` : 'all';
  const way = isFoundFirst(input) ? 'found' : 'ordered';
  const parts = [
    way,
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
 * A page of a list as one statement, in which the database counts, orders, and builds the JSON text. Columns: `count`, the
 * `snapshot` in which it holds, and `body`, the text of the array.
 */
export function listSql(collection: Collection, target: Target, input: ListInput): Shape<ListInput> {
  const parameters = new Parameters<ListInput>();
  parameters.add(tenantOf);
  const keys = orderingColumns(collection, input.ordering);
  const order = keys.map(({ column, direction }) => `t.${column} ${direction}`).join(', ');
  const isFound = isFoundFirst(input);
  const page = isFound
    ? foundPage(collection, input, keys, parameters)
    : orderedPage(collection, input, order, parameters);
  const { json, joins } = projection(
    { collection, target, roles: input.actor.roles, fields: input.fields },
    parameters,
  );
  const body = `SELECT coalesce('[' || string_agg(${json}, ',' ORDER BY ${order}) || ']', '[]') FROM ${page.source} ${joins}`;
  return {
    text: `${page.with}SELECT ${page.count} AS count, pg_current_snapshot()::text AS snapshot, (${body}) AS body`,
    values: parameters.values,
    // How far a page lies decides its plan.
    isPrepared: input.page === 1,
  };
}

interface PageSql {
  with: string;
  count: string;
  source: string;
}

const manyFound = 1_000;
const farPage = 5;

/**
 * Whether all that a search finds is gathered before it is ordered. Most searches find little, and an order would be walked in
 * vain; one that is known to find much is soon met on the way through the order.
 */
function isFoundFirst({ search, remembered, page, isPaginated }: ListInput): boolean {
  if (search.length === 0) return false;
  return !isPaginated || page > farPage || (remembered?.count ?? 0) < manyFound;
}

/** One search for count and page. */
function foundPage(
  collection: Collection,
  input: ListInput,
  keys: readonly OrderedColumn[],
  parameters: ParameterList<ListInput>,
): PageSql {
  const from = fromSql(collection);
  const columns = keys.map(({ column }) => `t.${column}`).join(', ');
  const order = keys.map(({ column, direction }) => `${column} ${direction}`).join(', ');
  const where = conditionSql(collection, input, parameters);
  const offset = input.page > 1 ? ` OFFSET ${parameters.add(offsetOf)}::bigint` : '';
  return {
    with: `WITH found AS MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where}) `,
    count: '(SELECT count(*)::int FROM found)',
    source: lookedUp(`SELECT hashcode FROM found ORDER BY ${order} LIMIT ${sizeOf(input)}${offset}`, from),
  };
}

/** The page in the order of an index, and a count beside it. Far pages skip over an index alone, and then look their rows up. */
function orderedPage(
  collection: Collection,
  input: ListInput,
  order: string,
  parameters: ParameterList<ListInput>,
): PageSql {
  const from = fromSql(collection);
  const where = conditionSql(collection, input, parameters, 'row');
  const rows = (columns: string): string =>
    `SELECT ${columns} FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${sizeOf(input)}`;
  const isFar = input.isPaginated && input.page > 1;
  return {
    with: '',
    // Unpaged, it only matters whether there are too many.
    count: input.isPaginated
      ? countSql(collection, input, parameters)
      : `(SELECT count(*)::int FROM (SELECT FROM ${from} WHERE ${where} LIMIT ${limits.maxUnpaged + 1}) unpaged)`,
    source: isFar
      ? lookedUp(`${rows('t.hashcode')} OFFSET ${parameters.add(offsetOf)}::bigint`, from)
      : `(${rows('t.*')}) t`,
  };
}

/** Rows by the hashcodes of a page; the tenant is every statement's first parameter. */
function lookedUp(page: string, from: string): string {
  return `(${page}) page JOIN ${from} ON t.tenant = $1 AND t.hashcode = page.hashcode`;
}

function sizeOf({ isPaginated, pageSize }: ListInput): number {
  return isPaginated ? pageSize : limits.maxUnpaged;
}

/** Counts, unless a count is remembered and the log holds no change that it could not see, of whatever decides which rows count. */
function countSql(collection: Collection, input: ListInput, parameters: ParameterList<ListInput>): string {
  const known = parameters.add(countOf);
  const snapshot = `${parameters.add(snapshotOf)}::pg_snapshot`;
  const where = conditionSql(collection, input, parameters);
  const deciding = [collection.name, ...collectionsReadBy(collection, input.actor.roles)].map(literal);
  const changed = `SELECT FROM changes c WHERE c.tenant = ${parameters.add(tenantOf)} AND c.collection IN (${deciding.join(', ')})
    AND c.transaction >= pg_snapshot_xmin(${snapshot}) AND NOT pg_visible_in_snapshot(c.transaction, ${snapshot})`;
  return `CASE WHEN pg_snapshot_xmin(${snapshot}) <= pg_snapshot_xmax(pg_current_snapshot()) AND NOT EXISTS (${changed}) THEN ${known}::int
    ELSE (SELECT count(*)::int FROM ${fromSql(collection)} WHERE ${where}) END`;
}

const countOf = (input: ListInput): unknown => input.remembered?.count ?? null;
const snapshotOf = (input: ListInput): unknown => input.remembered?.snapshot ?? null;
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
