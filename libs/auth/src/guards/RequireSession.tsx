import type { ReactNode } from 'react';
import { useSession } from '../session/useSession';
import { guardRoute } from './guardRoute';

export interface RequireSessionProps {
  /** The path that was opened, with its query. */
  path: string;
  /** Shown while it is not known whether somebody is signed in. */
  waiting: ReactNode;
  /** Renders the router's redirect. */
  renderRedirect: (to: string) => ReactNode;
  children: ReactNode;
}

/** Shows its children to those who are signed in, and sends the others to login. */
export function RequireSession({ path, waiting, renderRedirect, children }: RequireSessionProps) {
  const guarded = guardRoute(useSession(), path);
  if (guarded.verdict === 'redirect') return renderRedirect(guarded.to);
  return guarded.verdict === 'wait' ? waiting : children;
}
