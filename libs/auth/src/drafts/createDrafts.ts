import * as v from 'valibot';
import { openDatabase, resultOf } from '../databases/openDatabase';
import { databaseOf } from '../sealed/draftKey';
import { createSeal, type SealedDraft } from '../sealed/sealing';

/** Unsaved changes of a form. */
export interface Draft {
  changes: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  savedAt: number;
}

/** The only object store of a drafts database. */
export const draftStore = 'drafts';
const maxAgeMs = 30 * 24 * 3_600_000;
/** In characters of JSON: a longer draft is not stored. */
const maxDraftLength = 1_000_000;
const changesSchema = v.record(v.string(), v.unknown());

/** The drafts of one user in this browser. */
export interface Drafts {
  read: (name: string) => Promise<Draft | null>;
  write: (name: string, changes: Draft['changes']) => Promise<void>;
  remove: (name: string) => Promise<void>;
}

/**
 * Opens the drafts of a key. They are encrypted: after a lost session the next person at this device cannot read them, and the owner
 * gets them back by signing in. Drafts older than thirty days are removed. `onClose` is called when the database is closed.
 */
export async function createDrafts(
  key: string,
  onClose: () => void,
  now: () => number = Date.now,
): Promise<Drafts> {
  const seal = await createSeal(key.slice(16));
  const database = await openDatabase(databaseOf('drafts', key), draftStore, onClose);
  await removeOld(database, now() - maxAgeMs);
  const store = (mode: IDBTransactionMode) =>
    database.transaction(draftStore, mode, { durability: 'relaxed' }).objectStore(draftStore);

  async function read(name: string): Promise<Draft | null> {
    const mark = await seal.markOf(name);
    // Only `write` writes to this store.
    const stored = (await resultOf(store('readonly').get(mark))) as SealedDraft | undefined;
    if (!stored) return null;
    const text = await seal.open(name, stored);
    return { changes: v.parse(changesSchema, JSON.parse(text)), savedAt: stored.savedAt };
  }

  async function write(name: string, changes: Draft['changes']): Promise<void> {
    const text = JSON.stringify(changes);
    if (text.length > maxDraftLength) return;
    const [mark, sealed] = await Promise.all([seal.markOf(name), seal.seal(name, text)]);
    await resultOf(store('readwrite').put(sealed, mark));
  }

  async function remove(name: string): Promise<void> {
    const mark = await seal.markOf(name);
    await resultOf(store('readwrite').delete(mark));
  }

  return { read, write, remove };
}

async function removeOld(database: IDBDatabase, before: number): Promise<void> {
  const store = database.transaction(draftStore, 'readwrite').objectStore(draftStore);
  const [marks, all] = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
  // As above: only `write` writes to this store.
  const old = marks.filter((_, index) => (all[index] as SealedDraft).savedAt < before);
  await Promise.all(old.map((mark) => resultOf(store.delete(mark))));
}
