import { afterLogin } from '../redirects/afterLogin';
import { loginPathFor } from '../redirects/loginPathFor';
import type { SessionState } from '../session/sessionState';

/** Decision of a guard: the route is shown, waits for the session, or redirects. */
export type Verdict = { verdict: 'show' } | { verdict: 'wait' } | { verdict: 'redirect'; to: string };

const show: Verdict = { verdict: 'show' };
const wait: Verdict = { verdict: 'wait' };

/** Guards a route that needs a session (clause 2.31): without one it redirects to login, with the path to return to unless the user signed out. */
export function guardRoute(session: SessionState, path: string): Verdict {
  if (session.status === 'signedIn') return show;
  if (session.status === 'unknown') return wait;
  const to = session.reason === 'signedOut' ? '/login' : loginPathFor(path);
  return { verdict: 'redirect', to };
}

/** Guards the login route (clause 2.30): a signed-in user is redirected. */
export function guardLogin(
  session: SessionState,
  { redirectQuery, loginRoute }: { redirectQuery?: string | null; loginRoute?: string | null },
): Verdict {
  if (session.status === 'anonymous') return show;
  if (session.status === 'unknown') return session.problem ? show : wait;
  const flowRedirect = session.navigation.redirectUrl;
  return { verdict: 'redirect', to: afterLogin({ redirectQuery, loginRoute, flowRedirect }) };
}
