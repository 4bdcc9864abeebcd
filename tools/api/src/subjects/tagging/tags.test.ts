import { apiPrefix, declaredRoles, rowRule, type Role } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { tagLimits } from '@callboard/api-contract/tags';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportFile, exportOf, postExport } from '../../engine/exports/testing/exportClient';
import { makeRegion } from '../../testKit/commentKit';
import { describeAction } from '../../testKit/describeAction';
import { describeQuery } from '../../testKit/describeQuery';
import { act, made } from '../../testKit/notificationKit';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';
import { forgetOldTags } from './forgetOldTags';

let api: TestApi;
let staff: TestClient;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  [staff, admin] = [await as('staff'), await as('admin')];
});
afterAll(() => api.close());

const as = (...roles: Role[]) => api.loginAs('showquest', ...roles);
const makeTag = async (name = `Tag ${randomUUID()}`, by = staff): Promise<string> =>
  made(await by.call('POST', 'tag/instances', { name, color: 'green' }));

interface GivenTag {
  collection?: string;
  tag: string;
  is_on?: boolean;
}
const put = (
  by: TestClient,
  records: readonly string[],
  { collection = 'regions', tag, is_on = true }: GivenTag,
) => act(by, 'tag_records', { collection, records, tag, is_on });

const tagsSchema = v.object({ data: v.array(v.object({ hashcode: v.string(), name: v.string() })) });
const tagsOn = async (by: TestClient, record: string) =>
  v
    .parse(tagsSchema, (await by.call('GET', `tags/regions/${record}`)).body)
    .data.map(({ hashcode }) => hashcode);

const listSchema = v.object({ count: v.number(), results: v.array(v.object({ hashcode: v.string() })) });
async function found(by: TestClient, filter: string) {
  const { count, results } = v.parse(listSchema, (await by.call('GET', `callboard/regions?${filter}`)).body);
  return { count, records: results.map(({ hashcode }) => hashcode).sort() };
}

describe('[3.25] tags on records', () => {
  it('are put on several records together, report which had them not, and are read by name', async () => {
    const [one, two] = [await makeRegion(admin), await makeRegion(admin)];
    const [late, early] = [await makeTag(`B ${randomUUID()}`), await makeTag(`A ${randomUUID()}`)];
    expect((await put(staff, [one], { tag: late })).body).toMatchObject({
      data: { changed: [one], full: [] },
    });
    expect((await put(staff, [one, two], { tag: late })).body).toMatchObject({
      data: { changed: [two], full: [] },
    });
    await put(staff, [one], { tag: early });
    expect(await tagsOn(staff, one)).toEqual([early, late]);
    expect((await put(staff, [one, two], { tag: early, is_on: false })).body).toMatchObject({
      data: { changed: [one] },
    });
    expect(await tagsOn(admin, one)).toEqual([late]);
  });

  it('filter the list of any collection, with its count, and the tag stays when it is archived', async () => {
    const records = await Promise.all([1, 2, 3].map(() => makeRegion(admin)));
    const [first = '', second = '', third = ''] = records;
    const [tag, other] = [await makeTag(), await makeTag()];
    expect(await found(staff, `tagged=${tag}`)).toEqual({ count: 0, records: [] });
    await put(staff, [first, second], { tag });
    await put(staff, [third], { tag: other });
    expect(await found(staff, `tagged=${tag}`)).toEqual({ count: 2, records: [first, second].sort() });
    expect((await found(staff, `tagged__in=${tag},${other}`)).records).toEqual(records.toSorted());
    await put(staff, [first], { tag, is_on: false });
    const archived = await staff.call('POST', 'tag/instances/actions', { action: 'archive', target: tag });
    expect(archived.status).toBe(200);
    expect(await found(staff, `tagged=${tag}`)).toEqual({ count: 1, records: [second] });
    const untagged = (await found(staff, `tagged__isnull=true&page_size=100`)).records;
    expect([untagged.includes(first), untagged.includes(second)]).toEqual([true, false]);
  });

  it.each(['judge', 'participant', 'collaborator'] as const)('are no matter of a %s', async (role) => {
    const [client, record, tag] = [await as(role), await makeRegion(admin), await makeTag()];
    await put(staff, [record], { tag });
    const answers = [
      await client.call('GET', `tags/regions/${record}`),
      await put(client, [record], { tag }),
      await put(client, [record], { tag, is_on: false }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    const filtered = await client.call('GET', `callboard/regions?tagged=${tag}`);
    expect([filtered.status, JSON.stringify(filtered.body)]).toEqual([
      400,
      expect.stringContaining('tagged'),
    ]);
    expect(await tagsOn(staff, record)).toEqual([tag]);
  });

  it('[6.8] are hidden from staff whose role cannot read tags', async () => {
    const own = await startTestApi();
    try {
      const [boss, limited] = [
        await own.loginAs('showquest', 'admin'),
        await own.loginAs('showquest', 'staff'),
      ];
      const [record, tag] = [await makeRegion(boss), await makeTag(undefined, boss)];
      await put(boss, [record], { tag });
      const limits = { tags: { verbs: ['read'] } };
      expect((await act(boss, 'limit_role', { role: 'staff', limits, version: 0 })).status).toBe(200);
      expect((await limited.call('GET', `tags/regions/${record}`)).status).toBe(403);
      expect((await put(limited, [record], { tag })).status).toBe(403);
      expect((await limited.call('GET', `callboard/regions?tagged=${tag}`)).status).toBe(400);
      expect((await found(boss, `tagged=${tag}`)).count).toBe(1);
    } finally {
      await own.close();
    }
  });

  it('do not exist on a record of another tenant, of a collection that the user cannot read, or of none', async () => {
    const [record, tag] = [await makeRegion(admin), await makeTag()];
    await put(staff, [record], { tag });
    const stranger = await api.loginAs('rockquest', 'admin');
    const foreign = await makeTag(undefined, stranger);
    const hidden = collectionNames.find(
      (name) => !rowRule(collectionNamed(name), 'read', declaredRoles('staff')),
    );
    expect(hidden).toBeDefined();
    const answers = await Promise.all([
      stranger.call('GET', `tags/regions/${record}`),
      put(stranger, [record], { tag: foreign }),
      put(stranger, [record], { tag, is_on: false }),
      put(staff, [record], { tag: foreign }),
      put(staff, [randomUUID()], { tag }),
      put(staff, [record], { tag: randomUUID() }),
      put(staff, [record], { tag, collection: 'nothing' }),
      put(staff, [record], { tag, collection: 'entries' }),
      staff.call('GET', `tags/${hidden}/${record}`),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 9 }, () => 404));
    expect(await tagsOn(staff, record)).toEqual([tag]);
    expect((await found(stranger, `tagged=${tag}`)).count).toBe(0);
  });

  it('have limits: of records at a time, and of tags on a record, however many come together', async () => {
    const [record, tag] = [await makeRegion(admin), await makeTag()];
    const tooMany = Array.from({ length: tagLimits.maxRecords + 1 }, () => randomUUID());
    expect((await put(staff, tooMany, { tag })).status).toBe(400);
    expect((await put(staff, [], { tag })).status).toBe(400);
    await api.asOwner(
      `WITH made AS (INSERT INTO tags (tenant, name) SELECT 'showquest', 'Filled ' || n || $2 FROM generate_series(2, $3::int) n
          RETURNING hashcode)
        INSERT INTO record_tags (tenant, collection, record, tag) SELECT 'showquest', 'regions', $1, hashcode FROM made`,
      [record, record, tagLimits.maxPerRecord],
    );
    const others = await Promise.all([makeTag(), makeTag()]);
    const answers = await Promise.all(others.map((other) => put(staff, [record], { tag: other })));
    const full = answers.map(({ body }) => JSON.stringify(body).includes(`"full":["${record}"]`));
    expect(full.sort()).toEqual([false, true]);
    expect(await tagsOn(staff, record)).toHaveLength(tagLimits.maxPerRecord);
  });

  it('go with their record and with their tag, come back with Undo, and are removed when it is gone for good', async () => {
    const [record, tag] = [await makeRegion(admin), await makeTag()];
    await put(staff, [record], { tag });
    const stored = () => api.asOwner('SELECT record FROM record_tags WHERE record = $1', [record]);
    for (const path of [`callboard/regions/${record}`, `tag/instances/${tag}`]) {
      const deleted = await admin.call('DELETE', path);
      expect((await found(staff, `tagged=${tag}`)).count).toBe(0);
      await sweep();
      const undo = { action: 'undo', target: deleted.headers['change-set'] };
      expect((await admin.call('POST', 'changes/actions', undo)).status).toBe(200);
      expect(await tagsOn(staff, record)).toEqual([tag]);
    }
    await admin.call('DELETE', `tag/instances/${tag}`);
    await api.asOwner(`UPDATE changes SET at = now() - interval '8 days' WHERE record = $1`, [tag]);
    expect(await stored()).toHaveLength(1);
    await sweep();
    expect(await stored()).toEqual([]);
  });

  it('[7.42] are a column of an export for those who see them', async () => {
    const [record, name] = [await makeRegion(admin), `Early ${randomUUID()}`];
    const tag = await makeTag(name);
    await put(staff, [record], { tag });
    const url = `${apiPrefix()}callboard/regions/exports?tagged=${tag}`;
    const { bytes } = await exportFile(api, url, staff, exportOf(['position', 'tagged']));
    expect(bytes.toString('utf8').trimEnd().split('\r\n').slice(1)).toEqual([`,${name}`]);
    const judge = await as('judge');
    const refused = await postExport(
      api,
      `${apiPrefix()}callboard/regions/exports`,
      judge,
      exportOf(['tagged']),
    );
    expect(refused.statusCode).toBe(400);
  });

  it('show live to staff who are connected, and to no participant', async () => {
    const to = await listen(api);
    const participant = await as('participant');
    const [socket, outside] = [
      await connectedSocket({ to, ...staff }),
      await connectedSocket({ to, ...participant }),
    ];
    const [record, tag] = [await makeRegion(admin), await makeTag()];
    await put(admin, [record], { tag });
    await expect
      .poll(() => socket.got)
      .toContainEqual({ code: 'tags.changed', collection: 'regions', record });
    // Later change: once it has arrived, the one before cannot arrive any more.
    const region = await makeRegion(admin);
    await expect.poll(() => JSON.stringify(outside.got)).toContain(region);
    expect(outside.codes()).not.toContain('tags.changed');
  });
});

async function sweep(): Promise<void> {
  for (const { text } of forgetOldTags) {
    await api.database.forTenant('showquest').query({ text, values: ['showquest'] });
  }
}

describeQuery(() => api, 'tagsOf');
describeAction(
  () => api,
  'tagRecords',
  async () => ({
    input: {
      collection: 'regions',
      records: [await makeRegion(admin)],
      tag: await makeTag(),
      is_on: true,
    },
  }),
);
