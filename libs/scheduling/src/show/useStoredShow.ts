import { castSchema, showSchema, type Cast, type Show } from '@callboard/api-contract/scheduling';
import { openSealedStore, type SealedStore } from '@callboard/auth/sealed';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** A show as this device last read it. */
const storedSchema = v.object({
  at: v.number(),
  show: showSchema,
  /** Who appears in it, where the stage door was opened here. */
  cast: v.optional(castSchema),
});
export type StoredShow = v.InferOutput<typeof storedSchema>;

/** So many nights stay on a device: one is run, another is looked at. */
const maxStored = 3;

/**
 * Stores a show on the device, encrypted, whenever it is read, and returns what was stored before: the night goes on where a reload or a
 * restart of the browser finds no network. A sign-out deletes it.
 */
export function useStoredShow(
  performance: string,
  show: Show | undefined,
  cast: Cast | undefined,
): StoredShow | null {
  const [store, setStore] = useState<SealedStore | null>(null);
  const [stored, setStored] = useState<StoredShow | null>(null);

  // Reads the storage of the browser.
  useEffect(() => {
    let isGone = false;
    const read = async () => {
      const opened = await openSealedStore('show', () => setStore(null));
      const found = await find(opened, performance);
      if (isGone) return;
      setStore(opened);
      setStored(found?.stored ?? null);
    };
    // A device that cannot store anything shows what the server has.
    read().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [performance]);

  // Writes to the storage of the browser.
  useEffect(() => {
    if (store && show) write(store, { at: Date.now(), show, cast }).catch(() => undefined);
  }, [store, show, cast]);
  return stored;
}

async function rowsOf(store: SealedStore | null): Promise<{ number: number; stored: StoredShow | null }[]> {
  const rows = (await store?.readAll()) ?? [];
  return rows.map(({ number, text }) => {
    const parsed = v.safeParse(storedSchema, JSON.parse(text));
    return { number, stored: parsed.success ? parsed.output : null };
  });
}

async function find(store: SealedStore | null, performance: string) {
  const rows = await rowsOf(store);
  return rows.find(({ stored }) => stored?.show.performance.hashcode === performance);
}

/** Replaces what was stored of this performance; the oldest of too many go, and what another version of the app wrote. */
async function write(store: SealedStore, next: StoredShow): Promise<void> {
  const { hashcode } = next.show.performance;
  const rows = await rowsOf(store);
  const own = rows.find(({ stored }) => stored?.show.performance.hashcode === hashcode);
  const others = rows
    .filter((row) => row !== own)
    .sort((one, other) => (other.stored?.at ?? 0) - (one.stored?.at ?? 0));
  for (const { number } of others.slice(maxStored - 1)) await store.remove(number);
  const text = JSON.stringify({ ...next, cast: next.cast ?? own?.stored?.cast });
  if (own) await store.replace(own.number, text);
  else await store.add(text);
}
