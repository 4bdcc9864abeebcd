import { draftDatabaseOf } from '../drafts/draftKey';

/**
 * Deletes what a session left in the browser beside local storage: session storage, cached answers, offline stores (clause 4.1),
 * and the drafts that the key names, if any.
 */
export async function wipeBrowser(drafts: string | null): Promise<void> {
  await Promise.allSettled([wipeSessionStorage(), wipeCaches(), wipeDatabases(drafts)]);
}

async function wipeSessionStorage(): Promise<void> {
  sessionStorage.clear();
}

/** The precache holds the files of the build and nothing of anybody: without it the app would not open offline. */
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
