import { openDatabase, resultOf } from '@callboard/auth/databases';

const databaseName = 'callboard-uploads';
const storeName = 'handles';

/** A file handle that the browser can store: with it an upload is resumed without selecting the file again. */
export interface StoredHandle {
  getFile: () => Promise<File>;
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** Stores the handle of a file in IndexedDB, if it is available. */
export async function storeHandle(fingerprint: string, handle: StoredHandle): Promise<void> {
  await inStore('readwrite', (store) => resultOf(store.put(handle, fingerprint)));
}

export async function readHandle(fingerprint: string): Promise<StoredHandle | null> {
  const found = await inStore('readonly', (store) => resultOf<unknown>(store.get(fingerprint)));
  return isHandle(found) ? found : null;
}

export async function forgetHandle(fingerprint: string): Promise<void> {
  await inStore('readwrite', (store) => resultOf(store.delete(fingerprint)));
}

/** Opens the file of a handle; the browser can prompt for permission. @returns null if it is denied or fails. */
export async function reopen(handle: StoredHandle): Promise<File | null> {
  try {
    const isGranted = (await handle.requestPermission?.({ mode: 'read' })) ?? 'granted';
    return isGranted === 'granted' ? await handle.getFile() : null;
  } catch {
    return null;
  }
}

/** Errors are ignored, because handles are only a convenience. @returns undefined on error. */
async function inStore(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<unknown>,
): Promise<unknown> {
  try {
    const database = await openDatabase(databaseName, storeName);
    const answer = await work(database.transaction(storeName, mode).objectStore(storeName));
    database.close();
    return answer;
  } catch {
    return undefined;
  }
}

function isHandle(found: unknown): found is StoredHandle {
  return typeof found === 'object' && found !== null && 'getFile' in found;
}
