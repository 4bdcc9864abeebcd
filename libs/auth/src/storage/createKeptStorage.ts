import { limits, storageKeys, type StorageKey } from '@callboard/api-contract';
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
  const remove = (key: string) => attempt(() => backing.removeItem(key), undefined);
  const put = (key: StorageKey, value: unknown, expiresAt: number | null) =>
    attempt(() => backing.setItem(key, writeEntry(value, expiresAt)), undefined);

  function read<K extends StorageKey>(key: K): StoredValues[K] | null {
    const raw = attempt(() => backing.getItem(key), null);
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
      const keys = attempt(() => backing.keys(), []);
      for (const key of [...storageKeys, ...keys.filter((name) => name.startsWith(ownPrefix))]) remove(key);
    },
  };
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work();
  } catch {
    return otherwise;
  }
}
