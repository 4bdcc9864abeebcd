import { openDatabase, settled } from '@callboard/auth/databases';

const databaseName = 'callboard-uploads';
const storeName = 'handles';

/** What a browser lets a page keep of a file: with it an upload goes on without choosing the file again. */
export interface KeptHandle {
  getFile: () => Promise<File>;
  queryPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
  requestPermission?: (options: { mode: 'read' }) => Promise<PermissionState>;
}

/** Keeps the handle of a file for an upload, where the browser has handles and a database. */
export async function keepHandle(fingerprint: string, handle: KeptHandle): Promise<void> {
  await inStore('readwrite', (store) => settled(store.put(handle, fingerprint)));
}

export async function readHandle(fingerprint: string): Promise<KeptHandle | null> {
  const found = await inStore('readonly', (store) => settled<unknown>(store.get(fingerprint)));
  return isHandle(found) ? found : null;
}

export async function forgetHandle(fingerprint: string): Promise<void> {
  await inStore('readwrite', (store) => settled(store.delete(fingerprint)));
}

/** The file of a handle, after asking the user where they have to be asked; null when it may not or cannot be read. */
export async function reopen(handle: KeptHandle): Promise<File | null> {
  try {
    const isGranted = (await handle.requestPermission?.({ mode: 'read' })) ?? 'granted';
    return isGranted === 'granted' ? await handle.getFile() : null;
  } catch {
    return null;
  }
}

/** Whatever goes wrong here costs only the convenience: answers undefined. */
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

function isHandle(found: unknown): found is KeptHandle {
  return typeof found === 'object' && found !== null && 'getFile' in found;
}
