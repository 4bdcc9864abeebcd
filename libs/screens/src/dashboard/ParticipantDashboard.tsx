import { collections, hooksFor } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { mayEver, useActor } from '@callboard/records';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { Page, PageHeader, Split, Stack, StatRow, StatTile } from '@callboard/ui-kit';
import { useState } from 'react';
import { messages } from '../messages';
import { ComingUp } from './ComingUp';
import { EntriesBy } from './EntriesBy';

/** Where everybody lands: what is next, and how it stands (clause 2.13). */
export function Screen() {
  const { user } = useSession();
  const [now] = useState(() => new Date().toISOString());
  const hasPerformances = useFeature('performances');
  return (
    <Page>
      <PageHeader title={messages.hello(user?.name_search ?? '')} />
      <Numbers now={now} />
      {hasPerformances ? (
        <Split aside={<Standings />}>
          <ComingUp now={now} />
        </Split>
      ) : (
        <Standings />
      )}
    </Page>
  );
}

/** How the entries stand, by status and, where that is switched on, by milestone. */
function Standings() {
  const label = useLabel('entries');
  const hasMilestones = useFeature('milestones');
  return (
    <Stack>
      <EntriesBy field="status" title={messages.byStatus(label)} />
      {hasMilestones && <EntriesBy field="milestone" title={messages.byMilestone(label)} />}
    </Stack>
  );
}

const justTheCount = { pageSize: 1 } as const;

function Numbers({ now }: { now: string }) {
  const actor = useActor();
  const entries = useCollectionOf('entries');
  const participants = useCollectionOf('participants');
  const labels = {
    events: useLabel('events'),
    entries: useLabel('entries'),
    performances: useLabel('performances'),
    participants: useLabel('participants'),
  };
  const hasPerformances = useFeature('performances');
  const ahead = [{ field: 'ends_on', operator: 'gte', value: now.slice(0, 10) }] as const;
  const later = [{ field: 'starts_at', operator: 'gte', value: now }] as const;
  const eventCount = collections.events.useList({ ...justTheCount, filters: ahead });
  const performanceCount = collections.performances.useList(
    { ...justTheCount, filters: later },
    { skip: !hasPerformances },
  );
  const entryCount = hooksFor(entries).useList(justTheCount, {
    skip: !mayEver(collectionNamed(entries), 'read', actor),
  });
  const peopleCount = hooksFor(participants).useList(justTheCount);
  const figures = [
    { label: labels.events.many, detail: messages.ahead, count: eventCount.data?.count },
    ...(hasPerformances
      ? [{ label: labels.performances.many, detail: messages.ahead, count: performanceCount.data?.count }]
      : []),
    { label: labels.entries.many, count: entryCount.data?.count },
    { label: labels.participants.many, count: peopleCount.data?.count },
  ];
  return (
    <StatRow label={messages.numbers}>
      {figures.map(({ label, detail, count }) => (
        <StatTile key={label} label={label} value={count?.toLocaleString('en-NZ') ?? '–'} detail={detail} />
      ))}
    </StatRow>
  );
}
