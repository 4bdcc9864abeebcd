import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { RegisteredCards } from '../widgets/CardsContext';
import { useToday } from '@callboard/records';
import { useFeature, useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { LinkedBars } from '../start/LinkedBars';
import { factsCard } from '@callboard/records/screen';
import { ChartCard } from './ChartCard';
import { HoursChart } from './charts/HoursChart';
import { VenueWeeksChart } from './charts/VenueWeeksChart';
import { FitCard } from './FitCard';
import { messages } from './messages';
import { SlotsCard } from './SlotsCard';
import { statusBars } from './statusBars';
import { UpcomingCard } from './UpcomingCard';

interface Props {
  facts: DashboardOf<'performance'>;
}

const useStages = () => queries.performanceDashboard.useQuery();

/** The cards of how stage time is used (clause 2.18). */
export const stageCards: RegisteredCards = {
  no_performances: NoPerformances,
  venue_weeks: ofStages(VenueWeeks),
  slots: ofStages(Slots),
  performances_by_status: ofStages(ByStatus),
  fits: ofStages(Fits),
  hours: ofStages(Hours),
  performance_upcoming: ofStages(({ facts }: Props) => <UpcomingCard showings={facts.upcoming} />),
};

/** A card that shows nothing where the tenant has no performances. */
function ofStages(Body: ComponentType<Props>): ComponentType {
  return factsCard(useStages, function OfStages({ facts }: Props) {
    return useFeature('performances') ? <Body facts={facts} /> : null;
  });
}

function NoPerformances() {
  const label = useLabel('performances');
  return useFeature('performances') ? null : <EmptyState icon="stage" title={messages.noneYet(label)} />;
}

function VenueWeeks({ facts }: Props) {
  return (
    <ChartCard title={messages.venueWeeks(useLabel('performances'))}>
      <VenueWeeksChart weeks={facts.weeks} />
    </ChartCard>
  );
}

function Slots({ facts }: Props) {
  return useFeature('scheduling') ? <SlotsCard slots={facts.slots} /> : null;
}

/** The performances ahead by status. */
function ByStatus({ facts: { statuses } }: Props) {
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

function Fits({ facts }: Props) {
  const hasScheduling = useFeature('scheduling');
  return <FitCard overruns={hasScheduling ? facts.overruns : []} homeless={facts.events_without_venue} />;
}

function Hours({ facts }: Props) {
  return (
    <ChartCard title={messages.hours(useLabel('performances'))}>
      <HoursChart hours={facts.hours} />
    </ChartCard>
  );
}
