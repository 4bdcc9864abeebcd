import type { TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames, variantOf } from '@callboard/api-contract/collections';
import {
  mergeableCollections,
  referencesTo,
  type MergeableCollection,
} from '@callboard/api-contract/records';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableName } from '../database/tableNames';
import { createRecordMaker, type MadeRecord, type RecordMaker } from '../../testKit/makeRecords';
import { startTestApi, type TestAnswer, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { sendOne } from '../../testKit/uploads';

const collections = collectionNames.map(collectionNamed);
const people = 'individual/individuals';
let api: TestApi;
let staff: TestClient;
let maker: RecordMaker;
/** Each maker numbers its records from elsewhere: their names must differ. */
let madeFrom = 0;

beforeAll(async () => {
  api = await startTestApi();
  staff = await api.loginAs('showquest', 'staff');
  maker = createRecordMaker(api, staff, collections);
});
afterAll(() => api.close());

interface Sides {
  kept: MadeRecord;
  other: MadeRecord;
}

function merge(
  client: TestClient,
  collection: MergeableCollection,
  { kept, other }: Sides,
  take: readonly string[] = [],
): Promise<TestAnswer> {
  const side = ({ hashcode, version }: MadeRecord) => ({ hashcode, version });
  const data = { collection, kept: side(kept), other: side(other), take };
  return client.call('POST', 'user/actions', { action: 'merge_records', data });
}

function undo(client: TestClient, { body }: TestAnswer): Promise<TestAnswer> {
  const target = Object(body).data.change_set;
  return client.call('POST', 'changes/actions', { action: 'undo', target });
}

async function read(client: TestClient, path: string): Promise<MadeRecord> {
  // As the API reads it.
  return (await client.call('GET', path)).body as MadeRecord;
}

/** All that is stored but for what every write counts: versions and times. */
async function dump(): Promise<unknown> {
  const tables = [
    ...collections.map(({ name }) => tableName(name)),
    'attachments',
    'consents',
    'guardians',
    'comments',
    'record_followers',
    'record_tags',
  ];
  const parts = tables.map(
    (table) => `SELECT '${table}' AS name, to_jsonb(t) - 'version' - 'modified' AS stored FROM "${table}" t`,
  );
  return api.asOwner(`SELECT * FROM (${parts.join(' UNION ALL ')}) d ORDER BY name, stored::text`);
}

async function pairOf(collection: MergeableCollection, own = maker): Promise<Sides> {
  return { kept: await own.make(collection), other: await own.make(collection) };
}

describe('[2.27] merging two records', () => {
  const tenants: readonly TenantCode[] = ['showquest', 'rockquest', 'launchpad', 'basketball'];
  const cases = tenants.flatMap((tenant) => mergeableCollections.map((name) => [tenant, name] as const));

  it.each(cases)(
    'moves every reference at %s to the %s that stays, and Undo restores all',
    async (tenant, name) => {
      const client = await api.loginAs(tenant, 'staff');
      const admin = await api.loginAs(tenant, 'admin');
      madeFrom += 1_000;
      const own = createRecordMaker(api, admin, collections, madeFrom);
      const sides = await pairOf(name, own);
      const { kept, other } = sides;
      const references = referencesTo(
        name,
        collections.map((each) => variantOf(each, tenant)),
      ).filter(({ collection }) => collection.tenants?.includes(tenant) ?? tenant === 'showquest');
      const naming: { path: string; field: string }[] = [];
      for (const { collection, field } of references) {
        const row = await own.make(collection.name);
        await api.asOwner(`UPDATE ${tableName(collection.name)} SET "${field}" = $2 WHERE hashcode = $1`, [
          row.hashcode,
          other.hashcode,
        ]);
        naming.push({ path: `${collection.path}/${row.hashcode}`, field });
      }
      const before = await dump();
      const merged = await merge(
        client,
        name,
        sides,
        ['name', 'first_name', 'town'].filter((field) => field in kept),
      );
      expect([merged.status, merged.body]).toMatchObject([200, { success: true }]);
      for (const { path, field } of naming)
        expect([path, (await read(admin, path))[field]]).toMatchObject([path, { hashcode: kept.hashcode }]);
      const { path } = collectionNamed(name);
      expect((await client.call('GET', `${path}/${other.hashcode}`)).status).toBe(404);
      expect(await read(client, `${path}/${kept.hashcode}`)).toMatchObject({ town: other['town'] });
      const undone = await undo(client, merged);
      expect([undone.status, undone.body]).toMatchObject([200, { success: true }]);
      expect(await dump()).toEqual(before);
    },
  );

  it('takes comments and followers along, and Undo gives them back', async () => {
    const sides = await pairOf('individuals');
    const [one, two] = [sides.kept.hashcode, sides.other.hashcode];
    const colleague = await api.loginAs('showquest', 'staff');
    const comment = (by: TestClient, record: string, body: string) => {
      const data = { collection: 'individuals', record, comment: randomUUID(), body };
      return by.call('POST', 'user/actions', { action: 'comment', data });
    };
    await comment(staff, one, 'One');
    await comment(staff, two, 'Two');
    await comment(colleague, two, 'Three');
    const before = await dump();
    const bodies = async (record: string) =>
      JSON.stringify(await read(colleague, `comments/individuals/${record}`)).match(/One|Two|Three/g);
    const merged = await merge(staff, 'individuals', sides);
    expect(await bodies(one)).toEqual(['One', 'Two', 'Three']);
    expect(await read(colleague, `comments/individuals/${one}`)).toMatchObject({
      data: { is_following: true },
    });
    expect((await undo(staff, merged)).status).toBe(200);
    expect(await dump()).toEqual(before);
    expect(await bodies(two)).toEqual(['Two', 'Three']);
    expect(await read(colleague, `comments/individuals/${one}`)).toMatchObject({
      data: { count: 1, is_following: false },
    });
  });

  it('leaves the tags of both on the one that stays, and Undo takes the new ones away', async () => {
    const sides = await pairOf('individuals');
    const [one, two] = [sides.kept.hashcode, sides.other.hashcode];
    const tags = [(await maker.make('tags')).hashcode, (await maker.make('tags')).hashcode];
    for (const [tag, records] of [
      [tags[0], [one, two]],
      [tags[1], [two]],
    ] as const) {
      const data = { collection: 'individuals', records, tag, is_on: true };
      expect((await staff.call('POST', 'user/actions', { action: 'tag_records', data })).status).toBe(200);
    }
    const before = await dump();
    const tagsOf = async (record: string) => JSON.stringify(await read(staff, `tags/individuals/${record}`));
    const merged = await merge(staff, 'individuals', sides);
    for (const tag of tags) expect(await tagsOf(one)).toContain(tag);
    expect((await undo(staff, merged)).status).toBe(200);
    expect(await dump()).toEqual(before);
    expect(await tagsOf(one)).not.toContain(tags[1]);
  });

  it('takes files along, leads old links to the one that stays, and stands in its history', async () => {
    const sides = await pairOf('individuals');
    const { kept, other } = sides;
    const file = await sendOne(api, staff, 'Kia ora', 'kia-ora.txt', {
      parent: `individual.Individual.${other.hashcode}`,
    });
    const parentOf = async () => {
      const [row] = await api.asOwner<{ parent: string }>(
        'SELECT parent FROM attachments WHERE hashcode = $1',
        [file.hashcode],
      );
      return row?.parent;
    };
    const third = await maker.make('individuals');
    const merged = await merge(staff, 'individuals', sides);
    expect(await parentOf()).toBe(kept.hashcode);
    const old = `merges/individuals/${other.hashcode}`;
    expect(await read(staff, old)).toMatchObject({ data: { kept: kept.hashcode } });
    expect(await read(staff, `${people}/${kept.hashcode}/changes`)).toMatchObject({
      results: [
        { actor: { hashcode: staff.user }, fields: [{ label: 'Merged', after: other.qed_model.title }] },
        { kind: 'create' },
      ],
    });
    await merge(staff, 'individuals', {
      kept: third,
      other: await read(staff, `${people}/${kept.hashcode}`),
    });
    expect(await read(staff, old)).toMatchObject({ data: { kept: third.hashcode } });
    const stranger = await api.loginAs('showquest', 'judge');
    expect(await read(stranger, old)).toMatchObject({ data: { kept: null } });
    expect((await undo(staff, merged)).status).toBe(409);
  });

  it('drops what both have, and withdraws a member who is in an entry twice', async () => {
    const sides = await pairOf('individuals');
    const [kept, other] = [sides.kept.hashcode, sides.other.hashcode];
    const supplier = await maker.make('suppliers');
    const relation = { name: 'Treasurer', organisation: null, supplier: supplier.hashcode };
    const stays = await maker.make('relations', { ...relation, individual: kept });
    const double = await maker.make('relations', { ...relation, individual: other });
    const entry = await maker.make('entries');
    const member = { entry: entry.hashcode, event: Object(entry['event']).hashcode };
    const first = await maker.make('participants', { ...member, individual: kept });
    const second = await maker.make('participants', { ...member, individual: other });
    const preview = await read(staff, `merges/individuals/preview?kept=${kept}&other=${other}`);
    expect(preview).toMatchObject({
      data: {
        moves: [
          { collection: 'participants', field: 'individual', count: 1 },
          { collection: 'relations', field: 'individual', count: 1 },
        ],
        doubles: expect.arrayContaining([
          expect.objectContaining({ hashcode: double.hashcode, outcome: 'dropped' }),
          expect.objectContaining({ hashcode: second.hashcode, outcome: 'withdrawn' }),
        ]),
      },
    });
    const before = await dump();
    const merged = await merge(staff, 'individuals', sides);
    expect(merged.status).toBe(200);
    expect((await staff.call('GET', `crm/relations/${double.hashcode}`)).status).toBe(404);
    expect((await staff.call('GET', `crm/relations/${stays.hashcode}`)).status).toBe(200);
    expect(await read(staff, `showquest/participants/${second.hashcode}`)).toMatchObject({
      status: 'withdrawn',
      individual: { hashcode: kept },
      replaced_by: { hashcode: first.hashcode },
    });
    expect((await undo(staff, merged)).status).toBe(200);
    expect(await dump()).toEqual(before);
  });

  it('[2.23] names what is in the way: the same entry of both schools', async () => {
    const sides = await pairOf('organizationStructures');
    const event = await maker.make('events');
    const entry = { name: 'Tahi', event: event.hashcode, performance: null, slot_starts_at: null };
    await maker.make('entries', { ...entry, organisation: sides.kept.hashcode });
    await maker.make('entries', { ...entry, organisation: sides.other.hashcode });
    const refused = await merge(staff, 'organizationStructures', sides);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: 'Both have Tahi in acts. Delete one of them first.' },
    ]);
  });

  it.each(['the one that stays', 'itself'])(
    '[2.26] never makes a supplier its own principal contractor: the other names %s',
    async (named) => {
      const kept = await maker.make('suppliers', { principal_contractor: null });
      const made = await maker.make('suppliers', { principal_contractor: kept.hashcode });
      const at = `corporation/suppliers/${made.hashcode}`;
      const own = { principal_contractor: made.hashcode };
      if (named === 'itself') expect((await staff.call('PATCH', at, own)).status).toBe(200);
      const other = await read(staff, at);
      const answer = await merge(staff, 'suppliers', { kept, other }, ['name', 'principal_contractor']);
      expect(answer.status).toBe(200);
      expect(await read(staff, `corporation/suppliers/${kept.hashcode}`)).toMatchObject({
        name: other['name'],
        principal_contractor: null,
      });
    },
  );

  it('writes nothing where one of them changed since, or both are the same', async () => {
    const sides = await pairOf('individuals');
    await staff.call('PATCH', `${people}/${sides.other.hashcode}`, { town: 'Ōtaki' });
    const refused = await merge(staff, 'individuals', sides);
    const { title } = sides.other.qed_model;
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { detail: `${title} has changed since. Look at both again.` },
    ]);
    const same = { kept: sides.kept, other: sides.kept };
    expect((await merge(staff, 'individuals', same)).status).toBe(400);
    const unknown = await merge(staff, 'individuals', await pairOf('individuals'), ['tenant']);
    expect(unknown.status).toBe(400);
  });

  it('is for staff of the tenant, and so is its Undo', async () => {
    const sides = await pairOf('individuals');
    for (const role of ['judge', 'participant', 'collaborator'] as const)
      expect((await merge(await api.loginAs('showquest', role), 'individuals', sides)).status).toBe(403);
    const stranger = await api.loginAs('rockquest', 'admin');
    expect((await merge(stranger, 'individuals', sides)).status).toBe(404);
    const merged = await merge(staff, 'individuals', sides);
    expect((await undo(stranger, merged)).status).toBe(404);
    expect([403, 404]).toContain((await undo(await api.loginAs('showquest', 'judge'), merged)).status);
    expect((await undo(await api.loginAs('showquest', 'admin'), merged)).status).toBe(200);
  });

  it('is suggested for people of the same email, or of the same name and birth date', async () => {
    const born = { date_of_birth: '2009-03-04', organisation: null };
    const one = await maker.make('individuals', {
      ...born,
      first_name: 'Wikitoria',
      last_name: 'Hēnare',
      email: 'wiki@duplicates.test',
    });
    const sameName = await maker.make('individuals', {
      ...born,
      first_name: 'Wikitōria',
      last_name: 'Henare',
      email: null,
    });
    const sameEmail = await maker.make('individuals', { first_name: 'Wiki', email: 'wiki@duplicates.test' });
    await maker.make('individuals', { first_name: 'Wikitoria', last_name: 'Henare', email: null });
    const { data } = Object(await read(staff, `merges/individuals/${one.hashcode}/duplicates`));
    expect(data.records).toHaveLength(2);
    expect(data.records).toEqual(
      expect.arrayContaining([
        { hashcode: sameName.hashcode, title: 'Wikitōria Henare', reason: 'name' },
        { hashcode: sameEmail.hashcode, title: sameEmail.qed_model.title, reason: 'email' },
      ]),
    );
  });
});
