import type { DashboardOf } from '@callboard/api-contract';
import { useFeature } from '@callboard/tenant';
import { Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { LatestAnnouncements } from '../announcements/LatestAnnouncements';
import { OpenEvents } from '../entering/OpenEvents';
import { CallCard } from './CallCard';
import { callsOf } from './callsOf';
import { ChangeTimeline } from './ChangeTimeline';
import { messages } from './messages';
import { OwnEntries } from './OwnEntries';
import { TaskCard } from './TaskCard';

export interface OwnCardProps {
  facts: DashboardOf<'participant'>;
  now: string;
}

/** The cards of the start page for those who take part. */
export const ownCards = {
  own_tasks: ({ facts }) => <TaskCard facts={facts} />,
  own_calls: Calls,
  own_entries: ({ facts }) => <OwnEntries entries={facts.entries} />,
  latest_announcements: LatestAnnouncements,
  own_changes: ({ facts }) => (
    <Card title={messages.myNews}>
      <ChangeTimeline label={messages.myNews} changes={facts.changes} />
    </Card>
  ),
  open_events: ({ facts }) => <OpenEvents regions={facts.regions} />,
} as const satisfies Readonly<Record<string, ComponentType<OwnCardProps>>>;

function Calls({ facts, now }: OwnCardProps) {
  return useFeature('performances') ? <CallCard calls={callsOf(facts.entries, now)} /> : null;
}
