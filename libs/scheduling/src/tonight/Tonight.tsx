import { queries } from '@callboard/api-client/actions';
import { useServerNow } from '@callboard/api-client';
import { useLabel, useTenant } from '@callboard/tenant';
import { formatDay } from '@callboard/ui-kit/dates';
import { dayOfInstant } from '@callboard/domain/calendar';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { NightCard, type NightCardProps } from './NightCard';
import { tonightMessages as words } from './tonightMessages';

/** The performances of today on one page, for the one who answers for all of them: what is on, how late it is, who and what lacks. */
export function Tonight({ Missing }: Pick<NightCardProps, 'Missing'>) {
  const { data, problem, isLoading, refetch } = queries.tonight.useQuery();
  const now = useServerNow();
  const { timeZone } = useTenant();
  const label = useLabel('performances');
  return (
    <Page>
      <PageHeader
        title={words.title}
        subtitle={formatDay(dayOfInstant(new Date(now).toISOString(), timeZone))}
        {...((data?.nights.length ?? 0) > 1 && {
          actions: (
            <Link {...buttonVariant()} to="/tonight/stages">
              {words.allStages}
            </Link>
          ),
        })}
      />
      <QueryView
        query={{ value: data, problem, isLoading, retry: refetch }}
        loading={<Skeleton lines={8} />}
        isEmpty={({ nights }) => nights.length === 0}
        empty={
          <EmptyState
            icon="calendar"
            title={words.empty}
            action={<Link to="/performances">{words.allPerformances(label)}</Link>}
          >
            {words.emptyText}
          </EmptyState>
        }
      >
        {({ nights }) => (
          <Stack>
            {nights.map((night) => (
              <NightCard key={night.performance.hashcode} night={night} now={now} Missing={Missing} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Page>
  );
}
