import { createLeaveGuards, createPageStore, LeaveGuardsContext, PageContext } from '@callboard/tenant';
import { useState } from 'react';
import { createAppHistory } from '../routing/createAppHistory';
import { AppRouter } from './AppRouter';
import { AppRoutes } from './AppRoutes';
import { SessionContext, type SignedIn } from './useSignedIn';

export interface SignedInAppProps {
  session: SignedIn;
}

/** The app behind the login, for one session: another session gets another router and another page store. */
export function SignedInApp({ session }: SignedInAppProps) {
  const [page] = useState(createPageStore);
  const [guards] = useState(createLeaveGuards);
  const [history] = useState(() => createAppHistory(guards));
  return (
    <SessionContext value={session}>
      <PageContext value={page}>
        <LeaveGuardsContext value={guards}>
          <AppRouter history={history}>
            <AppRoutes />
          </AppRouter>
        </LeaveGuardsContext>
      </PageContext>
    </SessionContext>
  );
}
