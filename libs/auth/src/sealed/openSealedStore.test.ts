// @vitest-environment node
import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase, resultOf } from '../databases/openDatabase';
import { rememberDraftKey } from './draftKey';
import { outboxesOfOthers, storedOutbox } from '../drafts/storedDrafts';
import { openSealedStore, sealedTexts } from './openSealedStore';

const keyOf = (name: string) => name.padEnd(16, '-') + Buffer.alloc(32, name).toString('base64url');

async function storeOf(user: string, onClose = () => undefined) {
  rememberDraftKey(keyOf(user));
  const store = await openSealedStore('outbox', onClose);
  if (!store) throw new Error('No store was opened.');
  return store;
}

afterEach(() => rememberDraftKey(null));

it('has the texts in their order, also after a reload of the page and in another tab', async () => {
  const store = await storeOf('aroha');
  const first = await store.add('one');
  await Promise.all([store.add('two'), (await storeOf('aroha')).add('three')]);
  await store.remove(first);
  await store.add('one', first);
  const texts = (await (await storeOf('aroha')).readAll()).map(({ text }) => text);
  expect(texts[0]).toBe('one');
  expect(texts.slice(1).sort()).toEqual(['three', 'two']);
});

it('brings no removed text back by replacing it', async () => {
  const store = await storeOf('ben');
  const number = await store.add('one');
  await store.replace(number, 'uno');
  expect((await store.readAll()).map(({ text }) => text)).toEqual(['uno']);
  await store.remove(number);
  await store.replace(number, 'dos');
  expect(await store.readAll()).toEqual([]);
});

it('shows nothing of the text without the key, and is empty for another user', async () => {
  const store = await storeOf('cara');
  await store.add('Canary 4711');
  const database = await openDatabase(store.name, sealedTexts);
  const [row] = await resultOf(database.transaction(sealedTexts).objectStore(sealedTexts).getAll());
  expect(Buffer.from(row.sealed).toString('latin1')).not.toContain('Canary');
  expect(await (await storeOf('dina')).readAll()).toEqual([]);
});

it('is counted without a key', async () => {
  const before = await storedOutbox();
  await (await storeOf('eve')).add('one');
  rememberDraftKey(null);
  expect((await storedOutbox()).count).toBe(before.count + 1);
});

it('[1.8] is counted by its owner for others on this device, who read nothing of it', async () => {
  const store = await storeOf('gina');
  await store.nameOwner('Gina Rewi');
  await store.add('Canary 4712');
  expect((await store.readAll()).map(({ text }) => text)).toEqual(['Canary 4712']);
  expect(await outboxesOfOthers()).not.toContainEqual(expect.objectContaining({ owner: 'Gina Rewi' }));
  await storeOf('hemi');
  const found = await outboxesOfOthers();
  expect(found).toContainEqual({ owner: 'Gina Rewi', count: 1 });
  expect(JSON.stringify(found)).not.toContain('Canary');
  await store.remove(1);
  expect(await outboxesOfOthers()).not.toContainEqual(expect.objectContaining({ owner: 'Gina Rewi' }));
});

it('is closed when a sign-out deletes it', async () => {
  const onClose = vi.fn();
  const store = await storeOf('finn', onClose);
  await resultOf(indexedDB.deleteDatabase(store.name));
  expect(onClose).toHaveBeenCalled();
});

it('is null while nothing can be stored', async () => {
  expect(await openSealedStore('outbox', () => undefined)).toBeNull();
});
