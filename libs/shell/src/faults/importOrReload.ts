const reloadedKey = 'callboard.reloaded';
/** A page that has just been loaded anew is not at once loaded anew again, whatever part is gone. */
const restMs = 60_000;

/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Fetches a part of the app. When it is gone, most often because a new build has replaced it, the page is loaded anew, at most
 * once a minute; another failure is an error for the nearest boundary.
 */
export async function importOrReload<T>(
  load: () => Promise<T>,
  page: {
    reload: () => void;
    now: () => number;
    session: Pick<Storage, 'getItem' | 'setItem'>;
  } = thisPage(),
): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    const reloadedAt = Number(attempt(() => page.session.getItem(reloadedKey)) ?? -Infinity);
    const isResting = page.now() - reloadedAt < restMs;
    const mark = () => (page.session.setItem(reloadedKey, String(page.now())), true);
    if (isResting || attempt(mark) !== true || navigator.onLine === false)
      throw new MissingPartError('A part could not be fetched.', { cause });
    page.reload();
    // The page is about to go: nothing may be shown in between.
    return new Promise(() => {});
  }
}

function thisPage() {
  return { reload: () => location.reload(), now: () => Date.now(), session: sessionStorage };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
