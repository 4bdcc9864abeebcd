import { tenants } from '@callboard/all-tenants';
import type { Collection, Field } from '@callboard/api-contract';
import { literal, name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import type { Statement } from '../database/TenantDatabase';
import { tenantOf, type TenantActor } from './actor';
import { conditionSql, fromSql } from './conditionSql';
import type { CountsRequest } from './countsRequest';
import type { RecordContext } from './recordContext';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

type Input = CountsRequest & { actor: TenantActor };

const maxGroups = 500;

const functions = { sum: 'sum', average: 'avg', min: 'min', max: 'max' } as const;

/**
 * One row with `body`: the groups, the rest of them and the total, as JSON. Amounts are computed for each currency by itself, in the same
 * pass over the records: cells over all currencies have the counts and the plain numbers, the others have the amounts. The names of its
 * parts begin with `_`, as no table's does: a part hides the table of the same name.
 */
export function countsSql(context: RecordContext, collection: Collection, input: Input): Statement {
  const parameters = new Parameters<Input>();
  const where = conditionSql(collection, input, parameters);
  const keys = input.groupings.map((_, index) => `k${index}`);
  const zone = tenants[input.actor.tenant].timeZone;
  const text = `WITH _cells AS (${cellsSql(collection, input, zone, where)}),
    _groups AS (${groupsSql(input, keys)}),
    _shown AS (SELECT *, row_number() OVER (ORDER BY ${orderSql(input)}) AS place
      FROM _groups WHERE NOT is_total ORDER BY place LIMIT ${maxGroups})
    SELECT json_build_object(
      'results', (${resultsSql(context, input, parameters)}),
      'rest', (SELECT json_build_object('groups', count(*), 'count', coalesce(sum(count), 0)) FROM
        (SELECT count FROM _groups WHERE NOT is_total ORDER BY ${orderSql(input)} OFFSET ${maxGroups}) others),
      'total', (SELECT json_build_object('count', coalesce(max(count), 0), 'measures', coalesce(json_agg(measures) -> 0, '[]'))
        FROM _groups WHERE is_total)
    )::text AS body`;
  return { text, values: parameters.values.map((source) => source(input)) };
}

function cellsSql(
  collection: Collection,
  { groupings, measures, currency }: Input,
  zone: string,
  where: string,
): string {
  const keys = groupings.map((grouping, index) => `${keySql(grouping, zone)} AS k${index}`);
  const money = currency === undefined ? [] : [`${currencySql(collection, currency)} AS money`];
  const numbers = [...new Set(measures.map(({ field }) => field))];
  const columns = [
    ...keys,
    ...money,
    ...numbers.map((field) => `t.${name(field)} AS ${numberColumn(field)}`),
  ];
  const found = `SELECT ${columns.join(', ')} FROM ${fromSql(collection)} WHERE ${where}`;
  const by = groupings.map((_, index) => `k${index}`).join(', ');
  const sets = currency === undefined ? `(${by}), ()` : `(${by}), (), (${by}, money), (money)`;
  const values = measures.map(
    ({ field, kind }, index) => `${functions[kind]}(${numberColumn(field)}) AS v${index}`,
  );
  const overAll = currency === undefined ? 'true' : 'grouping(money) = 1';
  const cells = [
    by,
    currency === undefined ? 'NULL AS money' : 'money',
    'grouping(k0) = 1 AS is_total',
    `${overAll} AS is_over_all`,
    'count(*)::int AS count',
    ...values,
  ];
  return `SELECT ${cells.join(', ')} FROM (${found}) found GROUP BY GROUPING SETS (${sets})`;
}

function numberColumn(field: string): string {
  return name(`n_${field}`);
}

/** The column that groups; of a time, the first day of its period on the clocks of the tenant. */
function keySql({ field, period, declared }: Input['groupings'][number], zone: string): string {
  const column = `t.${name(field)}`;
  if (!period) return column;
  const clock =
    declared.kind === 'datetime' ? `(${column} AT TIME ZONE ${literal(zone)})` : `${column}::timestamp`;
  return `date_trunc('${period}', ${clock})::date`;
}

/** A record that names no currency means the first one. */
function currencySql(collection: Collection, currency: string): string {
  const field = collection.fields[currency];
  const [first] = field && 'options' in field ? field.options : [];
  return `coalesce(t.${name(currency)}, ${literal(first?.value ?? '')})`;
}

/** A row for each group, with its measures as JSON: a list of amounts each. */
function groupsSql({ measures }: Input, keys: readonly string[]): string {
  const lists = measures.map(({ isMoney }, index) => {
    const value = `round(v${index}::numeric, 2)::float8`;
    const of = isMoney ? 'NOT is_over_all' : 'is_over_all';
    const amount = `json_build_object('currency', ${isMoney ? 'money' : 'NULL'}, 'value', ${value})`;
    return `coalesce(json_agg(${amount} ORDER BY money) FILTER (WHERE ${of} AND v${index} IS NOT NULL), '[]')`;
  });
  return `SELECT ${keys.join(', ')}, is_total, max(count) FILTER (WHERE is_over_all) AS count,
    json_build_array(${lists.join(', ')}) AS measures FROM _cells GROUP BY ${keys.join(', ')}, is_total`;
}

/** Which groups are listed: the largest, or the latest periods. */
function orderSql({ groupings }: Input): string {
  const seconds = groupings.slice(1).map(({ period }) => (period ? 'k1 DESC NULLS LAST' : 'count DESC, k1'));
  const first = groupings[0]?.period ? 'k0 DESC NULLS LAST' : 'count DESC, k0';
  return [first, ...seconds].join(', ');
}

function resultsSql(context: RecordContext, input: Input, parameters: Parameters<Input>): string {
  const labels = input.groupings.map(({ declared, period }, index) =>
    period
      ? { label: `coalesce(g.k${index}::text, '')`, join: '' }
      : labelSql(context, declared, index, input.actor, parameters),
  );
  const [first, second] = labels.map(({ label }, index) => `'value', g.k${index}::text, 'label', ${label}`);
  const pair = second === undefined ? '' : `'second', json_build_object(${second}), `;
  const item = `json_build_object(${first}, ${pair}'count', g.count, 'measures', g.measures)`;
  const isPeriod = input.groupings[0]?.period !== undefined;
  const order = isPeriod ? 'g.k0 NULLS LAST, g.place' : 'g.place';
  const joins = labels.map(({ join }) => join).join(' ');
  return `SELECT coalesce(json_agg(${item} ORDER BY ${order}), '[]') FROM _shown g ${joins}`;
}

function labelSql(
  context: RecordContext,
  field: Field,
  index: number,
  actor: TenantActor,
  parameters: Parameters<Input>,
): { label: string; join: string } {
  const key = `g.k${index}`;
  if (field.kind === 'reference') {
    const alias = `x${index}`;
    const target = context.target(field.to);
    const rule = ruleSql(target, 'read', actor.roles, alias, parameters);
    const other = name(tableName(target.name));
    const tenant = parameters.add(tenantOf);
    const join = `LEFT JOIN ${other} ${alias} ON ${alias}.tenant = ${tenant} AND ${alias}.hashcode = ${key} AND ${rule}`;
    return { label: `coalesce(${alias}.${titleColumn}, '')`, join };
  }
  const options =
    'options' in field
      ? field.options
      : [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ];
  const whens = options.map(
    ({ value, label }) =>
      `WHEN ${parameters.add(() => value)}::text THEN ${parameters.add(() => label)}::text`,
  );
  return { label: `CASE ${key}::text ${whens.join(' ')} ELSE '' END`, join: '' };
}
