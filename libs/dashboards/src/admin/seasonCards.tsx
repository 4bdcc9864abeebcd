import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { RegisteredCards } from '../widgets/CardsContext';
import { useFeature, useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../start/LinkedBars';
import { factsCard } from '@callboard/records/screen';
import { ChartCard } from './ChartCard';
import { PaceChart } from './charts/PaceChart';
import { FillCard } from './FillCard';
import { messages } from './messages';
import { RegionBars } from './RegionBars';
import { seasonFilters } from './seasonFilters';
import { statusBars } from './statusBars';
import { UpcomingCard } from './UpcomingCard';

interface Props {
  facts: DashboardOf<'admin'>;
}

const useSeason = () => queries.adminDashboard.useQuery();

/** The cards of how the season goes (clause 2.15). */
export const seasonCards: RegisteredCards = {
  pace: factsCard(useSeason, Pace),
  entries_by_region: factsCard(useSeason, ByRegion),
  entries_by_status: factsCard(useSeason, ByStatus),
  fill: factsCard(useSeason, ({ facts }: Props) => <FillCard fill={facts.fill} />),
  season_upcoming: factsCard(useSeason, Upcoming),
};

function Pace({ facts: { seasons } }: Props) {
  const entries = useLabel('entries');
  const events = useLabel('events');
  const [latest] = seasons;
  return (
    <ChartCard title={messages.pace(entries)} note={latest && messages.paceNote(latest.season, events)}>
      <PaceChart seasons={seasons} />
    </ChartCard>
  );
}

function ByRegion({ facts: { seasons, regions, season_events } }: Props) {
  const title = messages.byRegion(useLabel('entries'));
  return (
    <Card title={`${title}${latestOf(seasons)}`}>
      <RegionBars regions={regions} filters={seasonFilters(season_events)} />
    </Card>
  );
}

function ByStatus({ facts: { seasons, statuses, season_events } }: Props) {
  const entries = useLabel('entries');
  const title = messages.byStatus(entries);
  return (
    <Card title={`${title}${latestOf(seasons)}`}>
      {statuses.length === 0 ? (
        <EmptyState icon="entries" title={messages.noneYet(entries)} />
      ) : (
        <LinkedBars label={title} bars={statusBars('entries', statuses, seasonFilters(season_events))} />
      )}
    </Card>
  );
}

function Upcoming({ facts }: Props) {
  return useFeature('performances') ? <UpcomingCard showings={facts.upcoming} /> : null;
}

/** The season that is counted, to stand after a title. */
function latestOf([latest]: Props['facts']['seasons']): string {
  return latest ? ` · ${messages.season(latest.season)}` : '';
}
