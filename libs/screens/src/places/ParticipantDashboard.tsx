import { queries } from '@callboard/api-client/actions';
import { useSession } from '@callboard/auth';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { ComposedPlace } from './ComposedPlace';
import { usePlaceActions } from './usePlaceActions';
import { dashboardCards } from '../dashboard/dashboardCards';
import { messages } from '../dashboard/messages';

/** The start page: a participant's own entries and calls, or the organisers' view (clause 2.13). */
export function Screen() {
  const { user } = useSession();
  const { data, problem, isLoading, refetch } = queries.participantDashboard.useQuery();
  const actions = usePlaceActions('dashboard', data);
  return (
    <Page>
      <PageHeader title={messages.hello(user?.name_search ?? '')} actions={actions} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {({ layout, own }) => (
          <ComposedPlace place="dashboard" layout={layout} own={own} cards={dashboardCards} />
        )}
      </QueryView>
    </Page>
  );
}
