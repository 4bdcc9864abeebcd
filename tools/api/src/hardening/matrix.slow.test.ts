import {
  declaredRoles,
  apiPrefix,
  collectionPath,
  limits,
  roles,
  rowRule,
  tenantCodes,
  type CollectionName,
  type Role,
  type TenantCode,
} from '@callboard/api-contract';
import {
  collectionAt,
  collectionNamed,
  collectionNames,
  isServedTo,
  variantsOf,
} from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLong } from '../testKit/isLong';
import { seedingMs } from '../testKit/seededTemplate';
import { startTestApi, type TestApi } from '../testKit/startTestApi';
import { testSession, type TestSession } from '../testKit/testSession';
import { oneOfEach } from './targetsOf';

let api: TestApi;
const known = new Map<TenantCode, Record<string, string>>();
const sessions = new Map<string, TestSession>();
const triedFor = new Set<string>();
let requests = 0;

beforeAll(async () => {
  api = await startTestApi({ isSeeded: true });
  for (const tenant of tenantCodes) {
    known.set(tenant, await oneOfEach(api.database, tenant));
    for (const role of roles)
      sessions.set(`${tenant} ${role}`, await testSession(api.database, tenant, [role]));
  }
}, seedingMs);

afterAll(() => api.close());

/** The tenants to whom a record is foreign. */
const othersOf = (tenant: TenantCode) => tenantCodes.filter((code) => code !== tenant);

/**
 * The versions by which a role of a tenant asks for a stranger's record. In the short run the admin asks for each by both versions, and
 * every other role for one of each collection: whose it is, and which of the other tenants asks, goes round. The long run takes the
 * whole product.
 */
function versionsTried(tenant: TenantCode, role: Role, stranger: TenantCode, collection: CollectionName) {
  if (isLong) return [limits.apiVersion, 2];
  const turn = collectionNames.indexOf(collection) + roles.indexOf(role);
  const others = othersOf(stranger);
  const asks = (version: number, shift: number) =>
    others[(turn + shift) % others.length] === tenant ? [version] : [];
  if (role === 'admin') return [...asks(limits.apiVersion, 0), ...asks(2, 1)];
  const strangers = tenantCodes.filter((code) => known.get(code)?.[collection] !== undefined);
  return strangers[turn % strangers.length] === stranger ? asks(limits.apiVersion, 0) : [];
}

const pairs = tenantCodes.flatMap((tenant) => roles.map((role) => [tenant, role] as const));

test.each(pairs)(
  '[6.8] no record of another tenant can be read, changed, deleted or pointed at by %s %s',
  async (tenant, role) => {
    for (const stranger of othersOf(tenant)) {
      const before = await rowDigest(stranger);
      for (const [collection, hashcode] of Object.entries(known.get(stranger) ?? {})) {
        const name = collectionNames.find((each) => each === collection);
        if (!name) throw new Error(`${collection} is no collection.`);
        for (const version of versionsTried(tenant, role, stranger, name)) {
          triedFor.add(`${role} ${stranger} ${name}`);
          const url = `${apiPrefix(version)}${collectionPath(collectionAt(name, stranger), version)}`;
          for (const [method, address, payload] of [
            ['GET', `${url}/${hashcode}`],
            ['GET', `${url}/${hashcode}/changes`],
            ['PATCH', `${url}/${hashcode}`, {}],
            ['DELETE', `${url}/${hashcode}`],
            ['POST', `${url}/actions`, { action: 'retire', target: hashcode }],
          ] as const) {
            const answer = await ask(tenant, role, method, address, payload);
            expect([400, 403, 404], `${method} ${address}: ${answer.body}`).toContain(answer.statusCode);
            expect(answer.body).not.toContain('qed_model');
          }
          const bulk = await ask(tenant, role, 'PATCH', url, { bulk_patch: [{ hashcode }] });
          expect(bulk.body).not.toContain('"success":true');
          const removal = await ask(tenant, role, 'DELETE', url, { hashcodes: [hashcode] });
          expect(removal.body).not.toContain('"success":true');
          const listed = await ask(tenant, role, 'GET', `${url}?hashcode__in=${hashcode}`);
          expect(listed.body).not.toContain(`"hashcode":"${hashcode}"`);
        }
      }
      expect(await rowDigest(stranger)).toBe(before);
    }
  },
  120_000,
);

test('every record was tried, and every role tried one of each collection', () => {
  const records = [...known].flatMap(([stranger, ofTenant]) =>
    Object.keys(ofTenant).map((collection) => ({ stranger, collection })),
  );
  expect(records.length).toBeGreaterThan(100);
  const askers: readonly Role[] = isLong ? roles : ['admin'];
  const missing = records.flatMap(({ stranger, collection }) =>
    askers.map((role) => `${role} ${stranger} ${collection}`).filter((each) => !triedFor.has(each)),
  );
  expect(missing).toEqual([]);
  const ofCollections = new Set([...triedFor].map((each) => each.replace(/ \w+/, '')));
  const collections = new Set(records.map(({ collection }) => collection));
  expect(ofCollections.size).toBe(collections.size * roles.length);
});

test.each(tenantCodes)('the same questions about their own records are answered: %s', async (tenant) => {
  await readSheets(tenant);
  for (const [collection, hashcode] of Object.entries(known.get(tenant) ?? {})) {
    const name = collectionNames.find((each) => each === collection);
    const path = name && collectionAt(name, tenant).path;
    const answer = await ask(tenant, 'admin', 'GET', `${apiPrefix()}${path}/${hashcode}`);
    expect(answer.statusCode, `${collection}: ${answer.body}`).toBe(200);
    expect(answer.body).toContain(hashcode);
  }
});

/** The admin notes why they read the sheets of the stage that is known: before the release no admin outside its panel reads one without. */
async function readSheets(tenant: TenantCode): Promise<void> {
  const [sheet] = await api.database.forTenant(tenant).query<{ stage: string }>({
    text: 'SELECT stage FROM score_sheets WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, known.get(tenant)?.['scoreSheets'] ?? null],
  });
  if (!sheet) return;
  const read = { action: 'read_sheets', target: sheet.stage, data: { reason: 'An appeal' } };
  const answer = await ask(tenant, 'admin', 'POST', `${apiPrefix()}competition/stages/actions`, read);
  expect([200, 409], answer.body).toContain(answer.statusCode);
}

test.each(tenantCodes)('a token of %s opens no other tenant', async (tenant) => {
  for (const stranger of othersOf(tenant)) {
    for (const role of roles) {
      const answer = await api.app.inject({
        url: `${apiPrefix()}callboard/venues`,
        headers: { ...sessions.get(`${tenant} ${role}`)?.headers, domain: stranger },
      });
      requests += 1;
      expect([401, 403]).toContain(answer.statusCode);
    }
  }
});

test.each(pairs)(
  'what the contract does not grant is refused, collection by collection: %s %s',
  async (tenant, role) => {
    for (const collection of collectionNames.map((name) => collectionAt(name, tenant))) {
      const url = `${apiPrefix()}${collection.path}`;
      const list = await ask(tenant, role, 'GET', url);
      if (!isServedTo(collection, tenant)) {
        expect(list.statusCode, `${url}: ${list.body}`).toBe(404);
        continue;
      }
      const canRead = rowRule(collection, 'read', declaredRoles(role)) !== null;
      expect(list.statusCode, `${url}: ${list.body}`).toBe(canRead ? 200 : 403);
      const canCreate = rowRule(collection, 'create', declaredRoles(role)) !== null;
      const create = await ask(tenant, role, 'POST', url, {});
      expect(create.statusCode, `${url}: ${create.body}`).toBe(canCreate ? 400 : 403);
      const own = known.get(tenant)?.[collection.name];
      if (own && rowRule(collection, 'remove', declaredRoles(role)) === null) {
        const removal = await ask(tenant, role, 'DELETE', `${url}/${own}`);
        expect([403, 404], `${url}: ${removal.body}`).toContain(removal.statusCode);
      }
    }
  },
);

test('nothing is open to a user without a session', async () => {
  for (const collection of collectionNames.map(collectionNamed).flatMap(variantsOf)) {
    for (const method of ['GET', 'POST', 'PATCH', 'DELETE'] as const) {
      const answer = await api.app.inject({
        method,
        url: `${apiPrefix()}${collection.path}`,
        headers: { domain: 'showquest' },
        ...(method === 'GET' ? {} : { payload: {} }),
      });
      requests += 1;
      expect(answer.statusCode, `${method} ${collection.path}`).toBe(401);
    }
  }
  process.stdout.write(`${requests} requests across tenants, roles and foreign ids\n`);
  expect(requests).toBeGreaterThan(5_000);
});

async function ask(
  tenant: TenantCode,
  role: Role,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) {
  requests += 1;
  return api.app.inject({
    method,
    url,
    headers: { ...sessions.get(`${tenant} ${role}`)?.headers, domain: tenant },
    ...(payload ? { payload } : {}),
  });
}

/** Digest of a tenant's rows, to see if any changed. */
async function rowDigest(tenant: TenantCode): Promise<string> {
  const [row] = await api.asOwner<{ last: string }>(
    `SELECT coalesce(max(sequence), 0)::text AS last FROM changes WHERE tenant = $1`,
    [tenant],
  );
  return row?.last ?? '';
}
