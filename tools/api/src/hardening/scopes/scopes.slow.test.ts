import {
  apiPrefix,
  declaredRoles,
  hasRole,
  limits,
  rowRule,
  type CollectionName,
} from '@callboard/api-contract';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
} from '@callboard/api-contract/collections';
import { queryNamed, queryNames, type QueryName } from '@callboard/api-contract/queries';
import { reachOf } from '@callboard/api-contract/reach';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFile, exportOf } from '../../engine/exports/testing/exportClient';
import { isLong } from '../../testKit/isLong';
import { loginWithin } from '../../testKit/loginWithin';
import { seedingMs } from '../../testKit/seededTemplate';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { naiveReach } from './naiveReach';
import { foreignWord, makeWorld, markForeign, type World } from './scopeWorld';

/** Records of each collection that every query is requested for. */
const recordsOfEach = isLong ? 3 : 1;

let api: TestApi;
let admin: TestClient;
let staff: TestClient;
let limited: TestClient;
let home: World;
let foreign: World;
let reach: Awaited<ReturnType<typeof naiveReach>>;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  admin = await api.loginAs('showquest', 'admin');
  staff = await api.loginAs('showquest', 'staff');
  home = await makeWorld(api, admin, 10_000);
  foreign = await makeWorld(api, admin, 20_000);
  const regions = [home.region, await busiestRegion()];
  limited = await loginWithin(api, admin, { regions });
  const scope = { regions, events: [], user: limited.user, individual: limited.individual };
  reach = await naiveReach(api, 'showquest', scope);
  await markForeign(api, staff, (name) => beyondOf(name));
}, seedingMs);
afterAll(() => api.close());

/** Records beyond the scope, first the ones that were made there. */
function beyondOf(name: CollectionName): string[] {
  const made = foreign.records.get(name);
  const all = [
    ...(made === undefined ? [] : [made]),
    ...reach.hashcodesOf(name).filter((each) => each !== made),
  ];
  return reachOf[name].kind === 'place' ? all.filter((hashcode) => !reach.isReached(name, hashcode)) : [];
}

/** Of the example season. */
async function busiestRegion(): Promise<string> {
  const [row] = await api.asOwner<{ region: string }>(
    `SELECT e.region FROM events e JOIN entries n ON n.event = e.hashcode
      WHERE e.tenant = 'showquest' AND e.region IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1`,
  );
  return row?.region ?? '';
}

const readable = collectionNames.filter(
  (name) =>
    isServedTo(collectionAt(name, 'showquest'), 'showquest') &&
    rowRule(collectionAt(name, 'showquest'), 'read', declaredRoles('staff')) === 'all',
);

async function listed(client: TestClient, name: CollectionName, query = ''): Promise<string[]> {
  const { path } = collectionAt(name, 'showquest');
  const found: string[] = [];
  for (let page = 1; ; page += 1) {
    const { status, body } = await client.call(
      'GET',
      `${path}?page_size=${limits.maxPageSize}&page=${page}${query}`,
    );
    expect(status, `${name}: ${JSON.stringify(body).slice(0, 300)}`).toBe(200);
    const { results, count } = Object(body);
    for (const { hashcode } of results) found.push(hashcode);
    if (results.length < limits.maxPageSize) {
      expect(count, name).toBe(found.length);
      return found.sort();
    }
  }
}

/** How many records of each kind are in the scope and beyond it, where both are there to compare. */
const isTelling = (name: CollectionName): boolean => reachOf[name].kind === 'place';

describe('a role that is limited to a region', () => {
  it.each(readable)('[6.8] lists, counts, finds and exports of %s what belongs to it', async (name) => {
    const { path, fields } = collectionAt(name, 'showquest');
    const all = await listed(staff, name);
    const own = all.filter((hashcode) => reach.isReached(name, hashcode));
    if (isTelling(name)) expect([own.length > 0, own.length < all.length], name).toEqual([true, true]);
    expect(await listed(limited, name)).toEqual(own);
    // Once more, from what can be remembered.
    expect(await listed(limited, name)).toEqual(own);

    const counted = await limited.call('GET', `${path}/counts?by=created:month`);
    if (counted.status === 200) {
      const { results: groups } = Object(counted.body);
      const counts: number[] = groups.map(({ count }: { count: number }) => count);
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(own.length);
    }

    const isSearched = Object.values(fields).some((field) => 'search' in field && field.search === true);
    if (isSearched) {
      const found = await listed(staff, name, `&search=${foreignWord}`);
      expect(await listed(limited, name, `&search=${foreignWord}`)).toEqual(
        found.filter((hashcode) => reach.isReached(name, hashcode)),
      );
    }

    const [column = ''] = Object.entries(fields).find(([, field]) => field.kind === 'text') ?? [];
    const { lines, bytes } = await exportFile(
      api,
      `${apiPrefix()}${path}/exports`,
      limited,
      exportOf([column]),
    );
    expect(lines.at(-1)).toEqual({ type: 'done', rows: own.length });
    if (isTelling(name)) expect(bytes.toString()).not.toContain(foreignWord);
  });

  it.each(readable.filter(isTelling))('[6.8] has no record of %s beyond it, and no history', async (name) => {
    const { path } = collectionAt(name, 'showquest');
    const hashcode = foreign.records.get(name);
    if (hashcode === undefined || reach.isReached(name, hashcode)) return;
    const { one, many } = collectionAt(name, 'showquest').label;
    for (const address of [`${path}/${hashcode}`, `${path}/${hashcode}/changes`]) {
      const seen = await staff.call('GET', address);
      const { status, body } = await limited.call('GET', address);
      expect(`${address}: ${JSON.stringify(body)}`).not.toContain(foreignWord);
      if (seen.status === 200 && !address.endsWith('changes'))
        expect([one, many, status]).toEqual([one, many, 404]);
    }
  });
});

/** Every address of a query, with what lies beyond the scope in its place. */
function addressesOf(key: QueryName): string[] {
  const { path, input } = queryNamed(key);
  const records = collectionNames.flatMap((name) =>
    beyondOf(name)
      .slice(0, recordsOfEach)
      .map((hashcode) => [name, hashcode] as const),
  );
  const isOfRecord = path.includes('{collection}');
  const places = [...path.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place);
  const named = (place: string): string[] => {
    const many = `${place.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}s`;
    const found = records.filter(([name]) => name === many || (place === 'person' && name === 'individuals'));
    const event = place === 'event' ? [foreign.event] : [];
    return [...event, ...(found.length > 0 ? found : records).map(([, hashcode]) => hashcode)];
  };
  const filled = isOfRecord
    ? records.map(([name, hashcode]) =>
        path.replace('{collection}', name).replace(/\{(record|hashcode)\}/, hashcode),
      )
    : places.reduce<string[]>(
        (paths, place) =>
          paths.flatMap((each) => named(place).map((hashcode) => each.replace(`{${place}}`, hashcode))),
        [path],
      );
  const offered = Object.keys('entries' in input ? Object(input.entries) : {}).filter(
    (each) => !places.includes(each),
  );
  const values: Record<string, string> = {
    search: foreignWord,
    from: '2026-01-01',
    to: '2026-12-31',
    on: '2026-12-31',
    event: foreign.event,
    performance: foreign.records.get('performances') ?? '',
    organisation: foreign.records.get('organizationStructures') ?? '',
    starts_on: '2030-01-01',
    channel: 'office',
    kept: foreign.records.get('individuals') ?? '',
    other: foreign.records.get('individuals') ?? '',
    slug: 'home',
  };
  const search = (names: readonly string[]) =>
    names.flatMap((each) => (values[each] === undefined ? [] : [`${each}=${values[each]}`])).join('&');
  const parents =
    key === 'attachmentsOfRecord'
      ? records.map(([name, hashcode]) => `parent=${collectionNamed(name).model}.${hashcode}`)
      : [];
  return filled.flatMap((each) => [
    each,
    `${each}?${search(offered)}`,
    ...parents.map((parent) => `${each}?${parent}`),
  ]);
}

describe('every query', () => {
  const requested = queryNames.filter((key) => {
    const { roles } = queryNamed(key);
    return roles !== 'public' && (roles === 'session' || hasRole(['staff'], roles));
  });
  const telling: QueryName[] = [];

  it.each(requested)('[6.8] answers a limited role nothing of beyond: %s', async (key) => {
    for (const address of addressesOf(key)) {
      const { status, body } = await limited.call('GET', address);
      expect(status, address).toBeLessThan(500);
      const text = JSON.stringify(body);
      const at = text.indexOf(foreignWord);
      expect(at < 0 ? '' : `${address}: ${text.slice(Math.max(0, at - 200), at + 60)}`).toBe('');
      if (telling.includes(key)) continue;
      if (JSON.stringify((await staff.call('GET', address)).body).includes(foreignWord)) telling.push(key);
    }
  });

  it('[6.8] reports what is beyond to those without a limit, where there is anything', () => {
    const few: QueryName[] = [
      'landingDashboard',
      'tonight',
      'show',
      'entryDossier',
      'doorSnapshot',
      'findOrders',
      'dayBook',
      'comments',
    ];
    expect(telling).toEqual(expect.arrayContaining(few));
    expect(telling.length).toBeGreaterThan(25);
  });
});
