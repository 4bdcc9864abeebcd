import { fetchOnce } from '../errors/fetchOnce';
import { importOrReload } from '../errors/importOrReload';

/** Fetches everything behind the login. It is a part of its own, so that the login form is there as early as can be. */
export const fetchSignedInApp = fetchOnce(() => importOrReload(() => import('../routing/SignedInApp')));
