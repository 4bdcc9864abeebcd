import { openDatabase, resultOf } from '../databases/openDatabase';
import { databaseOf, rememberedDraftKey, type OwnedKind } from './draftKey';
import { createSeal, type SealedDraft } from './sealing';

/** The only object store of such a database. */
export const sealedTexts = 'texts';
/** The name of its owner has a key of its own in it, which is no number. */
export const ownerKey = 'owner';
/** The keys of the texts. A function, since a server has no such ranges. */
export const textKeys = () => IDBKeyRange.bound(0, Infinity);

/** A stored text and its place: a later text has a higher number. */
export interface NumberedText {
  number: number;
  text: string;
}

/** Texts of one user in this browser, in order, and encrypted like drafts. All tabs of the user share them. */
export interface SealedStore {
  /** The name of its database, which is the same in every tab of the user. */
  name: string;
  readAll: () => Promise<NumberedText[]>;
  /** Adds a text after all others, or at a number of its own, for one that was removed by mistake. @returns its number */
  add: (text: string, at?: number) => Promise<number>;
  /** Replaces a text, unless it was removed meanwhile. */
  replace: (number: number, text: string) => Promise<void>;
  remove: (number: number) => Promise<void>;
  /** Writes down whose texts they are, for the next one who signs in on this device: the name alone is not encrypted. */
  nameOwner: (name: string) => Promise<void>;
}

interface StoredText extends SealedDraft {
  /** Random: what the encryption is bound to. */
  id: string;
}

/**
 * Opens a store of the signed-in user; null when nothing can be stored (an admin views as another user) or the browser cannot encrypt.
 * A sign-out deletes it; after a lost session it stays, for its owner alone. `onClose` is called when it was deleted.
 *
 * @example
 * const store = await openSealedStore('outbox', stop);
 */
export async function openSealedStore(kind: OwnedKind, onClose: () => void): Promise<SealedStore | null> {
  const key = rememberedDraftKey();
  if (key === null || typeof indexedDB === 'undefined' || !globalThis.crypto?.subtle) return null;
  const name = databaseOf(kind, key);
  const seal = await createSeal(key.slice(16));
  const database = await openDatabase(name, sealedTexts, onClose);
  const texts = (mode: IDBTransactionMode) =>
    database.transaction(sealedTexts, mode, { durability: 'strict' }).objectStore(sealedTexts);

  async function sealed(text: string): Promise<StoredText> {
    const id = crypto.randomUUID();
    return { id, ...(await seal.seal(id, text)) };
  }

  async function readAll(): Promise<NumberedText[]> {
    const store = texts('readonly');
    const [numbers, stored] = await Promise.all([
      resultOf(store.getAllKeys(textKeys())),
      resultOf(store.getAll(textKeys())),
    ]);
    // Only the functions below write to this store.
    const rows = stored as StoredText[];
    return Promise.all(
      rows.map(async (row, index) => ({
        number: Number(numbers[index]),
        text: await seal.open(row.id, row),
      })),
    );
  }

  async function add(text: string, at?: number): Promise<number> {
    const row = await sealed(text);
    const store = texts('readwrite');
    // In the transaction that adds it, so that two tabs never take the same number.
    const number = at ?? Number((await resultOf(store.openKeyCursor(textKeys(), 'prev')))?.key ?? 0) + 1;
    await resultOf(store.put(row, number));
    return number;
  }

  async function replace(number: number, text: string): Promise<void> {
    const row = await sealed(text);
    const store = texts('readwrite');
    if ((await resultOf(store.count(number))) > 0) await resultOf(store.put(row, number));
  }

  async function remove(number: number): Promise<void> {
    await resultOf(texts('readwrite').delete(number));
  }

  async function nameOwner(owner: string): Promise<void> {
    await resultOf(texts('readwrite').put(owner, ownerKey));
  }

  return { name, nameOwner, readAll, add, replace, remove };
}
