const reloadedKey = 'callboard.reloaded';

/** A part of the app that could not be fetched, even after a reload. */
export class MissingPartError extends Error {
  override name = 'MissingPartError';
}

/**
 * Fetches a part of the app. When it is gone, most often because a new build has replaced it, the page is loaded anew, once; a
 * second failure is an error for the nearest boundary.
 */
export async function importOrReload<T>(
  load: () => Promise<T>,
  page: { reload: () => void; session: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> } = thisPage(),
): Promise<T> {
  try {
    const part = await load();
    attempt(() => page.session.removeItem(reloadedKey));
    return part;
  } catch (cause) {
    const hasReloaded = attempt(() => page.session.getItem(reloadedKey)) !== null;
    const isMarked = !hasReloaded && attempt(() => (page.session.setItem(reloadedKey, 'yes'), true)) === true;
    if (!isMarked || navigator.onLine === false)
      throw new MissingPartError('A part could not be fetched.', { cause });
    page.reload();
    // The page is about to go: nothing may be shown in between.
    return new Promise(() => {});
  }
}

function thisPage() {
  return { reload: () => location.reload(), session: sessionStorage };
}

function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}
