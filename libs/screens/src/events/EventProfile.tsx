import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed, isServedTo } from '@callboard/api-contract/collections';
import { useActor, useCollectionLabel } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { PrintLink } from '@callboard/scheduling';
import { CopyEvent, EventNumbers, EventRunSheet } from '@callboard/scheduling/event';
import { useFeature, useLabel, useTenant } from '@callboard/tenant';
import { lazy } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { ChangePicture, filesTab, PictureOf } from '@callboard/records/files';
import { embedTab } from '@callboard/booking/embedding';
import { useHashcode } from '@callboard/records/screen';
import { messages } from '../messages';
import { DecideLink, EnterLink } from '@callboard/entering/event';
import { EventFees } from '@callboard/office/event-fees';

const TasksOfEvent = lazy(async () => ({
  default: (await import('@callboard/form-builder/tasks-of-event')).TasksOfEvent,
}));

/** The page from which an event is run: its numbers, its performances by venue and time slot, its entries and its people. */
export function Screen() {
  const hashcode = useHashcode();
  const entries = useLabel('entries');
  const participants = useLabel('participants');
  const stagesLabel = useCollectionLabel('stages');
  const hasPerformances = useFeature('performances');
  const hasTickets = useFeature('ticketing');
  const hasStages = isServedTo(collectionNamed('stages'), useTenant().code);
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  const ofEvent = [{ field: 'event', operator: 'eq', value: hashcode }] as const;
  const runSheet = {
    id: 'run',
    label: messages.runSheet,
    render: () => <OfEvent hashcode={hashcode}>{(event) => <EventRunSheet event={event} />}</OfEvent>,
  };
  const stages = {
    id: 'stages',
    label: stagesLabel.many,
    render: () => <RecordList collection="stages" fixedFilters={ofEvent} isEmbedded />,
  };
  return (
    <CommentedProfile
      collection="events"
      hashcode={hashcode}
      actions={(event) => (
        <>
          <EnterLink event={event} />
          {isOffice && <DecideLink to={`/events/${hashcode}/decide`} />}
          <PrintLink to={`/events/${hashcode}/print`} />
          <OfEvent hashcode={hashcode}>{(record) => <CopyEvent event={record} />}</OfEvent>
          <ChangePicture collection="events" record={event} />
        </>
      )}
      header={(record) => (
        <PictureOf collection="events" record={record}>
          <OfEvent hashcode={hashcode}>
            {(event) => <EventNumbers event={event} fees={<EventFees event={event} />} />}
          </OfEvent>
        </PictureOf>
      )}
      leadingTabs={[
        ...(hasPerformances ? [runSheet] : []),
        {
          id: 'entries',
          label: entries.many,
          render: () => <RecordList collection="entries" fixedFilters={ofEvent} isEmbedded />,
        },
        {
          id: 'people',
          label: participants.many,
          render: () => <RecordList collection="participants" fixedFilters={ofEvent} isEmbedded />,
        },
        ...(isOffice && hasStages ? [stages] : []),
      ]}
      tabs={[
        {
          id: 'tasks',
          label: messages.tasks,
          render: () => <OfEvent hashcode={hashcode}>{(event) => <TasksOfEvent event={event} />}</OfEvent>,
        },
        filesTab('events'),
        ...(isOffice && hasTickets
          ? [embedTab(({ name }) => ({ event: hashcode, name: String(name) }))]
          : []),
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
