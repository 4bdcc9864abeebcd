import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { useFeature } from '@callboard/tenant';
import { Card, Split } from '@callboard/ui-kit/layout';
import { ChangeTimeline } from '../dashboard/ChangeTimeline';
import { AdminPage } from './AdminPage';
import { Areas } from './Areas';
import { AttentionCard } from './AttentionCard';
import { Kept } from './Kept';
import { messages } from './messages';
import { UpcomingCard } from './UpcomingCard';

/** The way into the administration (clause 2.14). */
export function Screen() {
  return (
    <AdminPage name="landing" loaded={queries.landingDashboard.use()}>
      {(facts) => <Landing facts={facts} />}
    </AdminPage>
  );
}

function Landing({ facts }: { facts: DashboardOf<'landing'> }) {
  const hasPerformances = useFeature('performances');
  return (
    <>
      <Areas facts={facts} />
      <Kept counts={facts.counts} />
      <Split
        aside={
          <Card title={messages.changes}>
            <ChangeTimeline label={messages.changes} changes={facts.changes} />
          </Card>
        }
      >
        <AttentionCard attention={facts.attention} />
        {hasPerformances && <UpcomingCard showings={facts.upcoming} />}
      </Split>
    </>
  );
}
