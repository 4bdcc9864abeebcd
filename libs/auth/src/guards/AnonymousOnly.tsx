import type { ReactNode } from 'react';
import { useSession } from '../session/useSession';
import { guardLogin } from './guardRoute';

export interface AnonymousOnlyProps {
  /** The `redirect` of the address. */
  redirectQuery?: string | null;
  /** Where the tenant sends people after login. */
  loginRoute?: string | null;
  waiting: ReactNode;
  renderRedirect: (to: string) => ReactNode;
  children: ReactNode;
}

/** Shows the login to those who are not signed in, and sends the others on. */
export function AnonymousOnly(props: AnonymousOnlyProps) {
  const { waiting, renderRedirect, children, redirectQuery = null, loginRoute = null } = props;
  const guarded = guardLogin(useSession(), { redirectQuery, loginRoute });
  if (guarded.verdict === 'redirect') return renderRedirect(guarded.to);
  return guarded.verdict === 'wait' ? waiting : children;
}
