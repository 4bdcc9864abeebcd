import { afterLogin } from '../redirects/afterLogin';
import { loginPathFor } from '../redirects/loginPathFor';
import type { SessionState } from '../session/sessionState';

/** What to do with somebody who opens a route. */
export type Verdict = { verdict: 'show' } | { verdict: 'wait' } | { verdict: 'redirect'; to: string };

const show: Verdict = { verdict: 'show' };
const wait: Verdict = { verdict: 'wait' };

/** A route that needs a session (clause 2.31): others are sent to login, with the way back unless they left on purpose. */
export function guardRoute(session: SessionState, path: string): Verdict {
  if (session.status === 'signedIn') return show;
  if (session.status === 'unknown') return wait;
  const to = session.reason === 'signedOut' ? '/login' : loginPathFor(path);
  return { verdict: 'redirect', to };
}

/** The login route (clause 2.30): whoever is signed in already goes on. */
export function guardLogin(
  session: SessionState,
  { redirectQuery, loginRoute }: { redirectQuery?: string | null; loginRoute?: string | null },
): Verdict {
  if (session.status === 'anonymous') return show;
  if (session.status === 'unknown') return session.problem ? show : wait;
  const flowRedirect = session.navigation.redirectUrl;
  return { verdict: 'redirect', to: afterLogin({ redirectQuery, loginRoute, flowRedirect }) };
}
