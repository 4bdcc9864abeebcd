import * as v from 'valibot';
import { openDatabase, settled } from '../databases/openDatabase';
import { draftDatabaseOf } from './draftKey';
import { createSeal, type SealedDraft } from './sealing';

/** What somebody typed into a form and did not save. */
export interface Draft {
  changes: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** The only store of a database of drafts. */
const draftStore = 'drafts';
const longestLifeMs = 30 * 24 * 3_600_000;
/** In characters of JSON: a longer draft is not kept. */
const longestDraft = 1_000_000;
const changesSchema = v.record(v.string(), v.unknown());

/** The drafts of one user on this device. Where the browser keeps no databases, there are none. */
export interface Drafts {
  read: (name: string) => Promise<Draft | null>;
  write: (name: string, changes: Draft['changes']) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/**
 * Opens the drafts of a key: encrypted, so that a lost session leaves nothing that the next person at this device could read, and
 * the owner finds them again after signing in. What is older than thirty days goes. `onClose` is told when they are gone for good.
 */
export async function createDrafts(
  key: string,
  onClose: () => void,
  now: () => number = Date.now,
): Promise<Drafts> {
  const seal = await createSeal(key.slice(16));
  const database = await openDatabase(draftDatabaseOf(key), draftStore, onClose);
  await removeOld(database, now() - longestLifeMs);
  const store = (mode: IDBTransactionMode) =>
    database.transaction(draftStore, mode, { durability: 'relaxed' }).objectStore(draftStore);

  async function read(name: string): Promise<Draft | null> {
    const mark = await seal.markOf(name);
    // Only `write` puts anything into this store.
    const kept = (await settled(store('readonly').get(mark))) as SealedDraft | undefined;
    if (!kept) return null;
    const text = await seal.open(name, kept);
    return { changes: v.parse(changesSchema, JSON.parse(text)), savedAt: kept.savedAt };
  }

  async function write(name: string, changes: Draft['changes']): Promise<void> {
    const text = JSON.stringify(changes);
    if (text.length > longestDraft) return;
    const [mark, sealed] = await Promise.all([seal.markOf(name), seal.seal(name, text)]);
    await settled(store('readwrite').put(sealed, mark));
  }

  async function remove(name: string): Promise<void> {
    const mark = await seal.markOf(name);
    await settled(store('readwrite').delete(mark));
  }

  return { read, write, remove };
}

async function removeOld(database: IDBDatabase, before: number): Promise<void> {
  const store = database.transaction(draftStore, 'readwrite').objectStore(draftStore);
  const [marks, all] = await Promise.all([settled(store.getAllKeys()), settled(store.getAll())]);
  // As above: all of them were put there by `write`.
  const old = marks.filter((_, index) => (all[index] as SealedDraft).savedAt < before);
  await Promise.all(old.map((mark) => settled(store.delete(mark))));
}
