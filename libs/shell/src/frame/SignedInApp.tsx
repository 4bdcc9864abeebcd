import type { SessionState } from '@callboard/auth';
import { createPageStore, PageContext } from '@callboard/tenant';
import { useEffect, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { AppRoutes } from './AppRoutes';
import { SessionContext } from './useSignedIn';

export interface SignedInAppProps {
  session: Extract<SessionState, { status: 'signedIn' }>;
}

/** The app behind the login, for one session: another session gets another router and another page store. */
export function SignedInApp({ session }: SignedInAppProps) {
  const [page] = useState(createPageStore);
  // One route takes every path, because the real ones differ by session. A data router, because only that one can hold back
  // somebody who would lose what they have typed.
  const router = useMemo(() => createBrowserRouter([{ path: '*', element: <AppRoutes /> }]), []);
  // The router listens to the window, outside React.
  useEffect(() => () => router.dispose(), [router]);
  return (
    <SessionContext value={session}>
      <PageContext value={page}>
        <RouterProvider router={router} />
      </PageContext>
    </SessionContext>
  );
}
