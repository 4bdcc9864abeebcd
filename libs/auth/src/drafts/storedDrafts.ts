import { openDatabase, resultOf } from '../databases/openDatabase';
import { sealedTexts } from '../sealed/openSealedStore';
import { draftStore } from './createDrafts';
import { prefixOf, type OwnedKind } from '../sealed/draftKey';
import type { SealedDraft } from '../sealed/sealing';

/** What is on this device of one kind: how many, and when the last one was stored. */
export interface Stored {
  count: number;
  /** Epoch milliseconds; 0 without any. */
  savedAt: number;
}

/** Counts the drafts of all users on this device. It needs no key, so it works without a session; it cannot read what they contain. */
export function storedDrafts(): Promise<Stored> {
  return stored('drafts', draftStore);
}

/** Counts in the same way what waits to be sent. */
export function storedOutbox(): Promise<Stored> {
  return stored('outbox', sealedTexts);
}

async function stored(kind: OwnedKind, store: string): Promise<Stored> {
  if (typeof indexedDB === 'undefined') return { count: 0, savedAt: 0 };
  const databases = await indexedDB.databases();
  const names = databases.flatMap(({ name }) => (name?.startsWith(prefixOf(kind)) ? [name] : []));
  const times = (await Promise.all(names.map((name) => timesIn(name, store)))).flat();
  return { count: times.length, savedAt: Math.max(0, ...times) };
}

async function timesIn(name: string, store: string): Promise<number[]> {
  const database = await openDatabase(name, store);
  const all = await resultOf(database.transaction(store).objectStore(store).getAll());
  database.close();
  // Both kinds of store have rows sealed by `createSeal` alone.
  return all.map((row: SealedDraft) => row.savedAt);
}
