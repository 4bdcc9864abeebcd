import { MissingPartError } from './MissingPartError';
import { reloadOnce, type ReloadablePage } from './reloadOnce';

/**
 * Fetches a part of the app. When it is gone, most often because a new build has replaced it, the page is loaded anew, at most
 * once a minute; another failure is an error for the nearest boundary.
 */
export async function importOrReload<T>(load: () => Promise<T>, page?: ReloadablePage): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    if (!reloadOnce(page)) throw new MissingPartError('A part could not be fetched.', { cause });
    // The page is about to go: nothing may be shown in between.
    return new Promise(() => {});
  }
}
