import { isFilterable, kindOf, rowRule, type Collection, type Field } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import * as v from 'valibot';
import { name } from '../database/quote';
import { tableName, titleColumn } from '../database/tableNames';
import { forbidden, invalid, type Message } from '../problems';
import { tenantOf, type TenantActor } from './actor';
import { conditionSql, fromSql, type ConditionInput } from './conditionSql';
import { parseFilters, parseSearch, readableField } from './listRequest';
import type { RecordContext } from './recordContext';
import { ruleSql } from './ruleSql';
import { Parameters } from './statement';

const mostGroups = 500;

/** Counts records by a field, under a list's filters and search: JSON text in the shape of the contract's `CountsResponse`. */
export function createReadCounts(context: RecordContext, collection: Collection) {
  return async (actor: TenantActor, query: Readonly<Record<string, unknown>>): Promise<string> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const problems: Record<string, Message[]> = {};
    const { by } = query;
    const field = typeof by === 'string' ? readableField(collection, actor.roles, by) : undefined;
    if (typeof by !== 'string' || !field || !isCountable(field)) {
      problems['by'] = [by === undefined ? sentences.required() : sentences.notCountable()];
    }
    const search = typeof query['search'] === 'string' ? query['search'] : undefined;
    const input: ConditionInput = {
      actor,
      filters: parseFilters(collection, actor.roles, query, problems, ['by', 'search']),
      search: parseSearch(search, problems),
    };
    if (typeof by !== 'string' || !field || Object.keys(problems).length > 0) throw invalid(problems);
    const statement = countsSql(context, collection, { by, field }, input);
    const [row] = await context.database
      .forTenant(actor.tenant)
      .rows(v.object({ body: v.string() }), statement);
    return `{"by":${JSON.stringify(by)},"results":${row?.body ?? '[]'}}`;
  };
}

function isCountable(field: Field): boolean {
  return isFilterable(field) && kindOf(field).isCounted === true;
}

function countsSql(
  context: RecordContext,
  collection: Collection,
  { by, field }: { by: string; field: Field },
  input: ConditionInput,
) {
  const parameters = new Parameters<ConditionInput>();
  const where = conditionSql(collection, input, parameters);
  const groups = `SELECT t.${name(by)} AS value, count(*)::int AS count FROM ${fromSql(collection)} WHERE ${where} GROUP BY 1`;
  const { label, join } = labelSql(context, field, input.actor, parameters);
  const rows = `SELECT json_build_object('value', g.value::text, 'label', ${label}, 'count', g.count) AS item, g.count, g.value
    FROM (${groups}) g ${join} ORDER BY g.count DESC, g.value LIMIT ${mostGroups}`;
  const text = `SELECT coalesce(json_agg(item ORDER BY count DESC, value), '[]')::text AS body FROM (${rows}) counted`;
  return { text, values: parameters.values.map((source) => source(input)) };
}

function labelSql(
  context: RecordContext,
  field: Field,
  actor: TenantActor,
  parameters: Parameters<ConditionInput>,
): { label: string; join: string } {
  const cases = (pairs: readonly { value: string; label: string }[]): string => {
    const whens = pairs.map(
      (option) =>
        `WHEN ${parameters.add(() => option.value)}::text THEN ${parameters.add(() => option.label)}::text`,
    );
    return `CASE g.value::text ${whens.join(' ')} ELSE '' END`;
  };
  if (field.kind === 'reference') {
    const target = context.target(field.to);
    const rule = ruleSql(target, 'read', actor.roles, 'x', parameters);
    const other = name(tableName(target.name));
    const join = `LEFT JOIN ${other} x ON x.tenant = ${parameters.add(tenantOf)} AND x.hashcode = g.value AND ${rule}`;
    return { label: `coalesce(x.${titleColumn}, '')`, join };
  }
  const options =
    'options' in field
      ? field.options
      : [
          { value: 'true', label: 'Yes' },
          { value: 'false', label: 'No' },
        ];
  return { label: cases(options), join: '' };
}
