import { openDatabase, settled } from '../databases/openDatabase';
import { draftStore } from './createDrafts';
import { draftDatabasePrefix } from './draftKey';
import type { SealedDraft } from './sealing';

/** How many drafts are on this device, and when the last one was stored. */
export interface StoredDrafts {
  count: number;
  /** Epoch milliseconds; 0 without drafts. */
  savedAt: number;
}

/** Counts the drafts of all users on this device. It needs no key, so it works without a session; it cannot read what they contain. */
export async function storedDrafts(): Promise<StoredDrafts> {
  if (typeof indexedDB === 'undefined') return { count: 0, savedAt: 0 };
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith(draftDatabasePrefix) ? [name] : []));
  const times = (await Promise.all(names.map(timesIn))).flat();
  return { count: times.length, savedAt: Math.max(0, ...times) };
}

async function timesIn(name: string): Promise<number[]> {
  const database = await openDatabase(name, draftStore);
  const all = await settled(database.transaction(draftStore).objectStore(draftStore).getAll());
  database.close();
  // Only `createDrafts` writes to this store.
  return all.map((draft: SealedDraft) => draft.savedAt);
}
