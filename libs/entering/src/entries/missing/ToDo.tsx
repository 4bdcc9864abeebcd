import { queries } from '@callboard/api-client/actions';
import type { ScreenProps } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { missingMessages as words } from './missingMessages';
import { TaskList } from './TaskCard';

/** All that those who take part have to do, the earliest deadline first. */
export function Screen({ title = words.tasks }: ScreenProps) {
  const { data, problem, isLoading, refetch } = queries.participantDashboard.useQuery();
  return (
    <Page width="text">
      <PageHeader title={title} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {(facts) => <TaskList facts={facts} />}
      </QueryView>
    </Page>
  );
}
