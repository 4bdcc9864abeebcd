import {
  declaredRoles,
  oneRole,
  rowRule,
  ruleOfRole,
  type ActorRoles,
  type Collection,
  type OwnRecord,
  type RowCondition,
  type RowLink,
  type RowNaming,
  type RowRule,
  type TargetLink,
  type ValueCondition,
  type Verb,
} from '@callboard/api-contract';
import { literal, name } from '../database/quote';
import { tableName } from '../database/tableNames';
import { individualOf, tenantOf, userOf, viewerOf, type TenantActor } from './actor';
import { declaredCollection, readTarget } from './readTarget';
import type { ParameterList } from './statement';
import { targetedSql } from './targetedSql';
import { pastSql, valueSql } from './valueSql';

/**
 * The rows within reach of some roles as a condition on the alias; `true` for all, `false` for none. It can be null of a row that is
 * not: a function around it would keep the database from using an index.
 */
export function ruleSql(
  collection: Collection,
  verb: Verb,
  roles: ActorRoles,
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const rule = rowRule(collection, verb, roles);
  if (rule === null) return 'false';
  if (rule === 'all') return 'true';
  // Each role by itself: what it reaches through another record is what that same role can read of it.
  const conditions = roles.flatMap((role) => {
    const ofRole = ruleOfRole(collection, verb, role, roles);
    if (!ofRole || ofRole === 'all') return [];
    return ofRole.map((condition) =>
      'targetedBy' in condition
        ? targetedSql(condition, roles, alias, parameters)
        : conditionSql(collection, condition, { verb, role: oneRole(roles, role), alias, parameters }),
    );
  });
  const reached = `(${[...new Set(conditions)].join(' OR ')})`;
  const ofAdmin = collection.access[verb].admin;
  if (!ofAdmin || ofAdmin === 'all' || roles.includes('admin')) return reached;
  // An admin who views as another user reaches no more than under their own name.
  const own = ruleSql(collection, verb, declaredRoles('admin'), alias, asViewer(parameters));
  return `(${reached} AND (${parameters.add(viewerOf)}::uuid IS NULL OR ${own}))`;
}

function asViewer(parameters: ParameterList<{ actor: TenantActor }>): ParameterList<{ actor: TenantActor }> {
  return { add: (source) => parameters.add(source === userOf ? viewerOf : source) };
}

/** Which rows are looked for, and where a condition on them stands. */
interface Place {
  verb: Verb;
  role: ActorRoles;
  alias: string;
  parameters: ParameterList<{ actor: TenantActor }>;
}

function conditionSql(
  collection: Collection,
  condition: Exclude<RowCondition, { targetedBy: TargetLink }>,
  at: Place,
): string {
  const { alias, parameters } = at;
  const column = `${alias}.${name(condition.field)}`;
  if ('linkedBy' in condition) {
    const ways = condition.linkedBy.map((link) => linkSql(link, parameters)).join(' UNION ALL ');
    const isLinked = `${column} IN (${ways})`;
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isLinked})` : isLinked;
  }
  if ('readable' in condition) {
    const isReadable = readableSql(readTarget(collection, condition.field), condition.target, column, at);
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isReadable})` : isReadable;
  }
  if ('namedIn' in condition) {
    const isNamed = `${column} IN (${namedSql(condition.namedIn, at)})`;
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isNamed})` : isNamed;
  }
  if ('reachedIn' in condition) {
    const isReached = `${column} IN (${reachedSql(condition.reachedIn, at)})`;
    return condition.and ? `(${valueSql(condition.and, alias)} AND ${isReached})` : isReached;
  }
  if ('in' in condition) return valueSql(condition, alias);
  if ('holds' in condition) return `${column} && ARRAY[${condition.holds.map(literal).join(', ')}]`;
  return `${column} = ${ownSql(condition.actor, parameters)}`;
}

/**
 * Whether the role reads the record that a column names. The few that belong to a user are gathered once, so that an index on the
 * column finds the rows; of the many that everyone with the role reads, each row reads its own.
 */
function readableSql(
  target: Collection,
  meets: ValueCondition | undefined,
  column: string,
  { role, alias, parameters }: Place,
): string {
  const inner = aliasWithin(alias);
  const rule = ruleSql(target, 'read', role, inner, parameters);
  const and = meets ? ` AND ${valueSql(meets, inner)}` : '';
  const rows = `${name(tableName(target.name))} ${inner} WHERE ${inner}.tenant = ${parameters.add(tenantOf)} AND ${rule}${and}`;
  return isOwn(rowRule(target, 'read', role))
    ? `${column} = ANY (ARRAY(SELECT ${inner}.hashcode FROM ${rows}))`
    : `EXISTS (SELECT FROM ${rows} AND ${inner}.hashcode = ${column})`;
}

/** SQL of the rows that the role's records name; a tenant has rows in one of the collections. */
function namedSql(
  naming: Extract<RowCondition, { namedIn: unknown }>['namedIn'],
  { role, alias, parameters }: Place,
): string {
  const inner = aliasWithin(alias);
  return naming
    .map(({ collection, field, through, unless }) => {
      const declared = declaredCollection(collection);
      const rule = ruleSql(declared, 'read', role, inner, parameters);
      const met = through ? throughSql(declared, through, inner) : '';
      const less = unless ? unlessSql(unless, inner, parameters) : '';
      return `SELECT ${inner}.${name(field)} FROM ${name(tableName(collection))} ${inner}
        WHERE ${inner}.tenant = ${parameters.add(tenantOf)} AND ${rule}${met}${less}`;
    })
    .join(' UNION ALL ');
}

/** Condition on the record behind a reference. */
function throughSql(
  collection: Collection,
  { reference, meets }: NonNullable<RowNaming['through']>,
  alias: string,
): string {
  const target = name(tableName(readTarget(collection, reference).name));
  return ` AND EXISTS (SELECT FROM ${target} w
    WHERE w.tenant = ${alias}.tenant AND w.hashcode = ${alias}.${name(reference)} AND ${valueSql(meets, 'w')})`;
}

/** Condition that the actor has no record about the same that meets a condition. */
function unlessSql(
  { collection, own, same, meets }: OwnRecord,
  alias: string,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const isSame = same.map((field) => ` AND w.${name(field)} = ${alias}.${name(field)}`).join('');
  return ` AND NOT EXISTS (SELECT FROM ${name(tableName(collection))} w
    WHERE w.tenant = ${alias}.tenant AND w.${name(own)} = ${ownSql('user', parameters)}${isSame} AND ${valueSql(meets, 'w')})`;
}

/** The alias of rows within a condition on another alias, which refers outwards to that one. */
function aliasWithin(alias: string): string {
  return /^r+$/.test(alias) ? `${alias}r` : 'r';
}

/** The records of some collections that the role reads, or changes where it changes the row; a tenant has rows in one of them. */
function reachedSql(names: readonly string[], { verb, role, parameters }: Place): string {
  const of = verb === 'read' ? 'read' : 'update';
  return names
    .map((each) => {
      const target = declaredCollection(each);
      // Nested ones shadow this alias, and never refer outwards.
      const rule = ruleSql(target, of, role, 'r', parameters);
      return `SELECT r.hashcode FROM ${name(tableName(target.name))} r
        WHERE r.tenant = ${parameters.add(tenantOf)} AND ${rule}`;
    })
    .join(' UNION ALL ');
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

/** SQL of the rows that the link leads the actor to: read once for a statement, for any number of rows. */
function linkSql(
  { collection, own, actor = 'individual', field, unless, part }: RowLink,
  parameters: ParameterList<{ actor: TenantActor }>,
): string {
  const ended = unless ? ` AND NOT coalesce(${valueSql(unless, 'l')}, false)` : '';
  const whole = part
    ? ` AND NOT EXISTS (SELECT FROM ${name(tableName(part.collection))} w
        WHERE w.tenant = l.tenant AND w.hashcode = l.${name(part.field)} AND ${'in' in part.unless ? valueSql(part.unless, 'w') : pastSql(part.unless, 'w')})`
    : '';
  return `SELECT l.${name(field)} FROM ${name(tableName(collection))} l
    WHERE l.tenant = ${parameters.add(tenantOf)} AND l.${name(own)} = ${ownSql(actor, parameters)}${ended}${whole}`;
}
