import {
  declaredRoles,
  roles,
  rowRule,
  tenantCodes,
  verbs,
  type Collection,
  type Role,
  type TenantCode,
} from '@callboard/api-contract';
import { collectionNamed, collectionNames, variantOf, isServedTo } from '@callboard/api-contract/collections';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { representatives } from '../../../../vitest/representatives.mjs';
import { isLong } from '../../testKit/isLong';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { fieldRights } from './rightsOf';
import { createRightsTries, type Tries } from './tryRights';
import { isWayServed } from './withinReach';

/** One tenant is enough for every kind of collection; the long run takes all of them. */
const tenants: readonly TenantCode[] = isLong ? tenantCodes : ['showquest'];
const collections = collectionNames.map(collectionNamed);
const events = collectionNamed('events');
const done = { cells: 0, requests: 0 };
let api: TestApi;
const makers = new Map<TenantCode, RecordMaker>();
const ownMakers = new Map<string, RecordMaker>();
const clients = new Map<string, TestClient>();

beforeAll(async () => {
  api = await startTestApi();
  for (const tenant of tenants) {
    const admin = await api.loginAs(tenant, 'admin');
    makers.set(tenant, createRecordMaker(api, counting(admin), collections));
    for (const [index, role] of roles.entries()) {
      const client = counting(await api.loginAs(tenant, role));
      clients.set(`${tenant} ${role}`, client);
      ownMakers.set(`${tenant} ${role}`, createRecordMaker(api, client, collections, (index + 1) * 10_000));
    }
  }
});
afterAll(() => api.close());

function counting(client: TestClient): TestClient {
  const { call } = client;
  return {
    ...client,
    call(...given) {
      done.requests += 1;
      return call(...given);
    },
  };
}

function triesOf(tenant: TenantCode, role: Role, collection: Collection): Tries {
  const maker = makers.get(tenant);
  const client = clients.get(`${tenant} ${role}`);
  const own = ownMakers.get(`${tenant} ${role}`);
  if (!maker || !client || !own) throw new Error(`Nobody is signed in at ${tenant} as ${role}.`);
  return createRightsTries({
    api,
    maker,
    client,
    role,
    collection,
    own,
    events,
    count: (cells) => (done.cells += cells),
  });
}

const served = tenants.flatMap((tenant) =>
  collections
    .map((collection) => variantOf(collection, tenant))
    .filter((collection) => isServedTo(collection, tenant))
    .map((collection) => [tenant, collection.name, collection] as const),
);
const picked = representatives(served, ([, , collection]) => traitsOf(collection));

/** Everything that rights to a collection can differ by: the rows of each verb, a lifecycle, and a field that is open, read only or hidden. */
function traitsOf(collection: Collection): string[] {
  const fields = Object.keys(collection.fields);
  return roles.flatMap((role) => [
    ...verbs.map((verb) => `${verb} ${kindOf(rowRule(collection, verb, declaredRoles(role)))}`),
    ...fields.map((field) => {
      const { read, create, change, changeUntil } = fieldRights(collection, role, field);
      return `field ${[read, create, change.length > 0, changeUntil.length > 0].join()}`;
    }),
    `${role} reads ${rowRule(collection, 'read', declaredRoles(role)) !== null}`,
    `lifecycle ${collection.lifecycle !== undefined}`,
  ]);
}

function kindOf(rule: ReturnType<typeof rowRule>): string {
  if (rule === null || rule === 'all') return String(rule);
  return [...new Set(rule.flatMap((condition) => Object.keys(condition)))].sort().join();
}

/** Collections after which the database counts its rows again: it would plan for the few that there were at first, and take seconds. */
const countedAfter = 10;
let tried = 0;
beforeEach(async () => {
  if (tried % countedAfter === 0) await api.asOwner('ANALYZE');
  tried += 1;
});

test.each(picked)(
  'the server gives each role the rights of the table, and no others: %s %s',
  async (tenant, _name, collection) => {
    for (const role of roles) {
      const tries = triesOf(tenant, role, collection);
      await tries.create();
      if (rowRule(collection, 'read', declaredRoles(role)) === null) {
        await tries.readNothing();
        continue;
      }
      if (!isWayServed(collection, role, tenant)) continue;
      const hashcode = await tries.reach();
      await tries.read(hashcode);
      await tries.listBy(hashcode);
      await tries.change(hashcode);
      await tries.transit(hashcode);
      await tries.remove();
    }
  },
  120_000,
);

test('every cell was tried', () => {
  process.stdout.write(`${done.cells} cells of rights tried by ${done.requests} requests\n`);
  // Of all collections there are more than 5,000 cells for each tenant.
  const share = picked.length / served.length;
  expect(done.cells).toBeGreaterThan(5_000 * share * tenants.length);
  expect(done.requests).toBeGreaterThan(3_000 * share * tenants.length);
});
