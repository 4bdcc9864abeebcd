import { hasUnsavedWork, storedValue } from '@callboard/browser-storage';

const reloadedKey = 'callboard.reloaded';
/** The minimum time between two reloads, for all chunks together. */
const pauseMs = 60_000;

/** The parts of the page that a reload uses. */
export interface ReloadablePage {
  reload: () => void;
  now: () => number;
  session: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
}

const thisPage: ReloadablePage = {
  reload: () => location.reload(),
  now: () => Date.now(),
  session: () => sessionStorage,
};

/**
 * Imports a chunk of the app. When it is missing, usually because a new build has replaced it, the page is reloaded, at most once a
 * minute.
 *
 * @throws MissingPartError when it is still missing after the reload
 */
export async function importOrReload<T>(load: () => Promise<T>, page?: ReloadablePage): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!reloadOnce(page)) throw new MissingPartError('A part could not be loaded.', { cause });
    // Never resolves, so that nothing is shown before the reload.
    return new Promise(() => {});
  }
}

/** Reloads the page, at most once a minute and never over unsaved work. @returns whether it is being reloaded */
export function reloadOnce(page: ReloadablePage = thisPage): boolean {
  if (hasUnsavedWork()) return false;
  const reloaded = storedValue(reloadedKey, page.session);
  const reloadedAt = Number(reloaded.read() ?? -Infinity);
  const isPaused = page.now() - reloadedAt < pauseMs;
  // Without the stored time the page could reload in a loop.
  if (isPaused || !reloaded.write(String(page.now())) || navigator.onLine === false) return false;
  page.reload();
  return true;
}

/** A chunk of the app could not be loaded, even after a reload. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

// The error has no name or code: these are the messages of Chromium, Firefox and Safari, and of Vite for a stylesheet.
const missingMessages =
  /failed to fetch dynamically imported|error loading dynamically imported|importing a module script failed|unable to preload css/i;

/** Checks whether an error means that a chunk is missing, whether it was imported by `importOrReload` or by a nested import. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof MissingPartError || (error instanceof Error && missingMessages.test(error.message));
}

/**
 * Imports a chunk once for all callers, and again after an error. They share one promise, so that they continue in
 * the order in which they called.
 *
 * @example
 * const loadKeys = fetchOnce(() => import('./pressKey'));
 */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () =>
    (part ??= readable(
      load().catch((error: unknown) => {
        part = undefined;
        throw error;
      }),
    ));
}

/**
 * Lets React's `use` read a resolved promise without suspending, by setting the fields that React itself sets on a promise that it has
 * tracked. A preloaded chunk is then rendered immediately: otherwise its fallback would flash, and React shows a fallback for at least
 * 300 ms.
 */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // The callers of the promise handle the error.
    () => {},
  );
  return promise;
}
