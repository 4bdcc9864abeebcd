import { queries } from '@callboard/api-client/actions';
import { useSession } from '@callboard/auth';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { lazy, Suspense } from 'react';
import { ComposedPlace } from './ComposedPlace';
import { usePlaceActions } from './usePlaceActions';
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
  const actions = usePlaceActions('dashboard', data);
  return (
    <Page>
      <PageHeader title={messages.hello(user?.name_search ?? '')} actions={actions} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
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
