import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract';
import { useFeature } from '@callboard/tenant';
import { Card, Split } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ChangeTimeline } from '../dashboard/ChangeTimeline';
import { AdminPage } from './AdminPage';
import { Areas } from './Areas';
import { AttentionCard } from './AttentionCard';
import { Kept } from './Kept';
import { messages } from './messages';
import { UndeliveredMailsCard } from './UndeliveredMailsCard';
import { UpcomingCard } from './UpcomingCard';
import { useUndeliveredMails } from './useUndeliveredMails';

/** The way into the administration (clause 2.14). */
export function Screen() {
  const facts = queries.landingDashboard.useQuery();
  // The mails stand above the rest: the page waits for their first answer, so that nothing moves under the pointer.
  const { isLoading } = useUndeliveredMails();
  const [isReady, setIsReady] = useState(!isLoading);
  if (!isReady && !isLoading) setIsReady(true);
  return (
    <AdminPage name="landing" loaded={isReady ? facts : { ...facts, data: undefined, isLoading: true }}>
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
      <UndeliveredMailsCard />
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
