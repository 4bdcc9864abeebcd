import { useClockOffset } from '@callboard/api-client';
import type { Problem } from '@callboard/api-contract';
import { useEffect, useState } from 'react';
import { storageOf } from '../device/deviceChecks';
import { readDeviceStorage } from '../device/deviceStorage';
import type { Snapshot } from './createSnapshots';
import { openSnapshots, type Snapshots, type StoredWork } from './openSnapshots';

/** Stored state on this device of a page that goes on without a network. */
export interface OnDevice<Copy> {
  /** Last stored copy; null where there is none, or until it was read. */
  stored: Snapshot<Copy> | null;
  /** There is no network. */
  isAway: boolean;
  /** Nothing can be stored here: without a network a reload finds nothing. Undefined until that is known. */
  isRefused: boolean | undefined;
  /** How many milliseconds the clock of the server is ahead of that of the device; null before that is known. */
  clockOffset: number | null;
  /** Persistence of the stored data, or the reason why the browser can drop it; undefined until it was requested. */
  keeping: ReturnType<typeof storageOf> | undefined;
}

/** Data of a query and of the copy of it that this device has. */
export interface ReadOnDevice<Read, Copy> {
  /** Data from the server; without a network, in a new tab, the stored copy. */
  data: Read | Copy | undefined;
  device: OnDevice<Copy>;
  /** None where there is no network and the copy is shown: the page has its own note then. */
  problem: Problem | undefined;
  isLoading: boolean;
  retry: () => void;
}

/** The state of the query that is stored. */
interface ReadState {
  problem: Problem | undefined;
  isLoading: boolean;
  refetch: () => void;
}

/**
 * Stores what a query reads on the device, encrypted, and returns it, or what was stored before where there is no network. A sign-out
 * deletes it.
 *
 * @param key what the copy is of, such as the hashcode of a performance
 * @param read what was read last, the same object until it is read again
 */
export function useOnDevice<Read, Copy>(
  work: StoredWork<Read, Copy>,
  key: string,
  read: Read | undefined,
  { problem, isLoading, refetch }: ReadState,
): ReadOnDevice<Read, Copy> {
  const [store, setStore] = useState<Snapshots<Read, Copy> | null>(null);
  const [stored, setStored] = useState<Snapshot<Copy> | null>(null);
  const [isRefused, setIsRefused] = useState<boolean>();
  const [keeping, setKeeping] = useState<ReturnType<typeof storageOf>>();
  const clockOffset = useClockOffset();

  // Reads the storage of the browser.
  useEffect(() => {
    let isGone = false;
    const open = async () => {
      const snapshots = await openSnapshots(work, () => setStore(null));
      const found = (await snapshots?.find(key)) ?? null;
      if (isGone) return;
      setStore(snapshots);
      setStored(found);
      setIsRefused(snapshots === null);
      if (!snapshots) return;
      // Else a browser that is short of space can delete it in the middle of an evening.
      const storage = await readDeviceStorage().catch(() => null);
      if (!isGone) setKeeping(storageOf(storage));
    };
    open().catch(() => !isGone && setIsRefused(true));
    return () => {
      isGone = true;
    };
  }, [work, key]);

  // Writes to the storage of the browser.
  useEffect(() => {
    if (!store || read === undefined) return;
    let isGone = false;
    store.write(key, read, Date.now()).then(
      (next) => !isGone && setStored(next),
      () => !isGone && setIsRefused(true),
    );
    return () => {
      isGone = true;
    };
  }, [store, key, read]);
  const isAway = problem?.kind === 'network' || problem?.kind === 'timeout';
  const data = read ?? (isAway ? stored?.copy : undefined);
  return {
    data,
    device: { stored, isAway, isRefused, clockOffset, keeping },
    problem: isAway && data !== undefined ? undefined : problem,
    isLoading,
    retry: refetch,
  };
}
