import type { DashboardOf } from '@callboard/api-contract';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card, Split, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { messages as screenMessages } from '../messages';
import { useReadsEvery } from '../inTheRunning';
import { ComingUp } from './ComingUp';
import { EntriesBy } from './EntriesBy';
import { listHref } from './listHref';
import { messages } from './messages';
import { Numbers } from './Numbers';
import { Showings } from './Showings';

export interface OrganisersViewProps {
  facts: DashboardOf<'participant'>;
  now: string;
  hasPerformances: boolean;
}

/** The dashboard of organisers and judges: what needs their attention, today's performances, and what is next. */
export function OrganisersView({ facts: { waiting, today }, now, hasPerformances }: OrganisersViewProps) {
  const hasToday = hasPerformances && today.length > 0;
  return (
    <>
      {waiting !== null && waiting > 0 && <Waiting count={waiting} />}
      <Numbers now={now} />
      {hasPerformances ? (
        <Split aside={<Standings />}>
          {hasToday && (
            <Card title={messages.todaysRun}>
              <Showings label={messages.todaysRun} showings={today} />
            </Card>
          )}
          {/* What is on today stands above. */}
          <ComingUp now={hasToday ? tomorrow(now) : now} />
        </Split>
      ) : (
        <Standings />
      )}
    </>
  );
}

/** The start of the user's next day. */
function tomorrow(now: string): string {
  const start = new Date(now);
  start.setHours(24, 0, 0, 0);
  return start.toISOString();
}

function Waiting({ count }: { count: number }) {
  const collection = useCollectionOf('entries');
  const label = useLabel('entries');
  return (
    <Banner
      title={messages.waitingTitle}
      actions={
        <Link to={listHref(collection, { status: 'submitted' })} {...buttonVariant({ variant: 'primary' })}>
          {messages.decide}
        </Link>
      }
    >
      {messages.waiting(count, label)}
    </Banner>
  );
}

/** The number of entries by status and, if the feature is on, by milestone. */
function Standings() {
  const label = useLabel('entries');
  const hasMilestones = useFeature('milestones');
  const readsEntries = useReadsEvery(useCollectionOf('entries'));
  return (
    <Stack>
      <EntriesBy field="status" title={screenMessages.byStatus(label)} />
      {hasMilestones && (
        <EntriesBy
          field="milestone"
          title={readsEntries ? screenMessages.byMilestone(label) : screenMessages.runningByMilestone(label)}
        />
      )}
    </Stack>
  );
}
