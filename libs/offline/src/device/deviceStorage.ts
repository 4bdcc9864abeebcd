/** The storage of this device, as the browser reports it. */
export interface DeviceStorage {
  /** The browser deletes nothing by itself when it is short of space. */
  isPersisted: boolean;
  /** How many bytes are free for the app; null where the browser does not report it. */
  freeBytes: number | null;
}

/** An evening of scores, tickets and steps, many times over. */
export const neededBytes = 50_000_000;

/** Requests that the browser deletes nothing of this app, and reads what it granted; null where it has no such request. */
export async function readDeviceStorage(): Promise<DeviceStorage | null> {
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return null;
  // Some browsers ask the user, others decide by how the app is used: granted once, it stays.
  const isPersisted = (await navigator.storage.persisted()) || (await navigator.storage.persist());
  const { quota, usage } = await navigator.storage.estimate();
  return { isPersisted, freeBytes: quota === undefined ? null : quota - (usage ?? 0) };
}
