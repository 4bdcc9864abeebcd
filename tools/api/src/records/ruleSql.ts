import {
  rowRule,
  type Collection,
  type Role,
  type RowCondition,
  type RowLink,
  type RowRule,
  type ValueCondition,
  type Verb,
} from '@callboard/api-contract';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { individualOf, tenantOf, userOf, type TenantActor } from './actor';
import { readTarget } from './readTarget';
import type { ParameterList } from './statement';

/**
 * The rows within reach of some roles as a condition on the alias; `true` for all, `false` for none. It can be null of a row that is
 * not: a function around it would keep the database from using an index.
 */
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
  // Each role by itself: what it reaches through another record is what that same role can read of it.
  const conditions = roles.flatMap((role) => {
    const ofRole = rowRule(collection, verb, [role]);
    if (ofRole === null || ofRole === 'all') return [];
    return ofRole.map((condition) => conditionSql(collection, condition, role, alias, parameters));
  });
  return `(${[...new Set(conditions)].join(' OR ')})`;
}

function conditionSql(
  collection: Collection,
  condition: RowCondition,
  role: Role,
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const column = `${alias}.${name(condition.field)}`;
  if ('linkedBy' in condition) {
    const ways = condition.linkedBy.map((link) => linkSql(link, parameters)).join(' UNION ALL ');
    const isLinked = `${column} IN (${ways})`;
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isLinked})` : isLinked;
  }
  if ('readable' in condition) {
    const isReadable = readableSql(readTarget(collection, condition.field), column, role, parameters);
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isReadable})` : isReadable;
  }
  if ('in' in condition) return valueSql(condition, alias);
  return `${column} = ${ownSql(condition.actor, parameters)}`;
}

/**
 * Whether the role reads the record that a column names. The few that are somebody's own are gathered once, so that an index on the
 * column finds the rows; of the many that everybody with the role reads, each row looks its own one up.
 */
function readableSql(
  target: Collection,
  column: string,
  role: Role,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  // Nested ones shadow this alias, and never look outwards.
  const rule = ruleSql(target, 'read', [role], 'r', parameters);
  const rows = `${name(tableName(target.name))} r WHERE r.tenant = ${parameters.add(tenantOf)} AND ${rule}`;
  return isOwn(rowRule(target, 'read', [role]))
    ? `${column} = ANY (ARRAY(SELECT r.hashcode FROM ${rows}))`
    : `EXISTS (SELECT FROM ${rows} AND r.hashcode = ${column})`;
}

function isOwn(rule: RowRule | null): boolean {
  return rule !== 'all' && (rule ?? []).every((condition) => 'actor' in condition || 'linkedBy' in condition);
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
