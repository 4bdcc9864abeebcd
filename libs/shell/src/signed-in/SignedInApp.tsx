import { ApiCache } from '@callboard/api-client/collections';
import { setAppHandle } from '@callboard/api-contract';
import { useLanguage } from '@callboard/language';
import { ScreenSlots } from '@callboard/screens';
import { createLeaveGuards, LeaveGuardsContext, useTenant } from '@callboard/tenant';
import { use, useLayoutEffect, useReducer, useState } from 'react';
import { RouterProvider, type DataRouter } from 'react-router';
import { useStoredLanguage } from '../language/useStoredLanguage';
import { LiveUpdates } from '../live/LiveUpdates';
import { OutboxRunner } from '../outbox/OutboxRunner';
import { createRecentItems } from '../palette/createRecentItems';
import { RecentContext } from '../palette/RecentContext';
import { createAppRouter } from './createAppRouter';
import { useAppArguments } from '../startup/argumentsSlice';
import { SessionContext, type SignedIn } from '../routing/useSignedIn';

export { fetchFirstScreens } from './fetchFirstScreens';

export interface SignedInAppProps {
  session: SignedIn;
}

/** The signed-in app, for one session: another session gets a new router and an empty API cache. */
export function SignedInApp({ session }: SignedInAppProps) {
  const [guards] = useState(createLeaveGuards);
  useStoredLanguage(session);
  const [recent] = useState(createRecentItems);
  return (
    <SessionContext value={session}>
      <LeaveGuardsContext value={guards}>
        <RecentContext value={recent}>
          <ApiCache>
            <LiveUpdates />
            <OutboxRunner />
            <ScreenSlots>
              <SessionRouter session={session} />
            </ScreenSlots>
          </ApiCache>
        </RecentContext>
      </LeaveGuardsContext>
    </SessionContext>
  );
}

/** The pages of the session. */
function SessionRouter({ session }: SignedInAppProps) {
  const { routes, screens, loginRoute } = useTenant();
  const guards = use(LeaveGuardsContext);
  const [attempt, onRetry] = useReducer((count: number) => count + 1, 0);
  const handle = useAppArguments().arguments.app_handle;
  const [current, setCurrent] = useState<{
    router: DataRouter;
    attempt: number;
    handle?: string | undefined;
  }>();
  // Texts and links are read while rendering: in another language or app everything is rendered again.
  const language = useLanguage();

  // The router follows the window's history, outside React.
  useLayoutEffect(() => {
    setAppHandle(handle);
    const router = createAppRouter({ tenant: { routes, screens, loginRoute }, session, guards, onRetry });
    setCurrent({ router, attempt, handle });
    return () => router.dispose();
  }, [routes, screens, loginRoute, session, guards, attempt, handle]);

  return (
    current && (
      <RouterProvider
        key={`${language}/${current.attempt}/${current.handle ?? ''}`}
        router={current.router}
      />
    )
  );
}
