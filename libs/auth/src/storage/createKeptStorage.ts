import { limits, storageKeys, type StorageKey } from '@callboard/api-contract';
import { keptKeys, keptValue } from '@callboard/browser-storage';
import * as v from 'valibot';
import { entrySchemas, type StoredValues } from './entrySchemas';
import { memoryBacking, type Backing } from './memoryBacking';
import { parseEntry, writeEntry } from './storedEntry';

/** The five keys of the browser's local storage, typed (clause 3.36). */
export interface KeptStorage {
  /** The value; null when there is none, it has expired or is corrupt: the last two are removed. */
  read<K extends StorageKey>(key: K): StoredValues[K] | null;
  /** Without a time-to-live. */
  write<K extends StorageKey>(key: K, value: StoredValues[K]): void;
  /** For so many seconds; an hour unless told otherwise. */
  writeFor<K extends StorageKey>(key: K, value: StoredValues[K], ttlSeconds?: number): void;
  remove(key: StorageKey): void;
  /** Removes the five keys and everything else of the product. */
  clear(): void;
  /** Other tabs of the browser see it, too. */
  readonly isShared: boolean;
}

/** Makes the storage over a browser's own, or over memory where that is refused (private windows, blocked site data). */
export function createKeptStorage(
  given: Backing | null,
  now: () => number = Date.now,
  ownPrefix = 'callboard.',
): KeptStorage {
  const backing = given ?? memoryBacking();
  const kept = (key: string) => keptValue(key, () => backing);
  const remove = (key: string) => kept(key).remove();
  const put = (key: StorageKey, value: unknown, expiresAt: number | null) =>
    void kept(key).write(writeEntry(value, expiresAt));

  function read<K extends StorageKey>(key: K): StoredValues[K] | null {
    const raw = kept(key).read();
    if (raw === null) return null;
    const entry = parseEntry(raw);
    const isAlive = entry !== 'corrupt' && (entry.expiresAt === null || entry.expiresAt > now());
    const parsed = isAlive ? v.safeParse(entrySchemas[key], entry.value) : null;
    if (parsed?.success) return parsed.output;
    remove(key);
    return null;
  }

  return {
    read,
    write: (key, value) => put(key, value, null),
    writeFor: (key, value, ttlSeconds = limits.storageTtlSeconds) =>
      put(key, value, now() + ttlSeconds * 1_000),
    remove,
    isShared: backing.isShared,
    clear() {
      for (const key of [...storageKeys, ...keptKeys(ownPrefix, () => backing.keys())]) remove(key);
    },
  };
}
