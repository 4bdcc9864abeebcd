import { databaseOf, ownedKinds } from '../sealed/draftKey';

/**
 * Deletes the data of a session outside local storage: session storage, cached responses, offline stores, the device's push subscription (clause 4.1), and what is stored
 * for the owner of the given key, if any: drafts, and what waits to be sent.
 */
export async function wipeBrowser(ownersKey: string | null): Promise<void> {
  await Promise.allSettled([wipeSessionStorage(), wipeCaches(), wipeDatabases(ownersKey), wipePush()]);
}

async function wipeSessionStorage(): Promise<void> {
  sessionStorage.clear();
}

/** This device gets no more notifications: their text is the user's alone. */
async function wipePush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Keeps the precache: it contains only the files of the build, and the app needs it to open offline. */
async function wipeCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

async function wipeDatabases(ownersKey: string | null): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  if (ownersKey !== null)
    for (const kind of ownedKinds) indexedDB.deleteDatabase(databaseOf(kind, ownersKey));
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name?.startsWith('callboard')) indexedDB.deleteDatabase(name);
}
