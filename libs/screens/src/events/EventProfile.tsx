import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useCollectionOf, useFeature, useLabel } from '@callboard/tenant';
import { lazy } from 'react';
import { filesTab } from '../attachments/filesTab';
import { useHashcode } from '../useHashcode';
import { messages } from '../messages';
import { EventNumbers } from './EventNumbers';
import { EventRunSheet } from './EventRunSheet';

const TasksOfEvent = lazy(async () => ({ default: (await import('../tasks/TasksOfEvent')).TasksOfEvent }));

/** The page from which an event is run: its numbers, its performances by venue and time slot, its entries and its people. */
export function Screen() {
  const hashcode = useHashcode();
  const entries = useLabel('entries');
  const participants = useLabel('participants');
  const entryCollection = useCollectionOf('entries');
  const participantCollection = useCollectionOf('participants');
  const hasPerformances = useFeature('performances');
  const ofEvent = [{ field: 'event', operator: 'eq', value: hashcode }] as const;
  const runSheet = {
    id: 'run',
    label: messages.runSheet,
    render: () => <OfEvent hashcode={hashcode}>{(event) => <EventRunSheet event={event} />}</OfEvent>,
  };
  return (
    <RecordProfile
      collection="events"
      hashcode={hashcode}
      header={() => <OfEvent hashcode={hashcode}>{(event) => <EventNumbers event={event} />}</OfEvent>}
      leadingTabs={[
        ...(hasPerformances ? [runSheet] : []),
        {
          id: 'entries',
          label: entries.many,
          render: () => <RecordList collection={entryCollection} fixedFilters={ofEvent} isEmbedded />,
        },
        {
          id: 'people',
          label: participants.many,
          render: () => <RecordList collection={participantCollection} fixedFilters={ofEvent} isEmbedded />,
        },
      ]}
      tabs={[
        {
          id: 'tasks',
          label: messages.tasks,
          render: () => <OfEvent hashcode={hashcode}>{(event) => <TasksOfEvent event={event} />}</OfEvent>,
        },
        filesTab('events'),
      ]}
    />
  );
}

/** Reads the event from the cache with its own type; the profile has already fetched it. */
function OfEvent({
  hashcode,
  children,
}: {
  hashcode: string;
  children: (event: RecordOf<'events'>) => React.ReactNode;
}) {
  const { data } = collections.events.useGet(hashcode);
  return data ? children(data) : null;
}
