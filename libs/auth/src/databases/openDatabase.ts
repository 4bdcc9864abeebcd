/**
 * Opens an IndexedDB database with one object store. The connection closes itself when the database is deleted, which a sign-out in any
 * tab does: an open connection would block the deletion. `onClose` is called when the connection is closed.
 *
 * @example
 * const database = await openDatabase('callboard-uploads', 'handles');
 */
export async function openDatabase(name: string, store: string, onClose?: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const database = await resultOf(request);
  database.onversionchange = () => {
    database.close();
    onClose?.();
  };
  database.onclose = () => onClose?.();
  return database;
}

/** Converts an IndexedDB request to a promise. */
export function resultOf<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The IndexedDB request failed.'));
  });
}
