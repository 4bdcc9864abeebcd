import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { reachOf } from '@callboard/api-contract/reach';
import { literal, name } from './quote';
import { eachFilled, listOf, namingOf, partOf, placedReach, placeOf } from './reachParts';
import { tableName } from './tableNames';

/** Functions of policies for single rows, by the collection they are of: of the collections that have a place. */
export function rowFunctions(placed: readonly CollectionName[]): string[] {
  return [
    ...placed.map(rowFunction),
    ...anyFunctions('callboard_reaches', placed, (each) => each),
    ...anyFunctions('callboard_reaches_model', placed, (each) => collectionNamed(each).model),
    ...imageFunctions(placed),
  ];
}

/** Parameters of the functions of single rows from the scope: while they run, the policies restrict nothing. */
const given = 'in_regions uuid[], in_events uuid[], of_user uuid, of_person uuid';
const passed = 'in_regions, in_events, of_user, of_person';
const ofNow = `callboard_scope('regions'), callboard_scope('events'), callboard_scope_actor('user'), callboard_scope_actor('individual')`;

/** Function that is true if one row is reached, found by its keys: for tables that name any record, of which a statement has few. */
function rowFunction(collection: CollectionName): string {
  const table = tableName(collection);
  return `CREATE OR REPLACE FUNCTION callboard_reaches_${table}(wanted uuid, ${given}) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN coalesce((SELECT ${rowCondition(collection)} FROM ${name(table)} r
    WHERE r.tenant = current_setting('app.tenant', true) AND r.hashcode = wanted), false);
END $$;`;
}

/** The condition of one row `r`, without the help of policies. */
function rowCondition(collection: CollectionName): string {
  const {
    own,
    member,
    through,
    byRegionOf = [],
    namedBy = {},
    ifNone,
    always,
    readWith,
  } = placedReach(collection);
  const ways = [
    ...(always ? [`r.${name(always.field)} && ${listOf(always.holds)}`] : []),
    ...(ifNone === 'all' ? [`(${through.map((field) => `r.${name(field)} IS NULL`).join(' AND ')})`] : []),
    ...(own ? [`r.${name(own.field)} = ${own.actor === 'user' ? 'of_user' : 'of_person'}`] : []),
    ...(collection === 'events' ? ['r.hashcode = ANY (in_events)'] : []),
    ...eachFilled(through, (field) => rowThrough(collection, field), 'r.'),
    ...byRegionOf.map((path) => {
      const [other, part] = partOf(collection, path);
      const [field = ''] = path.split('.');
      return `EXISTS (SELECT FROM ${name(tableName(other))} o WHERE o.tenant = r.tenant AND o.hashcode = r.${name(field)}
        AND o.${name(part)} = ANY (in_regions))`;
    }),
    ...(readWith === undefined ? [] : [rowThrough(collection, readWith)]),
    ...(member
      ? [
          `EXISTS (SELECT FROM ${name(tableName(member.of))} m WHERE m.tenant = r.tenant
            AND m.${name(member.by)} = r.hashcode AND m.${name(member.field)} = of_user)`,
        ]
      : []),
    ...Object.keys(namedBy).map((path) => {
      const [other, field] = namingOf(path);
      const isOwn = reachOf[other].kind === 'place';
      const reached = isOwn ? ` AND callboard_reaches_${tableName(other)}(o.hashcode, ${passed})` : '';
      return `EXISTS (SELECT FROM ${name(tableName(other))} o WHERE o.tenant = r.tenant AND o.${name(field)} = r.hashcode${reached})`;
    }),
  ];
  return ways.join(' OR ');
}

function rowThrough(collection: CollectionName, field: string): string {
  const target = placeOf(collection, field);
  return target === 'regions'
    ? `r.${name(field)} = ANY (in_regions)`
    : `callboard_reaches_${tableName(target)}(r.${name(field)}, ${passed})`;
}

/** Functions that are true if any record is reached, by its kind as a text. One without a place is, wherever else that is decided. */
function anyFunctions(
  of: string,
  placed: readonly CollectionName[],
  wordOf: (collection: CollectionName) => string,
): string[] {
  const cases = placed.map(
    (each) =>
      `    WHEN ${literal(wordOf(each))} THEN reached := callboard_reaches_${tableName(each)}(wanted, ${passed});`,
  );
  return openFunctions(of, 'wanted uuid', cases);
}

/** Functions that are true if a record as the log has it is reached: one that was deleted still names where it belonged. */
function imageFunctions(placed: readonly CollectionName[]): string[] {
  const cases = placed.map(
    (each) =>
      `    WHEN ${literal(each)} THEN reached := (SELECT ${rowCondition(each)} FROM jsonb_populate_record(NULL::${name(tableName(each))}, wanted) r);`,
  );
  return openFunctions('callboard_reaches_image', 'wanted jsonb', cases);
}

/**
 * A function for policies, which hands the scope on to one that runs without. That sets it aside by itself: as an option of a function
 * only a superuser can set it. Each case is a statement of its own: in one expression, each of the thousands of rows of a page would set
 * up the queries of all kinds.
 */
function openFunctions(of: string, wanted: string, cases: readonly string[]): string[] {
  return [
    `CREATE OR REPLACE FUNCTION ${of}_within(kind text, ${wanted}, ${given}) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  scope text := coalesce(current_setting('app.scope', true), '');
  reached boolean;
BEGIN
  PERFORM set_config('app.scope', '', true);
  CASE kind
${cases.join('\n')}
    ELSE reached := true;
  END CASE;
  PERFORM set_config('app.scope', scope, true);
  RETURN reached;
END $$;`,
    `CREATE OR REPLACE FUNCTION ${of}(kind text, ${wanted}) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ${of}_within(kind, wanted, ${ofNow});
END $$;`,
  ];
}
