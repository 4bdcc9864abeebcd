import { isLoginPath } from './loginPathFor';
import { safePath } from './safePath';

/** The candidates for the page after a login, in the order of clause 2.32. They are untrusted: anything but a path of the app is skipped. */
export interface AfterLogin {
  /** The `redirect` parameter of the login page's URL. */
  redirectQuery?: string | null | undefined;
  /** The tenant's configured login route. */
  loginRoute?: string | null | undefined;
  /** The navigation flow's redirect_url. */
  flowRedirect?: string | null | undefined;
}

/** @returns the first safe path of the candidates, else `/` */
export function afterLogin({ redirectQuery, loginRoute, flowRedirect }: AfterLogin): string {
  const candidates = [redirectQuery, loginRoute, flowRedirect].map(safePath);
  return candidates.find((path): path is string => path !== null && !isLoginPath(path)) ?? '/';
}
