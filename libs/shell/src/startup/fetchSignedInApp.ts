import { importOrReload } from '../faults/importOrReload';

/** Fetches everything behind the login. It is a part of its own, so that the login form is there as early as can be. */
export function fetchSignedInApp() {
  return importOrReload(() => import('../frame/SignedInApp'));
}
