import { limits, storageKeys, type StorageKey } from '@callboard/api-contract';
import { storedKeys, storedValue } from '@callboard/browser-storage';
import * as v from 'valibot';
import { entrySchemas, type StoredValues } from './entrySchemas';
import { memoryBacking, type Backing } from './memoryBacking';
import { parseEntry, writeEntry } from './storedEntry';

/** The five keys of the browser's local storage, typed (clause 3.36). */
export interface ValueStorage {
  /** @returns null when there is no value, or it is expired or corrupt; such a value is removed */
  read<K extends StorageKey>(key: K): StoredValues[K] | null;
  /** Stores a value without a time-to-live. */
  write<K extends StorageKey>(key: K, value: StoredValues[K]): void;
  /** Stores a value with a time-to-live. @param ttlSeconds defaults to an hour */
  writeFor<K extends StorageKey>(key: K, value: StoredValues[K], ttlSeconds?: number): void;
  remove(key: StorageKey): void;
  /** Removes the five keys and every `callboard.*` key. */
  clear(): void;
  /** True if other tabs of the browser share it. */
  readonly isShared: boolean;
}

/** Creates typed storage on top of the browser's, or of memory when that is blocked (private windows, blocked site data). */
export function createValueStorage(
  given: Backing | null,
  now: () => number = Date.now,
  ownPrefix = 'callboard.',
): ValueStorage {
  const backing = given ?? memoryBacking();
  const entryOf = (key: string) => storedValue(key, () => backing);
  const remove = (key: string) => entryOf(key).remove();
  const put = (key: StorageKey, value: unknown, expiresAt: number | null) =>
    void entryOf(key).write(writeEntry(value, expiresAt));

  function read<K extends StorageKey>(key: K): StoredValues[K] | null {
    const raw = entryOf(key).read();
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
      for (const key of [...storageKeys, ...storedKeys(ownPrefix, () => backing.keys())]) remove(key);
    },
  };
}
