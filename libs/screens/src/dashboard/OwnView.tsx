import type { DashboardOf } from '@callboard/api-contract';
import { Card, Split } from '@callboard/ui-kit/layout';
import { CallCard } from './CallCard';
import { callsOf } from './callsOf';
import { ChangeTimeline } from './ChangeTimeline';
import { messages } from './messages';
import { OwnEntries } from './OwnEntries';
import { TaskCard } from './TaskCard';
import { tasksOf } from './tasksOf';

export interface OwnViewProps {
  facts: DashboardOf<'participant'>;
  now: string;
  hasPerformances: boolean;
}

/** The dashboard of a participant: tasks, calls, and the statuses of their entries. */
export function OwnView({ facts, now, hasPerformances }: OwnViewProps) {
  return (
    <Split
      aside={
        <Card title={messages.myNews}>
          <ChangeTimeline label={messages.myNews} changes={facts.changes} />
        </Card>
      }
    >
      <TaskCard tasks={tasksOf(facts, now)} />
      {hasPerformances && <CallCard calls={callsOf(facts.entries, now)} />}
      <OwnEntries entries={facts.entries} />
    </Split>
  );
}
