import { hasRole, isReference } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { useLabel } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { lazy, Suspense } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { ChangePicture } from '@callboard/records/files';
import { consentMessages } from '../consents/consentMessages';
import { ContinueEntering } from '../enter/ContinueEntering';
import { useHashcode } from '@callboard/records/screen';
import { dossierMessages } from './dossier/dossierMessages';
import { EntryDossier } from './dossier/EntryDossier';

const ConsentsSection = lazy(async () => ({
  default: (await import('../consents/ConsentsSection')).ConsentsSection,
}));

/** An entry: its dossier first, then the lists in which its participants, consents and guests are changed. */
export function Screen() {
  const hashcode = useHashcode();
  const actor = useActor();
  const participants = useLabel('participants');
  const collaborators = useLabel('collaborators');
  const ofEntry = { field: 'entry', operator: 'eq', value: hashcode } as const;
  const guests = {
    id: 'collaborators',
    label: collaborators.many,
    render: () => <RecordList collection="collaborators" fixedFilters={[ofEntry]} isEmbedded />,
  };
  const isConcerned = actor.roles.some((role) => ['admin', 'staff', 'participant'].includes(role));
  const consents = {
    id: 'consents',
    label: consentMessages.title,
    render: () => (
      <Suspense fallback={<Skeleton lines={4} />}>
        <ConsentsSection entry={hashcode} />
      </Suspense>
    ),
  };
  return (
    <CommentedProfile
      collection="entries"
      hashcode={hashcode}
      actions={(record) => (
        <>
          <ContinueEntering record={record} />
          <ChangePicture collection="entries" record={record} />
        </>
      )}
      leadingTabs={[
        {
          id: 'dossier',
          label: dossierMessages.overview,
          render: (record) => <EntryDossier entry={record} />,
        },
      ]}
      tabs={[
        {
          id: 'people',
          label: participants.many,
          render: ({ event }) => (
            <RecordList
              collection="participants"
              // A new participation is in the event of its entry.
              fixedFilters={
                isReference(event)
                  ? [ofEntry, { field: 'event', operator: 'eq', value: event.hashcode }]
                  : [ofEntry]
              }
              isEmbedded
            />
          ),
        },
        ...(isConcerned ? [consents] : []),
        ...(hasRole(actor.roles, ['staff']) ? [guests] : []),
      ]}
    />
  );
}
