import { keptValue } from '@callboard/browser-storage';

const reloadedKey = 'callboard.reloaded';
/** How long after a reload the page is not reloaded again, whichever part is missing. */
const pauseMs = 60_000;

/** What a reload needs of the page. */
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
 * Loads a part of the app. When it is missing, most often because a new build has replaced it, the page is reloaded, at most once a
 * minute.
 *
 * @throws MissingPartError when a reload has not helped
 */
export async function importOrReload<T>(load: () => Promise<T>, page?: ReloadablePage): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!reloadOnce(page)) throw new MissingPartError('A part could not be loaded.', { cause });
    // The page is about to go: nothing may be shown in between.
    return new Promise(() => {});
  }
}

/** @returns whether the page is being reloaded because a part of it is missing: at most once a minute */
export function reloadOnce(page: ReloadablePage = thisPage): boolean {
  const reloaded = keptValue(reloadedKey, page.session);
  const reloadedAt = Number(reloaded.read() ?? -Infinity);
  const isPaused = page.now() - reloadedAt < pauseMs;
  // Without a mark it could go on for ever.
  if (isPaused || !reloaded.write(String(page.now())) || navigator.onLine === false) return false;
  page.reload();
  return true;
}

/** A part of the app that could not be loaded, even after a reload. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

// Browsers have no name for it: these are the messages of Chromium, Firefox and Safari, and of Vite for a stylesheet.
const missingMessages =
  /failed to fetch dynamically imported|error loading dynamically imported|importing a module script failed|unable to preload css/i;

/** Whether an error means that a part of the app is missing, be it loaded by `importOrReload` or by a part below it. */
export function isMissingPart(error: unknown): boolean {
  return error instanceof MissingPartError || (error instanceof Error && missingMessages.test(error.message));
}

/**
 * Loads a part once, however often it is requested; after an error again. All callers share one promise, so that they continue in
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
 * Lets React's `use` read a resolved promise without suspending, by the marks that React itself leaves on a promise it has waited
 * for. A part that was loaded ahead is then shown immediately: without them its fallback would flash, and React waits 300 ms between
 * a fallback and what follows it.
 */
function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever reads the promise gets the error.
    () => {},
  );
  return promise;
}
