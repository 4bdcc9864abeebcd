import { fetchOnce, importOrReload } from '../errors/importOrReload';

/** Loads everything behind the login. It is a separate chunk, so that the login form loads as early as possible. */
export const fetchSignedInApp = fetchOnce(() => importOrReload(() => import('./SignedInApp')));

/** Loads what follows the login page while the user types. An error is shown when the part is needed. */
export async function fetchAhead(): Promise<void> {
  try {
    const { fetchFirstScreens } = await fetchSignedInApp();
    await fetchFirstScreens(new URLSearchParams(location.search).get('redirect'));
  } catch {
    return;
  }
}
