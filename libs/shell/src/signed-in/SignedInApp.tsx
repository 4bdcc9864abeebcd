import { ApiCache } from '@callboard/api-client/collections';
import { setAppHandle } from '@callboard/api-contract';
import { useAppDispatch, type AppThunk } from '@callboard/app-state';
import { useLanguage } from '@callboard/language';
import { ScreenSlots } from '@callboard/screens';
import { createLeaveGuards, LeaveGuardsContext, useTenant, type FirstRequest } from '@callboard/tenant';
import { startTransition, use, useLayoutEffect, useReducer, useState } from 'react';
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
  const dispatch = useAppDispatch();
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
    const tenant = { routes, screens, loginRoute };
    const { router, firstRequest } = createAppRouter({ tenant, session, guards, onRetry });
    if (firstRequest) void dispatch(toThunk(firstRequest));
    // Not in this task, which would render everything before the request is sent.
    startTransition(() => setCurrent({ router, attempt, handle }));
    return () => router.dispose();
  }, [routes, screens, loginRoute, session, guards, attempt, handle, dispatch]);

  return (
    current && (
      <RouterProvider
        key={`${language}/${current.attempt}/${current.handle ?? ''}`}
        router={current.router}
      />
    )
  );
}

/** A screen returns a thunk for the store of the app, whose types the interface of a tenant does not know. */
function toThunk(request: FirstRequest): AppThunk<unknown> {
  return request as unknown as AppThunk<unknown>;
}
