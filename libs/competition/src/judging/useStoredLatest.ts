import { openSealedStore, type OwnedKind, type SealedStore } from '@callboard/auth/sealed';
import { useEffect, useState } from 'react';
import * as v from 'valibot';

/** What is stored of a kind, from what is read: the same functions on every render. */
export interface Stored<Read, Copy> {
  kind: OwnedKind;
  schema: v.GenericSchema<unknown, Copy>;
  toStored: (read: Read) => Copy;
}

/**
 * Stores what is read last of a kind on the device, encrypted, and returns what was stored before: the work goes on where a reload or a
 * restart of the browser finds no network. A sign-out deletes it.
 */
export function useStoredLatest<Read, Copy>(
  { kind, schema, toStored }: Stored<Read, Copy>,
  read: Read | undefined,
): Copy | null {
  const [store, setStore] = useState<SealedStore | null>(null);
  const [stored, setStored] = useState<Copy | null>(null);

  // Reads the storage of the browser.
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const opened = await openSealedStore(kind, () => setStore(null));
      const [row] = (await opened?.readAll()) ?? [];
      if (isGone) return;
      setStore(opened);
      const parsed = v.safeParse(schema, row ? JSON.parse(row.text) : null);
      setStored(parsed.success ? parsed.output : null);
    };
    // A device that cannot store anything shows what the server has.
    open().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [kind, schema]);

  // Writes to the storage of the browser.
  useEffect(() => {
    if (store && read !== undefined) write(store, toStored(read)).catch(() => undefined);
  }, [store, read, toStored]);
  return stored;
}

/** There is one: it replaces what was stored. */
async function write(store: SealedStore, next: unknown): Promise<void> {
  const text = JSON.stringify(next);
  const [row] = await store.readAll();
  if (row) await store.replace(row.number, text);
  else await store.add(text);
}
