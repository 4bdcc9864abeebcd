import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { useFeature, useLabel } from '@callboard/tenant';
import { lazy } from 'react';
import { CommentedProfile } from '../comments/CommentedProfile';
import { ChangePicture } from '../attachments/ChangePicture';
import { PictureOf } from '../attachments/PictureOf';
import { filesTab } from '../attachments/filesTab';
import { EnterLink } from '../entering/EnterLink';
import { embedTab } from '../embedding/embedTab';
import { useHashcode } from '../useHashcode';
import { messages } from '../messages';
import { DecideLink } from '../entries/decide/DecideLink';
import { PrintLink } from '../print/PrintLink';
import { CopyEvent } from './CopyEvent';
import { EventNumbers } from './EventNumbers';
import { EventRunSheet } from './EventRunSheet';

const TasksOfEvent = lazy(async () => ({ default: (await import('../tasks/TasksOfEvent')).TasksOfEvent }));

/** The page from which an event is run: its numbers, its performances by venue and time slot, its entries and its people. */
export function Screen() {
  const hashcode = useHashcode();
  const entries = useLabel('entries');
  const participants = useLabel('participants');
  const hasPerformances = useFeature('performances');
  const hasTickets = useFeature('ticketing');
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  const ofEvent = [{ field: 'event', operator: 'eq', value: hashcode }] as const;
  const runSheet = {
    id: 'run',
    label: messages.runSheet,
    render: () => <OfEvent hashcode={hashcode}>{(event) => <EventRunSheet event={event} />}</OfEvent>,
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
          <OfEvent hashcode={hashcode}>{(event) => <EventNumbers event={event} />}</OfEvent>
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
