import { queries } from '@callboard/api-client/actions';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { RegisteredCards } from '../widgets/CardsContext';
import { useFeature } from '@callboard/tenant';
import { Card } from '@callboard/ui-kit/layout';
import { ChangeTimeline } from '../start/ChangeTimeline';
import { factsCard } from '@callboard/records/screen';
import { Areas } from './Areas';
import { messages } from './messages';
import { RecordNumbers } from './RecordNumbers';
import { UndeliveredMailsCard } from '../mails/UndeliveredMailsCard';
import { UpcomingCard } from './UpcomingCard';
import { WaitingWork } from '../waiting/WaitingWork';

interface Props {
  facts: DashboardOf<'landing'>;
}

const useLanding = () => queries.landingDashboard.useQuery();

/** The cards of the way into the administration (clause 2.14). */
export const landingCards: RegisteredCards = {
  areas: factsCard(useLanding, Areas),
  records: factsCard(useLanding, ({ facts }: Props) => <RecordNumbers counts={facts.counts} />),
  undelivered_mails: UndeliveredMailsCard,
  attention: factsCard(useLanding, ({ facts }: Props) => <WaitingWork groups={facts.waiting} />),
  landing_upcoming: factsCard(useLanding, Upcoming),
  changes: factsCard(useLanding, Changes),
};

function Upcoming({ facts }: Props) {
  return useFeature('performances') ? <UpcomingCard showings={facts.upcoming} /> : null;
}

function Changes({ facts }: Props) {
  return (
    <Card title={messages.changes}>
      <ChangeTimeline label={messages.changes} changes={facts.changes} />
    </Card>
  );
}
