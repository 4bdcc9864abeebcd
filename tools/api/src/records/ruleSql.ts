import {
  rowRule,
  type Collection,
  type Role,
  type RowCondition,
  type RowLink,
  type ValueCondition,
  type Verb,
} from '@callboard/api-contract';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { individualOf, tenantOf, userOf, type TenantActor } from './actor';
import type { ParameterList } from './statement';

/** The rows within reach of some roles as a condition on the alias; `true` for all, `false` for none. */
export function ruleSql(
  collection: Collection,
  verb: Verb,
  roles: readonly Role[],
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const rule = rowRule(collection, verb, roles);
  if (rule === null) return 'false';
  if (rule === 'all') return 'true';
  const conditions = rule.map((condition) => conditionSql(condition, alias, parameters));
  return `(${[...new Set(conditions)].join(' OR ')})`;
}

function conditionSql(
  condition: RowCondition,
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const column = `${alias}.${name(condition.field)}`;
  if ('linkedBy' in condition) {
    const ways = condition.linkedBy.map((link) => linkSql(link, parameters)).join(' UNION ALL ');
    const isLinked = `coalesce(${column} IN (${ways}), false)`;
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isLinked})` : isLinked;
  }
  if ('in' in condition) return valueSql(condition, alias);
  return `coalesce(${column} = ${ownSql(condition.actor, parameters)}, false)`;
}

/** The actor's own record of a kind. */
function ownSql(
  kind: NonNullable<RowLink['actor']>,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  return `${parameters.add(kind === 'user' ? userOf : individualOf)}::uuid`;
}

function valueSql({ field, in: values }: ValueCondition, alias: string): string {
  return `${alias}.${name(field)} IN (${values.map(literal).join(', ')})`;
}

/** What the link leads the actor to: read once for a statement, whatever the number of rows. */
function linkSql(
  { collection, own, actor = 'individual', field, unless, part }: RowLink,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const ended = unless ? ` AND NOT coalesce(${valueSql(unless, 'l')}, false)` : '';
  const whole = part
    ? ` AND NOT EXISTS (SELECT FROM ${name(tableName(part.collection))} w
        WHERE w.tenant = l.tenant AND w.hashcode = l.${name(part.field)} AND ${valueSql(part.unless, 'w')})`
    : '';
  return `SELECT l.${name(field)} FROM ${name(tableName(collection))} l
    WHERE l.tenant = ${parameters.add(tenantOf)} AND l.${name(own)} = ${ownSql(actor, parameters)}${ended}${whole}`;
}
