import { openDatabase, resultOf } from '../databases/openDatabase';
import { ownerKey, sealedTexts, textKeys } from '../sealed/openSealedStore';
import { draftStore } from './createDrafts';
import { databaseOf, prefixOf, rememberedDraftKey, type OwnedKind } from '../sealed/draftKey';
import type { SealedDraft } from '../sealed/sealing';

/** Stored items of one kind on this device: how many, and when the last one was stored. */
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

/** Unsent items of another user of this device. */
export interface WaitingOfOther {
  /** Their name; empty where it is not known. */
  owner: string;
  count: number;
}

/** Counts what waits for others than the signed-in user, by owner. What it is can be read by them alone. */
export async function outboxesOfOthers(): Promise<WaitingOfOther[]> {
  if (typeof indexedDB === 'undefined') return [];
  const key = rememberedDraftKey();
  const own = key === null ? null : databaseOf('outbox', key);
  const names = (await namesOf('outbox')).filter((name) => name !== own);
  const found = await Promise.all(names.map(readOwner));
  return found.filter(({ count }) => count > 0);
}

async function readOwner(name: string): Promise<WaitingOfOther> {
  const database = await openDatabase(name, sealedTexts);
  const store = database.transaction(sealedTexts).objectStore(sealedTexts);
  const [count, owner] = await Promise.all([
    resultOf(store.count(textKeys())),
    resultOf<unknown>(store.get(ownerKey)),
  ]);
  database.close();
  return { owner: typeof owner === 'string' ? owner : '', count };
}

async function namesOf(kind: OwnedKind): Promise<string[]> {
  const databases = await indexedDB.databases();
  return databases.flatMap(({ name }) => (name?.startsWith(prefixOf(kind)) ? [name] : []));
}

async function stored(kind: OwnedKind, store: string): Promise<Stored> {
  if (typeof indexedDB === 'undefined') return { count: 0, savedAt: 0 };
  const names = await namesOf(kind);
  const times = (await Promise.all(names.map((name) => timesIn(name, store)))).flat();
  return { count: times.length, savedAt: Math.max(0, ...times) };
}

async function timesIn(name: string, store: string): Promise<number[]> {
  const database = await openDatabase(name, store);
  const all = await resultOf(database.transaction(store).objectStore(store).getAll());
  database.close();
  // Both kinds of store have rows sealed by `createSeal`, and one of them the name of its owner.
  return all.flatMap((row: SealedDraft | string) => (typeof row === 'string' ? [] : [row.savedAt]));
}
