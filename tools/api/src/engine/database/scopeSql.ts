import type { CollectionName } from '@callboard/api-contract';
import { collectionNames } from '@callboard/api-contract/collections';
import { reachOf } from '@callboard/api-contract/reach';
import { literal, name } from './quote';
import {
  changingFunction,
  eachFilled,
  listOf,
  namingFunction,
  namingOf,
  partFunction,
  partOf,
  placedReach,
  placeOf,
} from './reachParts';
import { rowFunctions } from './scopeRows';
import { tableName } from './tableNames';
import { tableReach, type TableReach } from './tableReach.data';

/** Policies of a scope, by which the ones of an earlier version are found again. */
export const scopePolicies = ['within_scope', 'scope_adds', 'scope_changes', 'scope_removes'];

/** True for an actor who is not limited. Evaluated once for each statement; a setting that was undone is empty and not null. */
const everywhere = `coalesce((SELECT current_setting('app.scope', true)), '') = ''`;
const placesIn = (part: 'regions' | 'events'): string =>
  `ANY ((SELECT callboard_scope(${literal(part)}))::uuid[])`;
const actorIs = (part: string): string => `(SELECT callboard_scope_actor(${literal(part)}))`;

/** SQL of scopes, from the declarations of collections and other tables: functions first, then the policies of every table. */
export function scopeSql(collections: readonly CollectionName[] = collectionNames): string {
  const placed = collections.filter((each) => reachOf[each].kind === 'place');
  return [
    ...sharedFunctions,
    ...placed.flatMap(reachFunctions),
    ...rowFunctions(placed),
    ...collections.flatMap((each) => collectionPolicies(each)),
    ...Object.entries(tableReach).flatMap(([table, reach]) => tablePolicies(table, reach)),
  ].join('\n');
}

// Without a scope they answer nothing: the planner can call them where the answer no longer matters.
const sharedFunctions = [
  `CREATE OR REPLACE FUNCTION callboard_scope(part text) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT jsonb_array_elements_text(nullif(current_setting('app.scope', true), '')::jsonb -> part))::uuid[];
END $$;`,
  `CREATE OR REPLACE FUNCTION callboard_scope_actor(part text) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (nullif(current_setting('app.scope', true), '')::jsonb ->> part)::uuid;
END $$;`,
  `CREATE OR REPLACE FUNCTION callboard_outside() RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RAISE EXCEPTION 'It lies outside of the scope.' USING ERRCODE = 'CB002';
END $$;`,
];

/** For one table: the hashcodes that are reached, and what others name. The tables' own policies apply within. */
function reachFunctions(collection: CollectionName): string[] {
  const table = tableName(collection);
  const { namedBy = {}, byRegionOf = [] } = placedReach(collection);
  return [
    setFunction(`callboard_reached_${table}`, `SELECT hashcode FROM ${name(table)}`),
    ...Object.entries(namedBy).flatMap(([path, right]) => {
      const [other, field] = namingOf(path);
      const named = `SELECT DISTINCT ${name(field)} FROM ${name(tableName(other))} WHERE ${name(field)} IS NOT NULL`;
      const changed = changeCondition(other);
      return [
        setFunction(namingFunction(path), named),
        ...(right === 'change' && changed
          ? [setFunction(changingFunction(path), `${named} AND (${orAll(changed)})`)]
          : []),
      ];
    }),
    ...byRegionOf.map((path) => {
      const [other, field] = partOf(collection, path);
      return setFunction(
        partFunction(other, field),
        `SELECT hashcode FROM ${name(tableName(other))} WHERE ${name(field)} = ${placesIn('regions')}`,
      );
    }),
    ...memberFunction(collection),
  ];
}

function setFunction(of: string, select: string): string {
  return `CREATE OR REPLACE FUNCTION ${of}() RETURNS SETOF uuid LANGUAGE plpgsql STABLE ROWS 200 AS $$
BEGIN
  RETURN QUERY ${select};
END $$;`;
}

function memberFunction(collection: CollectionName): string[] {
  const { member } = placedReach(collection);
  if (!member) return [];
  return [
    setFunction(
      `callboard_member_of_${tableName(collection)}`,
      `SELECT ${name(member.by)} FROM ${name(tableName(member.of))} WHERE ${name(member.field)} = ${actorIs('user')}`,
    ),
  ];
}

/** Which rows are reached to be read, and which to be written, of a table whose rows have a place. */
function conditions(collection: CollectionName): { read: string; write: string } {
  const {
    through,
    byRegionOf = [],
    namedBy = {},
    own,
    ifNone,
    always,
    isFixed,
    readWith,
  } = placedReach(collection);
  const changing = Object.entries(namedBy).flatMap(([path, given]) => {
    if (given !== 'change') return [];
    const of = changeCondition(namingOf(path)[0]) ? changingFunction(path) : namingFunction(path);
    return [`hashcode IN (SELECT ${of}())`];
  });
  const ways = [
    ...(own ? [`${name(own.field)} = ${actorIs(own.actor)}`] : []),
    ...(collection === 'events' ? [`hashcode = ${placesIn('events')}`] : []),
    ...eachFilled(through, (field) => throughSql(collection, field)),
    ...byRegionOf.map((path) => {
      const [field = ''] = path.split('.');
      return `${name(field)} IN (SELECT ${partFunction(...partOf(collection, path))}())`;
    }),
    ...memberSql(collection),
    ...changing,
  ];
  const none = through.map((field) => `${name(field)} IS NULL`).join(' AND ');
  const read = [
    ...(always ? [`${name(always.field)} && ${listOf(always.holds)}`] : []),
    ...(ifNone === 'all' ? [`(${none})`] : []),
    ...ways,
    ...Object.keys(namedBy)
      .map((path) => `hashcode IN (SELECT ${namingFunction(path)}())`)
      .filter((way) => !ways.includes(way)),
    ...(readWith === undefined ? [] : [throughSql(collection, readWith)]),
  ];
  const isChanged = !isFixed && ways.length > 0;
  return { read: read.join(' OR '), write: isChanged ? ways.join(' OR ') : 'false' };
}

/** Which of the rows that are reached to be read are also changed, where not all are. */
function changeCondition(collection: CollectionName): string | null {
  if (reachOf[collection].kind !== 'place') return null;
  const { read, write } = conditions(collection);
  return read === write ? null : write;
}

function memberSql(collection: CollectionName): string[] {
  return placedReach(collection).member
    ? [`hashcode IN (SELECT callboard_member_of_${tableName(collection)}())`]
    : [];
}

function throughSql(collection: CollectionName, field: string): string {
  const target = placeOf(collection, field);
  return target === 'regions' ? `${name(field)} = ${placesIn('regions')}` : reachedSql(target, field);
}

/** Found once for each statement, as a whole: one search for each row would find the place of the place of each again. */
function reachedSql(target: CollectionName, field: string): string {
  return `${name(field)} IN (SELECT callboard_reached_${tableName(target)}())`;
}

function collectionPolicies(collection: CollectionName): string[] {
  const table = tableName(collection);
  const { kind } = reachOf[collection];
  if (kind === 'own') return [];
  if (kind === 'all') return readOnlyPolicies(table);
  const { read, write } = conditions(collection);
  const whole = policy(table, 'within_scope', 'ALL', { using: orAll(read), check: orAll(write) });
  if (read === write) return [whole];
  return [
    whole,
    policy(table, 'scope_removes', 'DELETE', { using: `${orAll(write)} OR callboard_outside()` }),
  ];
}

function tablePolicies(table: string, reach: TableReach): string[] {
  if ('none' in reach) return [];
  // Written by triggers, or by the server for another user: the writing is not limited.
  if ('read' in reach) return [policy(table, 'within_scope', 'SELECT', { using: everywhere })];
  if ('withImage' in reach) {
    const using = orAll('callboard_reaches_image(collection, coalesce(after, before))');
    return [policy(table, 'within_scope', 'SELECT', { using })];
  }
  if ('with' in reach) {
    const condition = orAll(reachedSql(reach.with, reach.by));
    return [policy(table, 'within_scope', 'ALL', { using: condition, check: condition })];
  }
  const reaches = reach.withAny === 'model' ? 'callboard_reaches_model' : 'callboard_reaches';
  const isFree = reach.in === 'parent_model' ? `${name(reach.by)} IS NULL OR ` : '';
  const condition = orAll(`${isFree}${reaches}(${name(reach.in)}, ${name(reach.by)})`);
  if (table === 'file_changes') return [policy(table, 'within_scope', 'SELECT', { using: condition })];
  return [policy(table, 'within_scope', 'ALL', { using: condition, check: condition })];
}

/**
 * Everyone reads them; only users without a scope write them. A row can still be locked, so that it does not change meanwhile.
 */
function readOnlyPolicies(table: string): string[] {
  return [
    policy(table, 'scope_adds', 'INSERT', { check: everywhere }),
    policy(table, 'scope_changes', 'UPDATE', { using: 'true', check: everywhere }),
    policy(table, 'scope_removes', 'DELETE', { using: `${everywhere} OR callboard_outside()` }),
  ];
}

function orAll(condition: string): string {
  return `${everywhere} OR ${condition}`;
}

function policy(
  table: string,
  called: string,
  verb: 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE',
  { using, check }: { using?: string; check?: string },
): string {
  const rules = [...(using ? [`USING (${using})`] : []), ...(check ? [`WITH CHECK (${check})`] : [])];
  return `CREATE POLICY ${called} ON ${name(table)} AS RESTRICTIVE FOR ${verb} ${rules.join(' ')};`;
}
