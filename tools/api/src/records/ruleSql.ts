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
    return `(${conditionSql(condition.and, alias, parameters)} AND coalesce(${column} IN (${ways}), false))`;
  }
  if ('in' in condition) return valueSql(condition, alias);
  const own = parameters.add(condition.actor === 'user' ? userOf : individualOf);
  return `coalesce(${column} = ${own}::uuid, false)`;
}

function valueSql({ field, in: values }: ValueCondition, alias: string): string {
  return `${alias}.${name(field)} IN (${values.map(literal).join(', ')})`;
}

/** What the link leads the actor's person to: read once for a statement, whatever the number of rows. */
function linkSql(
  { collection, own, field, unless, part }: RowLink,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const whole = part
    ? ` AND NOT EXISTS (SELECT FROM ${name(tableName(part.collection))} w
        WHERE w.tenant = l.tenant AND w.hashcode = l.${name(part.field)} AND ${valueSql(part.unless, 'w')})`
    : '';
  return `SELECT l.${name(field)} FROM ${name(tableName(collection))} l
    WHERE l.tenant = ${parameters.add(tenantOf)} AND l.${name(own)} = ${parameters.add(individualOf)}::uuid
      AND NOT coalesce(${valueSql(unless, 'l')}, false)${whole}`;
}
