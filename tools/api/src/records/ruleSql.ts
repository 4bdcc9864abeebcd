import { rowRule, type Collection, type Role, type RowCondition, type Verb } from '@callboard/api-contract';
import { literal, name } from '../database/quote';
import { individualOf, userOf, type TenantActor } from './actor';
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
  if ('in' in condition) return `${column} IN (${condition.in.map(literal).join(', ')})`;
  const own = parameters.add(condition.actor === 'user' ? userOf : individualOf);
  return `coalesce(${column} = ${own}::uuid, false)`;
}
