import { isLoginPath } from './loginPathFor';
import { safePath } from './safePath';

/** Where to go after a login, by the order of clause 2.32. All of it is untrusted: what is not a path of our own is passed over. */
export interface AfterLogin {
  /** The `redirect` of the login page's address. */
  redirectQuery?: string | null | undefined;
  /** The tenant's configured login route. */
  loginRoute?: string | null | undefined;
  /** The navigation flow's redirect_url. */
  flowRedirect?: string | null | undefined;
}

/** The first usable of the redirect query, the configured login route and the flow's redirect_url; else `/`. */
export function afterLogin({ redirectQuery, loginRoute, flowRedirect }: AfterLogin): string {
  const candidates = [redirectQuery, loginRoute, flowRedirect].map(safePath);
  return candidates.find((path): path is string => path !== null && !isLoginPath(path)) ?? '/';
}
