import { queries } from '@callboard/api-client/actions';
import { dayOfInstant } from '@callboard/domain/calendar';
import { useLabel, useTenant } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader, useWakeLock } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { useServerNow } from '@callboard/api-client';
import { StageColumn } from './StageColumn';
import styles from './stages.module.css';
import { stagesMessages as words } from './stagesMessages';

/** Every stage of today next to each other, for the one who answers for all of them: what is on, what comes next, how late each is. */
export function Screen() {
  const { data, problem, isLoading, refetch } = queries.tonight.useQuery();
  const now = useServerNow();
  const { timeZone } = useTenant();
  const label = useLabel('performances');
  useWakeLock();
  const stages = data?.nights.filter(
    ({ performance, items }) => performance.status !== 'planned' && items.length > 0,
  );
  return (
    <Page>
      <PageHeader
        above={<Link to="/tonight">{words.tonight}</Link>}
        title={words.title}
        subtitle={formatDay(dayOfInstant(new Date(now).toISOString(), timeZone))}
      />
      <QueryView
        query={{ value: stages, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={(all) => all.length === 0}
        empty={
          <EmptyState
            icon="stage"
            title={words.empty}
            action={<Link to="/performances">{words.allPerformances(label)}</Link>}
          >
            {words.emptyText}
          </EmptyState>
        }
      >
        {(all) => (
          <ul className={styles.stages}>
            {all.map((night) => (
              <StageColumn key={night.performance.hashcode} night={night} now={now} />
            ))}
          </ul>
        )}
      </QueryView>
    </Page>
  );
}
