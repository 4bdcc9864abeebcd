// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openDatabase, resultOf } from '../databases/openDatabase';
import { createDrafts } from './createDrafts';
import { databaseOf, rememberDraftKey } from '../sealed/draftKey';
import { openDraft } from './openDraft';
import { storedDrafts } from './storedDrafts';

const keyOf = (name: string) => name.padEnd(16, '-') + Buffer.alloc(32, name).toString('base64url');
const noop = () => undefined;

afterEach(() => {
  rememberDraftKey(null);
  vi.useRealTimers();
});

describe('the drafts of a user', () => {
  it('survive a reload of the page', async () => {
    await (await createDrafts(keyOf('aroha'), noop)).write('venues/new', { name: 'Town Hāll' });
    const draft = await (await createDrafts(keyOf('aroha'), noop)).read('venues/new');
    expect(draft?.changes).toEqual({ name: 'Town Hāll' });
  });

  it('are not visible to another user of the same device', async () => {
    await (await createDrafts(keyOf('aroha'), noop)).write('venues/new', { name: 'Secret' });
    expect(await (await createDrafts(keyOf('ben'), noop)).read('venues/new')).toBeNull();
  });

  it('are stored so that neither the input nor the form name can be read', async () => {
    const key = keyOf('cara');
    await (await createDrafts(key, noop)).write('venues/new', { name: 'Canary 4711' });
    const database = await openDatabase(databaseOf('drafts', key), 'drafts');
    const store = database.transaction('drafts').objectStore('drafts');
    const [stored] = await resultOf(store.getAll());
    const [mark] = await resultOf(store.getAllKeys());
    const bytes = Buffer.from(stored.sealed).toString('latin1');
    expect(bytes.length).toBeGreaterThan(20);
    expect(bytes + String(mark) + Buffer.from(stored.iv).toString('latin1')).not.toMatch(/Canary|venues/);
  });

  it('cannot be opened under the name of another form', async () => {
    const key = keyOf('dina');
    const drafts = await createDrafts(key, noop);
    await drafts.write('venues/new', { name: 'Moved' });
    await drafts.write('events/new', { name: 'Other' });
    const database = await openDatabase(databaseOf('drafts', key), 'drafts');
    const store = database.transaction('drafts', 'readwrite').objectStore('drafts');
    const marks = await resultOf(store.getAllKeys());
    const [first, second] = await resultOf(store.getAll());
    await resultOf(store.put(first, marks[1]));
    await resultOf(store.put(second, marks[0]));
    await expect(drafts.read('venues/new')).rejects.toThrow();
  });

  it('[1.8] are counted without a key, with the time of the last one', async () => {
    const before = await storedDrafts();
    await (await createDrafts(keyOf('ida'), noop)).write('venues/new', { name: 'A' });
    await (await createDrafts(keyOf('jon'), noop)).write('events/new', { name: 'B' });
    const after = await storedDrafts();
    expect(after.count).toBe(before.count + 2);
    expect(Math.abs(Date.now() - after.savedAt)).toBeLessThan(60_000);
  });

  it('are removed after thirty days', async () => {
    const key = keyOf('eve');
    await (await createDrafts(key, noop)).write('venues/new', { name: 'Old' });
    const days = (count: number) => () => Date.now() + count * 24 * 3_600_000;
    expect(await (await createDrafts(key, noop, days(29))).read('venues/new')).not.toBeNull();
    expect(await (await createDrafts(key, noop, days(31))).read('venues/new')).toBeNull();
  });

  it('close when they are deleted, and can be reopened by the same user', async () => {
    const key = keyOf('finn');
    rememberDraftKey(key);
    const before = openDraft('venues/new');
    before?.keep({ name: 'Gone' });
    before?.flush();
    expect(await vi.waitUntil(() => before?.read())).not.toBeNull();
    await resultOf(indexedDB.deleteDatabase(databaseOf('drafts', key)));
    const after = openDraft('venues/new');
    expect(await after?.read()).toBeNull();
    after?.keep({ name: 'New' });
    after?.flush();
    expect((await vi.waitUntil(() => after?.read()))?.changes).toEqual({ name: 'New' });
  });
});

describe('the draft of a form', () => {
  it('is stored when the typing pauses', async () => {
    rememberDraftKey(keyOf('gus'));
    const draft = openDraft('events/1');
    await draft?.read();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    draft?.keep({ name: 'S' });
    draft?.keep({ name: 'Sh' });
    vi.advanceTimersByTime(300);
    vi.useRealTimers();
    expect((await vi.waitUntil(() => draft?.read()))?.changes).toEqual({ name: 'Sh' });
  });

  it('drops a pending write when it is removed', async () => {
    rememberDraftKey(keyOf('hana'));
    const draft = openDraft('events/1');
    draft?.keep({ name: 'A' });
    draft?.flush();
    await vi.waitUntil(() => draft?.read());
    draft?.keep({ name: 'AB' });
    draft?.remove();
    draft?.flush();
    await vi.waitFor(async () => expect(await draft?.read()).toBeNull());
  });

  it('is null without a user', () => {
    expect(openDraft('events/1')).toBeNull();
  });
});
