import { CacheProvider } from '@callboard/api-client/collections';
import { useLanguage } from '@callboard/language';
import {
  CommandContext,
  createCommandStore,
  createLeaveGuards,
  createPageStore,
  LeaveGuardsContext,
  PageContext,
} from '@callboard/tenant';
import { useState, type ReactNode } from 'react';
import { createNotificationStore } from '../notifications/createNotificationStore';
import { NotificationContext } from '../notifications/useNotifications';
import { createRecentItems } from '../palette/createRecentItems';
import { RecentContext } from '../palette/RecentContext';
import { createAppHistory } from './createAppHistory';
import { AppRouter } from './AppRouter';
import { AppRoutes } from './AppRoutes';
import { SessionContext, type SignedIn } from './useSignedIn';

export { fetchFirstScreens } from './fetchFirstScreens';

export interface SignedInAppProps {
  session: SignedIn;
}

/** The app behind the login, for one session: another session gets another cache, router and stores. */
export function SignedInApp({ session }: SignedInAppProps) {
  const [guards] = useState(createLeaveGuards);
  const [history] = useState(() => createAppHistory(guards));
  return (
    <SessionContext value={session}>
      <LeaveGuardsContext value={guards}>
        <SessionStores>
          <CacheProvider>
            <AppRouter history={history}>
              {/* Texts are read while rendering: in another language all of it is said anew. */}
              <AppRoutes key={useLanguage()} />
            </AppRouter>
          </CacheProvider>
        </SessionStores>
      </LeaveGuardsContext>
    </SessionContext>
  );
}

/** What pages and parts of the frame tell each other, and what must not outlive the session. */
function SessionStores({ children }: { children: ReactNode }) {
  const [page] = useState(createPageStore);
  const [commands] = useState(createCommandStore);
  const [notifications] = useState(createNotificationStore);
  const [recent] = useState(createRecentItems);
  return (
    <PageContext value={page}>
      <CommandContext value={commands}>
        <NotificationContext value={notifications}>
          <RecentContext value={recent}>{children}</RecentContext>
        </NotificationContext>
      </CommandContext>
    </PageContext>
  );
}
