/**
 * Opens a database of this browser with one store. It gives way when somebody deletes it, which a sign-out in any tab does: a library
 * that keeps its connection would hold that up. `onClose` is told when it has gone.
 *
 * @example
 * const database = await openDatabase('callboard-uploads', 'handles');
 */
export async function openDatabase(name: string, store: string, onClose?: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(store);
  const database = await settled(request);
  database.onversionchange = () => {
    database.close();
    onClose?.();
  };
  database.onclose = () => onClose?.();
  return database;
}

/** The result of a request to a database of this browser. */
export function settled<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      reject(request.error ?? new Error('The database of this browser gave no answer.'));
  });
}
