import { kindOf, tenantCodes, type Collection } from '@callboard/api-contract';
import { isAddressServedTo, isServedTo } from '@callboard/api-contract/collections';
import { isFilterable, isSortable } from '@callboard/api-contract/lists';
import { beforeAll, describe, expect, it } from 'vitest';
import { offering, pageOfRecord, patchable, tenantOf, written } from './collectionFacts';
import { createRecordMaker, type MadeRecord, type RecordMaker, type Values } from './makeRecords';
import type { TestAnswer, TestApi, TestClient } from './startTestApi';

interface Page {
  count: number;
  next: string | null;
  previous: string | null;
  results: MadeRecord[];
}

/** Shared parts of the tests of several collections. */
interface Shared {
  api: () => TestApi;
  numberedFrom: number;
}

/** Tests of every collection, described for one at an API that others share. */
export function describeOneCollection(
  collection: Collection,
  collections: readonly Collection[],
  { api, numberedFrom }: Shared,
): void {
  describe(collection.name, () => {
    const tenant = tenantOf(collection);
    let admin: TestClient;
    let maker: RecordMaker;
    let first: MadeRecord;
    const { path } = collection;

    beforeAll(async () => {
      admin = await api().loginAs(tenant, 'admin');
      maker = createRecordMaker(api(), admin, collections, numberedFrom);
      first = await maker.make(collection.name);
      await maker.make(collection.name);
    });

    it('[3.1] [7.17] reads as a record with its qed_model', async () => {
      const { body, headers } = await admin.call('GET', `${path}/${first.hashcode}`);
      expect(body).toEqual(first);
      expect(headers['etag']).toBe(`"${first.version}"`);
      expect(body).toMatchObject({
        hashcode: expect.stringMatching(/^[0-9a-f-]{36}$/),
        instance_id: expect.any(Number),
        qed_model: {
          title: expect.any(String),
          visual_title: expect.any(String),
          subtitle: expect.any(String),
          url: pageOfRecord(collection, first).replace('{hashcode}', first.hashcode),
          model: collection.model,
          avatar: {
            icon: collection.avatar.icon,
            shape: collection.avatar.shape,
            placeholder: expect.stringMatching(/^.{0,4}$/u),
          },
        },
      });
      const read = Object.entries(collection.fields).filter(([, field]) => field.neverRead !== true);
      expect(read.flatMap(([field]) => (field in first ? [] : field))).toEqual([]);
    });

    it('[7.16] [3.2] lists pages with links to their neighbours', async () => {
      const one = pageOf(await admin.call('GET', `${path}?paginate=true&page_size=1`));
      expect(one.count).toBeGreaterThanOrEqual(2);
      expect(one.previous).toBeNull();
      const two = pageOf(await admin.call('GET', one.next ?? ''));
      expect(two.previous).toContain('page=1');
      expect(two.results[0]?.hashcode).not.toBe(one.results[0]?.hashcode);
      const bare = await admin.call('GET', `${path}?paginate=false`);
      expect(bare.body).toHaveLength(one.count);
    });

    it('[7.16] is served alike under both versions and every alias', async () => {
      const prefixes = [`/api/v21/system/${path}`, `/api/v2/core/${collection.v2Path}`];
      const served = collection.aliases.filter((alias) => isAddressServedTo(collection, alias, admin.tenant));
      const aliases = served.flatMap((alias) => [`/api/v21/system/${alias}`, `/api/v2/core/${alias}`]);
      for (const base of [...prefixes, ...aliases]) {
        expect((await admin.call('GET', `${base}/${first.hashcode}`)).body).toEqual(first);
        expect((await admin.call('GET', `${base}/`)).status).toBe(200);
      }
    });

    it('orders by every field that offers it, both ways', async () => {
      for (const field of ['created', 'modified', 'instance_id', ...offering(collection, isSortable)]) {
        const up = pageOf(await admin.call('GET', `${path}?ordering=${field}`));
        const down = pageOf(await admin.call('GET', `${path}?ordering=-${field}`));
        expect(hashcodes(down)).toEqual(hashcodes(up).reverse());
      }
    });

    it('filters by every field that offers it', async () => {
      for (const field of offering(collection, isFilterable)) {
        if (collection.fields[field]?.kind === 'multiselect') continue;
        const value = written(first[field]);
        const query =
          value === null ? `${field}__isnull=true` : `${field}=${encodeURIComponent(String(value))}`;
        expect(hashcodes(pageOf(await admin.call('GET', `${path}?${query}`)))).toContain(first.hashcode);
      }
    });

    it('refuses filters, orders and fields that it does not have, by name', async () => {
      const { status, body } = await admin.call('GET', `${path}?nonsense=1&ordering=nothing&fields=nowhere`);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        nonsense: ['This is not a filter of this list'],
        ordering: [`This list cannot be ordered by 'nothing'`],
        fields: [`There is no field 'nowhere'`],
      });
    });

    it('sends only the fields that are asked for', async () => {
      const [field = ''] = Object.keys(collection.fields);
      const { results } = pageOf(await admin.call('GET', `${path}?fields=${field}`));
      expect(Object.keys(results[0] ?? {}).sort()).toEqual(
        ['hashcode', field, 'qed_model', 'version'].sort(),
      );
    });

    const [field, declared] = patchable(collection) ?? [];
    // The field has a meaning with these values of its record.
    const meant: Values = declared?.when ? { [declared.when.field]: declared.when.in[0] } : {};

    /** A value of the field; every other draft leaves out what it needs not. */
    async function valueOfField() {
      const [one, two] = [await maker.draftOf(collection, meant), await maker.draftOf(collection, meant)];
      return one[String(field)] ?? two[String(field)];
    }

    it.runIf(field)(
      '[7.19] patches one field, and refuses a stale version with the record as it is',
      async () => {
        if (!field || !declared) return;
        const record = await maker.make(collection.name, meant);
        const value = await valueOfField();
        const patched = await admin.call(
          'PATCH',
          `${path}/${record.hashcode}`,
          { [field]: value },
          { 'if-match': `"${record.version}"` },
        );
        expect(patched.status, JSON.stringify(patched.body)).toBe(200);
        expect(patched.body).toMatchObject({ [field]: value, version: record.version + 1 });
        expect(patched.headers['change-set']).toMatch(/^[0-9a-f-]{36}$/);
        const stale = await admin.call(
          'PATCH',
          `${path}/${record.hashcode}`,
          { [field]: value },
          { 'if-match': `"${record.version}"` },
        );
        expect(stale.status).toBe(412);
        expect(stale.body).toMatchObject({ detail: expect.any(String), current: patched.body });
        expect(declared.label).not.toBe('');
      },
    );

    it.runIf(field)('[7.20] patches several, each by itself', async () => {
      if (!field) return;
      const one = await maker.make(collection.name, meant);
      const two = await maker.make(collection.name);
      const value = await valueOfField();
      const unknown = '00000000-0000-4000-8000-000000000000';
      const answer = await admin.call('PATCH', path, {
        bulk_patch: [
          { hashcode: one.hashcode, [field]: value },
          { hashcode: unknown, [field]: value },
          { hashcode: two.hashcode, nonsense: 1 },
        ],
      });
      expect(answer.status).toBe(207);
      expect(answer.body).toEqual({
        results: [
          { hashcode: one.hashcode, success: true },
          { hashcode: unknown, success: false, error: 'No item found' },
          { hashcode: two.hashcode, success: false, error: expect.any(String) },
        ],
      });
      expect((await admin.call('GET', `${path}/${one.hashcode}`)).body).toMatchObject({ [field]: value });
      expect((await admin.call('GET', `${path}/${two.hashcode}`)).body).toEqual(two);
    });

    it('[7.21] makes each transition that starts where a record is, and no other', async () => {
      const { lifecycle } = collection;
      if (!lifecycle) return;
      for (const [action, { from, to }] of Object.entries(lifecycle.transitions)) {
        const record = await maker.makeReady(collection.name);
        const isPossible = from.includes(String(record['status']));
        // `users` shares its address of actions with signing in.
        const answer = await admin.call('POST', `${path}/actions`, { action, target: record.hashcode });
        expect(answer.status, `${action} ${JSON.stringify(answer.body)}`).toBe(isPossible ? 200 : 400);
        if (isPossible) {
          // The record as it is after the transition, and after what follows from it.
          const { data } = answer.body as { data: { version: number } };
          expect(answer.body).toMatchObject({ success: true, data: { status: to } });
          expect(data.version).toBeGreaterThan(record.version);
        } else expect(answer.body).toMatchObject({ success: false, error: { message: expect.any(String) } });
      }
    });

    const canRemove = !collection.never?.includes('remove');
    const canUpdate = !collection.never?.includes('update');

    it.runIf(!canRemove)('refuses to delete, to admins too', async () => {
      expect((await admin.call('DELETE', `${path}/${first.hashcode}`)).status).toBe(403);
      expect((await admin.call('DELETE', path, { hashcodes: [first.hashcode] })).status).toBe(403);
    });

    it.runIf(canRemove)('[7.22] deletes one, and undo brings it back as it was', async () => {
      const record = await maker.make(collection.name);
      const removed = await admin.call('DELETE', `${path}/${record.hashcode}`);
      expect(removed.status).toBe(204);
      // A message stays in its place, without its text.
      const stays = 'deleted_at' in collection.fields;
      expect((await admin.call('GET', `${path}/${record.hashcode}`)).status).toBe(stays ? 200 : 404);
      const undone = await admin.call('POST', 'changes/actions', {
        action: 'undo',
        target: removed.headers['change-set'],
      });
      // Records that cannot be created are not restored, except the parts of those that can.
      if (collection.never?.includes('create') && !collection.partOf) return expect(undone.status).toBe(403);
      expect(undone.status, JSON.stringify(undone.body)).toBe(200);
      const back = await admin.call('GET', `${path}/${record.hashcode}`);
      expect(back.body).toEqual(
        stays
          ? { ...record, version: record.version + 2, modified: expect.any(String) }
          : { ...record, version: record.version + 1 },
      );
    });

    it.runIf(canRemove)('[7.23] deletes several and says which are not there', async () => {
      const records = [await maker.make(collection.name), await maker.make(collection.name)];
      const unknown = '00000000-0000-4000-8000-000000000000';
      const answer = await admin.call('DELETE', path, {
        hashcodes: [...records.map(({ hashcode }) => hashcode), unknown],
      });
      expect(answer.status).toBe(207);
      expect(answer.body).toEqual({
        results: [
          ...records.map(({ hashcode }) => ({ hashcode, success: true })),
          { hashcode: unknown, success: false, error: 'No item found' },
        ],
      });
    });

    it('tells what happened to a record', async () => {
      const { body } = await admin.call('GET', `${path}/${first.hashcode}/changes`);
      // The contract's list of changes, newest first. An invoice is issued after it was drafted, a gift voucher has its balance with its first
      // entry: one more change.
      const { count, results } = body as { count: number; results: { kind: string }[] };
      expect(results).toHaveLength(count);
      expect(results.at(-1)).toMatchObject({ kind: 'create' });
      if (canUpdate) expect(count).toBe(collection.name === 'giftVouchers' ? 2 : 1);
    });

    it('counts records by their status and other choices', async () => {
      const { count } = pageOf(await admin.call('GET', path));
      const by = Object.entries(collection.fields).filter(
        ([, field]) => isFilterable(field) && kindOf(field).isCounted === true,
      );
      for (const [field] of by) {
        const { body } = await admin.call('GET', `${path}/counts?by=${field}`);
        expect(body, `${field} ${JSON.stringify(body)}`).toHaveProperty('results');
        // The contract's CountsResponse.
        const { results } = body as { results: { count: number }[] };
        expect(results.reduce((sum, group) => sum + group.count, 0)).toBe(count);
      }
    });

    it('is unknown to tenants that do not have it, and its records to everybody else', async () => {
      for (const other of tenantCodes.filter((code) => code !== tenant)) {
        const stranger = await api().loginAs(other, 'admin');
        expect((await stranger.call('GET', `${path}/${first.hashcode}`)).status).toBe(404);
        const patch = await stranger.call('PATCH', `${path}/${first.hashcode}`, {});
        const hasNone = !isServedTo(collection, other);
        expect(patch.status).toBe(canUpdate || hasNone ? 404 : 403);
        const removal = await stranger.call('DELETE', `${path}/${first.hashcode}`);
        expect(removal.status).toBe(canRemove || hasNone ? 404 : 403);
      }
    });
  });
}

function pageOf({ status, body }: TestAnswer): Page {
  expect(status, JSON.stringify(body)).toBe(200);
  // The contract's envelope of a list.
  return body as Page;
}

function hashcodes({ results }: Page): string[] {
  return results.map(({ hashcode }) => hashcode);
}
