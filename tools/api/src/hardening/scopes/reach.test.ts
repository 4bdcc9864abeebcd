import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { reachOf } from '@callboard/api-contract/reach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOfNoTenant } from '../../engine/database/tablesOfNoTenant.data';
import { namingOf, partOf, placeOf } from '../../engine/database/reachParts';
import { scopePolicies } from '../../engine/database/scopeSql';
import { tableName } from '../../engine/database/tableNames';
import { tableReach, type TableReach } from '../../engine/database/tableReach.data';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';

let test: TestDatabase;
beforeAll(async () => {
  test = await startTestDatabase();
});
afterAll(() => test.drop());

const labelOf = (name: CollectionName): string => collectionNamed(name).label.many;

/** How a collection is limited, as a person reads it. */
function wordsOf(name: CollectionName): string {
  const reach = reachOf[name];
  if (reach.kind === 'all') return `everybody reads it, those without limits change it | ${reach.why}`;
  if (reach.kind === 'own') return `by its own rules | ${reach.why}`;
  const { through, byRegionOf = [], namedBy = {}, own, member, ifNone, always, isFixed, readWith } = reach;
  const named = Object.entries(namedBy).map(
    ([path, right]) => `named by ${path}${right === 'read' ? ' (to read)' : ''}`,
  );
  const ways = [
    ...(name === 'events' ? ['named by the role'] : []),
    ...(through.length > 0 ? [`through ${through.map((field) => `${field}`).join(' and ')}`] : []),
    ...byRegionOf.map((path) => `by ${path}`),
    ...named,
    ...(readWith === undefined ? [] : [`with its ${readWith} (to read)`]),
    ...(own ? [`the user's own, by ${own.field}`] : []),
    ...(member ? [`with the user in ${labelOf(member.of)}`] : []),
    ...(always ? [`${always.field} with ${always.holds.join(', ')} (to read)`] : []),
    ...(ifNone ? ['where it names no place (to read)'] : []),
  ];
  return `${ways.join('; ')} | ${isFixed ? 'Changed by those without limits alone' : ''}`;
}

function wordsOfTable(reach: TableReach): string {
  if ('none' in reach) return `not limited | ${reach.none}`;
  if ('read' in reach) return `read by those without limits | ${reach.why}`;
  if ('withImage' in reach) return 'with the record whose change it is |';
  return 'with' in reach
    ? `with its ${reach.with}, by ${reach.by} |`
    : `with any record, by its ${reach.withAny} |`;
}

describe('what a limited role reaches', () => {
  it('[6.8] is decided for every collection and every table, and stands in reach.md', async () => {
    const lines = [
      '# What a role reaches that is limited to regions or events',
      '',
      'Drawn from `reach.data.ts` of the contract and `tableReach.data.ts`; the tables of the database hold back the rest, for every',
      'statement (`scopeSql.ts`). `npx vitest run --root=tools/api src/hardening/scopes/reach.test.ts -u` writes this page again.',
      '',
      '| Collection | Reached | Why |',
      '| --- | --- | --- |',
      ...collectionNames.map((name) => `| ${labelOf(name)} (\`${name}\`) | ${wordsOf(name)} |`),
      '',
      '| Other table | Reached | Why |',
      '| --- | --- | --- |',
      ...Object.entries(tableReach).map(([table, reach]) => `| \`${table}\` | ${wordsOfTable(reach)} |`),
      '',
    ];
    await expect(lines.join('\n').replaceAll(/ +\|/g, ' |')).toMatchFileSnapshot('reach.md');
    const tables = await test.asOwner<{ table: string }>(
      `SELECT relname AS table FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
        AND NOT relispartition ORDER BY 1`,
    );
    const known = [...collectionNames.map(tableName), ...Object.keys(tableReach), ...namesOfNoTenant];
    expect(tables.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([]);
    expect(Object.keys(tableReach).filter((each) => !tables.some(({ table }) => table === each))).toEqual([]);
  });

  it('[6.8] leads from record to record in no circle', () => {
    const visit = (name: CollectionName, way: readonly CollectionName[]): void => {
      expect(way, [...way, name].join(' > ')).not.toContain(name);
      for (const next of reachesThrough(name)) visit(next, [...way, name]);
    };
    for (const name of collectionNames) visit(name, []);
  });

  it('[6.8] is limited by policies that restrict, in views too', async () => {
    const policies = await test.asOwner<{ table: string; permissive: string }>(
      `SELECT tablename AS table, permissive FROM pg_policies WHERE policyname = ANY ($1)`,
      [scopePolicies],
    );
    expect(new Set(policies.map(({ permissive }) => permissive))).toEqual(new Set(['RESTRICTIVE']));
    const placed = collectionNames.filter((name) => reachOf[name].kind !== 'own').map(tableName);
    expect(placed.filter((table) => !policies.some((each) => each.table === table))).toEqual([]);
    const views = await test.asOwner<{ view: string }>(
      `SELECT relname AS view FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('v', 'm')
        AND NOT coalesce(reloptions @> '{security_invoker=true}', false)`,
    );
    expect(views).toEqual([]);
  });

  it('[6.8] reads past row security in none but the functions that are known to', async () => {
    const definers = await test.asOwner<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef ORDER BY 1`,
    );
    // They write logs, and erase people, which is for admins.
    expect(definers.map(({ name }) => name)).toEqual([
      'callboard_changed',
      'callboard_erase_file_history',
      'callboard_erase_history',
      'callboard_erase_names_in_history',
      'callboard_erase_names_in_log',
      'callboard_log',
      'callboard_log_file',
    ]);
  });
});

/** Collections that decide about each placed collection. */
function reachesThrough(collection: CollectionName): CollectionName[] {
  const reach = reachOf[collection];
  if (reach.kind !== 'place') return [];
  return [
    ...reach.through.map((field) => placeOf(collection, field)),
    ...(reach.readWith === undefined ? [] : [placeOf(collection, reach.readWith)]),
    ...(reach.byRegionOf ?? []).map((path) => partOf(collection, path)[0]),
    ...Object.keys(reach.namedBy ?? {}).map((path) => namingOf(path)[0]),
    ...(reach.member ? [reach.member.of] : []),
  ];
}
