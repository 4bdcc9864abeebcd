import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { useToday } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../dashboard/LinkedBars';
import { AdminPage } from './AdminPage';
import { ChartCard } from './ChartCard';
import { Columns } from './Columns';
import { FitCard } from './FitCard';
import { HoursChart } from './charts/HoursChart';
import { VenueWeeksChart } from './charts/VenueWeeksChart';
import { messages } from './messages';
import { SlotsCard } from './SlotsCard';
import { statusBars } from './statusBars';
import { UpcomingCard } from './UpcomingCard';

/** How stage time is used (clause 2.18). */
export function Screen() {
  return (
    <AdminPage name="performance" loaded={queries.performanceDashboard.useQuery()}>
      {(facts) => <Stages facts={facts} />}
    </AdminPage>
  );
}

function Stages({ facts }: { facts: DashboardOf<'performance'> }) {
  const label = useLabel('performances');
  const hasPerformances = useFeature('performances');
  const hasScheduling = useFeature('scheduling') && hasPerformances;
  if (!hasPerformances) return <EmptyState icon="stage" title={messages.noneYet(label)} />;
  const other = (
    <>
      <StatusCard statuses={facts.statuses} />
      <FitCard overruns={hasScheduling ? facts.overruns : []} homeless={facts.events_without_venue} />
    </>
  );
  return (
    <>
      <ChartCard title={messages.venueWeeks(label)}>
        <VenueWeeksChart weeks={facts.weeks} />
      </ChartCard>
      <Columns
        start={hasScheduling ? <SlotsCard slots={facts.slots} /> : other}
        end={
          <>
            {hasScheduling && other}
            <ChartCard title={messages.hours(label)}>
              <HoursChart hours={facts.hours} />
            </ChartCard>
          </>
        }
      />
      <UpcomingCard showings={facts.upcoming} />
    </>
  );
}

/** The performances ahead by status. */
function StatusCard({ statuses }: Pick<DashboardOf<'performance'>, 'statuses'>) {
  const title = messages.byStatus(useLabel('performances'));
  const today = useToday();
  return (
    <Card title={title}>
      {statuses.length === 0 ? (
        <EmptyState icon="calendar" title={messages.nextEmpty} />
      ) : (
        <LinkedBars label={title} bars={statusBars('performances', statuses, { starts_at__gte: today })} />
      )}
    </Card>
  );
}
