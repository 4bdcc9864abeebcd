import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { EmptyState } from '@callboard/ui-kit/display';
import { Card } from '@callboard/ui-kit/layout';
import { LinkedBars } from '../dashboard/LinkedBars';
import { AdminPage } from './AdminPage';
import { ChartCard } from './ChartCard';
import { Columns } from './Columns';
import { FillCard } from './FillCard';
import { PaceChart } from './charts/PaceChart';
import { messages } from './messages';
import { RegionBars } from './RegionBars';
import { seasonFilters } from './seasonFilters';
import { statusBars } from './statusBars';
import { UpcomingCard } from './UpcomingCard';

/** How the season goes (clause 2.15). */
export function Screen() {
  return (
    <AdminPage name="admin" loaded={queries.adminDashboard.useQuery()}>
      {(facts) => <Overview facts={facts} />}
    </AdminPage>
  );
}

function Overview({ facts }: { facts: DashboardOf<'admin'> }) {
  const { seasons, statuses, regions, season_events, upcoming, fill } = facts;
  const collection = useCollectionOf('entries');
  const entries = useLabel('entries');
  const events = useLabel('events');
  const hasPerformances = useFeature('performances');
  const [latest] = seasons;
  const filters = seasonFilters(season_events);
  const season = latest ? ` · ${messages.season(latest.season)}` : '';
  return (
    <>
      <Columns
        start={
          <>
            <ChartCard
              title={messages.pace(entries)}
              note={latest && messages.paceNote(latest.season, events)}
            >
              <PaceChart seasons={seasons} />
            </ChartCard>
            <Card title={`${messages.byRegion(entries)}${season}`}>
              <RegionBars regions={regions} filters={filters} />
            </Card>
          </>
        }
        end={
          <>
            <Card title={`${messages.byStatus(entries)}${season}`}>
              {statuses.length === 0 ? (
                <EmptyState icon="entries" title={messages.noneYet(entries)} />
              ) : (
                <LinkedBars
                  label={messages.byStatus(entries)}
                  bars={statusBars(collection, statuses, filters)}
                />
              )}
            </Card>
            <FillCard fill={fill} />
          </>
        }
      />
      {hasPerformances && <UpcomingCard showings={upcoming} />}
    </>
  );
}
