import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { useFeature } from '@callboard/tenant';
import { Card } from '@callboard/ui-kit/layout';
import type { ComponentType } from 'react';
import { LatestAnnouncements } from '@callboard/office/latest-announcements';
import { CallCard, callsOf, ChangeTimeline, messages, OwnEntries } from '@callboard/dashboards/start';
import { OpenEvents, TaskCard } from '@callboard/entering/start';

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
  own_changes: ({ facts }) =>
    facts.changes.length === 0 ? null : (
      <Card title={messages.myNews}>
        <ChangeTimeline label={messages.myNews} changes={facts.changes} />
      </Card>
    ),
  open_events: ({ facts }) => <OpenEvents regions={facts.regions} />,
} as const satisfies Readonly<Record<string, ComponentType<OwnCardProps>>>;

function Calls({ facts, now }: OwnCardProps) {
  return useFeature('performances') ? <CallCard calls={callsOf(facts.entries, now)} /> : null;
}
