import {
  declaredRoles,
  rowRule,
  tenantCodes,
  type Collection,
  type Role,
  type TenantCode,
  type Verb,
} from '@callboard/api-contract';
import {
  collectionNamed,
  collectionNames,
  isCollectionName,
  isServedTo,
  variantOf,
} from '@callboard/api-contract/collections';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { representatives } from '../../../../vitest/representatives.mjs';
import { name } from '../../engine/database/quote';
import { tableName } from '../../engine/database/tableNames';
import { createRecordMaker, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { rowRights, type RowRight } from './rowRights';
import { rowWays, setPerson, type Loss, type ReachingBy, type RowWay } from './rowWays';
import {
  conditionsOf,
  hashcodeIn,
  open,
  setColumns,
  wholesOfItsOwn,
  type Reached,
  type Reaching,
} from './withinReach';

let api: TestApi;
const offices = new Map<TenantCode, { admin: TestClient; maker: RecordMaker }>();
const collections = collectionNames.map(collectionNamed);

beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** The first tenant that has a collection: one is enough for a rule that is the same for all. */
function tenantOf({ collection }: RowRight): TenantCode {
  const tenant = [...tenantCodes]
    .sort((a, b) => Number(b === 'showquest') - Number(a === 'showquest'))
    .find((code) => isServedTo(variantOf(collection, code), code));
  if (!tenant) throw new Error(`No tenant has ${collection.name}.`);
  return tenant;
}

async function officeAt(tenant: TenantCode) {
  const known = offices.get(tenant);
  if (known) return known;
  const admin = await api.loginAs(tenant, 'admin');
  const office = { admin, maker: createRecordMaker(api, admin, collections) };
  offices.set(tenant, office);
  return office;
}

const lines = rowRights(collections).flatMap((right) => {
  const verbs = right.verbs.filter((verb) => verb !== 'create');
  return verbs.length === 0
    ? []
    : rowWays(right).map((way) => {
        const title = `${right.collection.name} ${right.role} ${verbs.join(', ')} by ${way.title}`;
        return [title, { ...right, verbs }, way] as const;
      });
});

/** Of each kind of row one for each role and verb. */
const picked = representatives(lines, ([, { condition, role, verbs }]) => {
  const kind = Object.keys(condition).sort().join();
  return [`${kind} ${role}`, ...verbs.map((verb) => `${kind} ${verb}`)];
});

test.each(picked)(
  '[6.8] a right is there with its row and gone without it: %s',
  async (_title, declared, way: RowWay) => {
    const tenant = tenantOf(declared);
    const right = { ...declared, collection: variantOf(declared.collection, tenant) };
    const office = await officeAt(tenant);
    const record = await makeUnreached(office.maker, right);
    const client = await api.loginAs(tenant, right.role);
    const given: ReachingBy = { api, ...office, client, role: right.role };
    await expectRights(given, right, record, false, 'there is no row');
    const losses = await way.give(given, record);
    await supportReading(given, right, record);
    await expectRights(given, right, record, true, 'the person or record has the row');
    expect(losses).not.toEqual([]);
    // A row that is deleted does not come back.
    for (const loss of losses.toSorted((one, other) => Number(!one.values) - Number(!other.values))) {
      const giveBack = await take(given, loss);
      await expectRights(given, right, record, false, loss.title);
      await giveBack?.();
      if (giveBack) await expectRights(given, right, record, true, `no longer ${loss.title}`);
    }
    if (right.verbs.includes('remove')) {
      const { status, body } = await client.call('DELETE', `${right.collection.path}/${record.hashcode}`);
      expect(status, JSON.stringify(body)).toBe(204);
    }
  },
);

/** A record that no one of the role reaches yet: neither by its values, nor by what it shares with others. */
async function makeUnreached(
  maker: RecordMaker,
  { collection, role, condition }: RowRight,
): Promise<Reached> {
  const wholes = await wholesOfItsOwn(maker, collection);
  const values = await unreachedValues(maker, collection, role);
  const record = await maker.make(collection.name, { ...wholes, ...values });
  // A record that has to name someone can name the first user of the tenant, who is of this role.
  if ('actor' in condition && condition.field !== 'hashcode' && record[condition.field]) {
    const other = await maker.make(condition.actor === 'user' ? 'users' : 'individuals');
    await setColumns({ api }, collection, record.hashcode, { [condition.field]: other.hashcode });
  }
  return record;
}

/** Values by which no one of the role reaches a record, nor what it belongs to. */
async function unreachedValues(
  maker: RecordMaker,
  collection: Collection,
  role: Role,
): Promise<Record<string, unknown>> {
  const values: Record<string, unknown> = {};
  for (const condition of conditionsOf(collection, role, 'read')) {
    const field = collection.fields[condition.field];
    const everyone = 'targetedBy' in condition ? condition.targetedBy.everyone : undefined;
    if (everyone !== undefined) values[everyone] = false;
    if ('holds' in condition) values[condition.field] = null;
    if ('in' in condition && field?.kind === 'select')
      values[condition.field] = field.options.find(({ value }) => !condition.in.includes(value))?.value;
    if ('readable' in condition && field?.kind === 'reference' && isCollectionName(field.to)) {
      const whole = collectionNamed(field.to);
      const unreached = await unreachedValues(maker, whole, role);
      if (Object.keys(unreached).length === 0) continue;
      values[condition.field] = (await maker.make(whole.name, unreached)).hashcode;
    }
  }
  return values;
}

/** A right that only changes a record needs another row that lets its user read it. */
async function supportReading(given: Reaching, { collection, role, verbs }: RowRight, record: Reached) {
  if (verbs.includes('read') || rowRule(collection, 'read', declaredRoles(role)) === 'all') return;
  const { status } = await given.client.call('GET', `${collection.path}/${record.hashcode}`);
  const [condition] = conditionsOf(collection, role, 'read');
  if (status !== 200 && condition) await open(given, collection, record, condition);
}

async function expectRights(
  given: Reaching,
  { collection, verbs }: RowRight,
  record: Reached,
  isGiven: boolean,
  when: string,
): Promise<void> {
  for (const verb of verbs) {
    // Removed records are gone: that they can be removed is tried last.
    if (verb === 'remove' && isGiven) continue;
    const expected = isGiven ? [200] : [403, 404];
    const check = async () => {
      const found = await tryVerb(given, collection.path, record, verb);
      for (const [by, status] of Object.entries(found))
        expect(expected, `${verb}, ${by}, ${when}`).toContain(status);
    };
    // A process hears a little later that a user is another person.
    await (when.includes('person') ? vi.waitFor(check, { interval: 20 }) : check());
  }
}

/** The statuses of the answers, by the way in which a verb is tried. A list without the record is none. */
async function tryVerb(
  { client }: Reaching,
  path: string,
  record: Reached,
  verb: Verb,
): Promise<Record<string, number>> {
  const { hashcode, body } = record;
  const at = `${path}/${hashcode}`;
  const statusOf = async (method: 'GET' | 'PATCH' | 'DELETE', address: string, body?: object) =>
    (await client.call(method, address, body)).status;
  if (verb === 'remove') return { one: await statusOf('DELETE', at) };
  if (verb === 'update') {
    // A patch of a message names its conversation.
    const message = { conversation: hashcodeIn(record, 'conversation'), body };
    return { one: await statusOf('PATCH', at, path === 'callboard/messages' ? message : {}) };
  }
  const list = await client.call('GET', `${path}?hashcode__in=${hashcode}`);
  const isListed = JSON.stringify(list.body).includes(`"hashcode":"${hashcode}"`);
  return {
    one: await statusOf('GET', at),
    history: await statusOf('GET', `${at}/changes`),
    list: isListed ? list.status : 404,
  };
}

/** Takes a row away; answers how it is put back, where it can be. */
async function take(
  given: ReachingBy,
  { collection, hashcode, values }: Loss,
): Promise<(() => Promise<void>) | null> {
  if (collection.name === 'users') {
    const [before] = await api.asOwner<{ individual: string }>(
      'SELECT individual FROM users WHERE hashcode = $1',
      [given.client.user],
    );
    await setPerson(given, values?.['individual']);
    return () => setPerson(given, before?.individual);
  }
  const table = name(tableName(collection.name));
  if (values === null) {
    await api.asOwner(`DELETE FROM ${table} WHERE hashcode = $1`, [hashcode]);
    return null;
  }
  const columns = Object.keys(values).map(name).join(', ');
  const [before] = await api.asOwner<Record<string, unknown>>(
    `SELECT ${columns} FROM ${table} WHERE hashcode = $1`,
    [hashcode],
  );
  await setColumns({ api }, collection, hashcode, values);
  return () => setColumns({ api }, collection, hashcode, before ?? {});
}
