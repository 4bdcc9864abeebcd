import { queries } from '@callboard/api-client/actions';
import { hasRole } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { useActor } from '@callboard/records';
import type { FirstRequest } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { lazy, Suspense, useEffect, useState } from 'react';
import { ComposedPlace } from './ComposedPlace';
import { usePlaceActions } from './usePlaceActions';
import { WaitingWork } from './WaitingWork';
import { dashboardCards } from './dashboardCards';
import { messages } from '@callboard/dashboards/start';

// Of an installation that is not set up yet.
const SetUpSeason = lazy(async () => ({
  default: (await import('@callboard/dashboards/set-up')).SetUpSeason,
}));

/** The start page: a participant's own entries and calls, or the organisers' view (clause 2.13). */
export function Screen() {
  const { user } = useSession();
  const { data, problem, isLoading, refetch } = queries.participantDashboard.useQuery();
  // It stands above the rest: the page waits for it, so that nothing moves under the pointer.
  const isFetched = useWaitingWork();
  const actions = usePlaceActions('dashboard', data);
  return (
    <Page>
      <PageHeader title={messages.hello(user?.name_search ?? '')} actions={actions} />
      <QueryView
        query={{
          value: isFetched ? data : undefined,
          problem,
          isLoading: isLoading || !isFetched,
          retry: refetch,
        }}
        loading={<Skeleton lines={8} />}
      >
        {({ layout, own, setup }) => (
          <>
            {setup && Object.values(setup).includes(false) && (
              <Suspense fallback={<Skeleton lines={8} />}>
                <SetUpSeason setup={setup} />
              </Suspense>
            )}
            <ComposedPlace place="dashboard" layout={layout} own={own} cards={dashboardCards} />
          </>
        )}
      </QueryView>
    </Page>
  );
}

/** Tests that the code of waiting work is there, for those who have such work. */
function useWaitingWork(): boolean {
  const isOffice = hasRole(useActor().roles, ['staff']);
  const [isFetched, setIsFetched] = useState(false);

  // Synchronises with the network, which loads the code together with the facts.
  useEffect(() => {
    if (isOffice) void WaitingWork.fetch().then(() => setIsFetched(true));
  }, [isOffice]);

  return isFetched || !isOffice;
}

/** Request for the user's own dashboard, as the server computes it. */
export function firstRequest(): FirstRequest {
  return queries.participantDashboard.request();
}
