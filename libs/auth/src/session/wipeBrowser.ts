import { draftDatabaseOf } from '../drafts/draftKey';

/**
 * Deletes the data of a session outside local storage: session storage, cached responses, offline stores (clause 4.1), and the drafts of
 * the given key, if any.
 */
export async function wipeBrowser(drafts: string | null): Promise<void> {
  await Promise.allSettled([wipeSessionStorage(), wipeCaches(), wipeDatabases(drafts)]);
}

async function wipeSessionStorage(): Promise<void> {
  sessionStorage.clear();
}

/** Keeps the precache: it contains only the files of the build, and the app needs it to open offline. */
async function wipeCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !name.includes('precache')).map((name) => caches.delete(name)));
}

async function wipeDatabases(drafts: string | null): Promise<void> {
  if (typeof indexedDB === 'undefined') return;
  if (drafts !== null) indexedDB.deleteDatabase(draftDatabaseOf(drafts));
  const databases = await indexedDB.databases();
  for (const { name } of databases) if (name?.startsWith('callboard')) indexedDB.deleteDatabase(name);
}
