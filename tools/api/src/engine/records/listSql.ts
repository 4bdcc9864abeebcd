import { holdsText, limits, type Collection } from '@callboard/api-contract';
import type { OrderingKey } from '@callboard/api-contract/lists';
import { collectionsReadBy } from '@callboard/api-contract/reach';
import { isPlain } from '../database/columnSql';
import { literal, name } from '../database/quote';
import { plainColumn, tableName, titleColumn } from '../database/tableNames';
import { rolesKey, tenantOf, type TenantActor } from './actor';
import { conditionKey, conditionSql, fromSql } from './conditionSql';
import type { ListRequest } from './listRequest';
import { projection } from './projection';
import { titleRankSql } from './titleRankSql';
import type { RememberedCount } from './rememberedCounts';
import { Parameters, type ParameterList, type Shape } from './statement';

export type ListInput = ListRequest & { actor: TenantActor; remembered?: RememberedCount | undefined };
type Target = (collection: string) => Collection;

/** Everything about a request that its SQL depends on. */
export function listKey(collection: Collection, input: ListInput): string {
  const ordering = input.ordering.map(({ name, direction }) => `${direction} ${name}`).join(',');
  const size = input.isPaginated ? `${input.pageSize}${input.page > 1 ? '+' : ''}` : 'all';
  const way = isFoundFirst(input) ? `found${isRanked(input) ? ' ranked' : ''}` : 'ordered';
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
  const keys = orderingColumns(collection, target, input.ordering);
  const order = orderSql(keys);
  const isFound = isFoundFirst(input);
  const page = isFound
    ? foundPage(collection, input, keys, parameters)
    : orderedPage(collection, input, order, parameters);
  const { json, joins } = projection(
    { collection, target, roles: input.actor.roles, fields: input.fields },
    parameters,
  );
  const first = isFound && isRanked(input) ? 'page.rank, ' : '';
  const body = `SELECT coalesce('[' || string_agg(${json}, ',' ORDER BY ${first}${order}) || ']', '[]') FROM ${page.source} ${joins}`;
  return {
    text: `${page.with}SELECT ${page.count} AS count, ${snapshotSql} AS snapshot, (${body}) AS body`,
    values: parameters.values,
    // How far a page lies decides its plan.
    isPrepared: input.page === 1,
  };
}

/**
 * Of a replica the snapshot does not name the transactions that are open: each from the oldest of them on counts as one that it does not
 * see, so that at most a count is made again.
 */
const snapshotSql = `CASE WHEN pg_is_in_recovery() THEN concat_ws(':', pg_snapshot_xmin(pg_current_snapshot()), pg_snapshot_xmin(pg_current_snapshot()), '')
    ELSE pg_current_snapshot()::text END`;

interface PageSql {
  with: string;
  count: string;
  source: string;
}

const manyFound = 1_000;
const farPage = 5;

/** True if the records whose titles fit a search best come first. */
function isRanked({ search, isRanked: isWanted }: ListInput): boolean {
  return isWanted && search.length > 0;
}

/**
 * Whether all that a search finds is gathered before it is ordered. Most searches find little, and an order would be walked in
 * vain; one that is known to find much is soon met by a walk through the order. No index has the order of a rank.
 */
function isFoundFirst(input: ListInput): boolean {
  const { search, remembered, page, isPaginated } = input;
  if (search.length === 0) return false;
  return isRanked(input) || !isPaginated || page > farPage || (remembered?.count ?? 0) < manyFound;
}

/** One search for count and page. */
function foundPage(
  collection: Collection,
  input: ListInput,
  keys: readonly OrderedColumn[],
  parameters: ParameterList<ListInput>,
): PageSql {
  const from = fromSql(collection);
  const ranks = isRanked(input) ? [`${titleRankSql(collection, input.search, parameters)} AS rank`] : [];
  const columns = [...keys.map(({ column, value }) => `${value} AS ${column}`), ...ranks].join(', ');
  const order = [
    ...ranks.map(() => 'rank'),
    ...keys.map(({ column, direction }) => `${column} ${direction}`),
  ].join(', ');
  const where = conditionSql(collection, input, parameters);
  const offset = input.page > 1 ? ` OFFSET ${parameters.add(offsetOf)}::bigint` : '';
  return {
    with: `WITH found AS MATERIALIZED (SELECT ${columns} FROM ${from} WHERE ${where}) `,
    count: '(SELECT count(*)::int FROM found)',
    source: lookedUp(
      `SELECT ${['hashcode', ...ranks.map(() => 'rank')].join(', ')} FROM found ORDER BY ${order} LIMIT ${sizeOf(input)}${offset}`,
      from,
    ),
  };
}

/** The page in the order of an index, and a count. Far pages skip over an index alone, and then read their rows. */
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

/**
 * Counts, unless a count is remembered and the log holds no change that it could not see, of anything that decides which rows
 * count.
 */
function countSql(collection: Collection, input: ListInput, parameters: ParameterList<ListInput>): string {
  const known = parameters.add(countOf);
  const snapshot = `${parameters.add(snapshotOf)}::pg_snapshot`;
  const where = conditionSql(collection, input, parameters);
  const searched = input.search.length > 0 && collection.searchIn ? [collection.searchIn.collection] : [];
  const reading = [...collectionsReadBy(collection, input.actor.roles), ...searched];
  const placing = collection.timeSlot?.recordedIn ? [collection.timeSlot.recordedIn.collection] : [];
  const deciding = [collection.name, ...reading, ...placing].map(literal);
  const changed = `SELECT FROM changes c WHERE c.tenant = ${parameters.add(tenantOf)} AND c.collection IN (${deciding.join(', ')})
    AND c.at >= ${parameters.add(sinceOf)}::timestamptz AND c.transaction >= pg_snapshot_xmin(${snapshot}) AND NOT pg_visible_in_snapshot(c.transaction, ${snapshot})`;
  return `CASE WHEN pg_snapshot_xmin(${snapshot}) <= pg_snapshot_xmax(pg_current_snapshot()) AND NOT EXISTS (${changed}) THEN ${known}::int
    ELSE (SELECT count(*)::int FROM ${fromSql(collection)} WHERE ${where}) END`;
}

const countOf = (input: ListInput): unknown => input.remembered?.count ?? null;
const sinceOf = (input: ListInput): unknown => input.remembered?.since ?? null;
const snapshotOf = (input: ListInput): unknown => input.remembered?.snapshot ?? null;
const offsetOf = (input: ListInput): number => (input.page - 1) * input.pageSize;

interface OrderedColumn {
  /** Name of the column where it was selected. */
  column: string;
  /** Value of it in a row `t`. */
  value: string;
  direction: 'ASC' | 'DESC';
}

/** The order of rows `t`. */
export function orderSql(columns: readonly OrderedColumn[]): string {
  return columns.map(({ value, direction }) => `${value} ${direction}`).join(', ');
}

/** The columns of an ordering; the hashcode decides between equals, in the direction of the last, as the indexes have it. */
export function orderingColumns(
  collection: Collection,
  target: Target,
  ordering: readonly OrderingKey[],
): OrderedColumn[] {
  const keys = ordering.flatMap((key) => columnsOf(collection, target, key));
  const direction = keys.at(-1)?.direction ?? 'ASC';
  return [...keys, { column: 'hashcode', value: 't.hashcode', direction }];
}

function columnsOf(
  collection: Collection,
  target: Target,
  { name: field, direction: given }: OrderingKey,
): OrderedColumn[] {
  const declared = collection.fields[field];
  const column = name(field);
  if (given === 'nearest') {
    return [
      { column: name(`${field} is past`), value: `(t.${column} < current_date)`, direction: 'ASC' },
      { column: name(`${field} distance`), value: `abs(t.${column} - current_date)`, direction: 'ASC' },
    ];
  }
  const direction = given === 'descending' ? 'DESC' : 'ASC';
  if (declared?.kind === 'reference') {
    // A reference is read by its title.
    const other = name(tableName(target(declared.to).name));
    const title = `(SELECT callboard_plain(o.${titleColumn}) FROM ${other} o WHERE o.tenant = t.tenant AND o.hashcode = t.${column})`;
    return [{ column, value: title, direction }];
  }
  const isText = declared && holdsText(declared) && isPlain(collection, declared);
  const own = isText ? name(plainColumn(field)) : column;
  return [{ column: own, value: `t.${own}`, direction }];
}
