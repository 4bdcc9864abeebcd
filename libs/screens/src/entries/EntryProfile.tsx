import { collectionNamed, isReference } from '@callboard/api-contract';
import { canEver, useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { useHashcode } from '../useHashcode';

/** An entry with its participants and invited guests. */
export function Screen() {
  const hashcode = useHashcode();
  const actor = useActor();
  const participants = useLabel('participants');
  const collaborators = useLabel('collaborators');
  const entryCollection = useCollectionOf('entries');
  const participantCollection = useCollectionOf('participants');
  const invitations = useCollectionOf('collaborators');
  const ofEntry = { field: 'entry', operator: 'eq', value: hashcode } as const;
  const guests = {
    id: 'collaborators',
    label: collaborators.many,
    render: () => <RecordList collection={invitations} fixedFilters={[ofEntry]} isEmbedded />,
  };
  return (
    <RecordProfile
      collection={entryCollection}
      hashcode={hashcode}
      tabs={[
        {
          id: 'people',
          label: participants.many,
          render: ({ event }) => (
            <RecordList
              collection={participantCollection}
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
        ...(canEver(collectionNamed(invitations), 'create', actor) ? [guests] : []),
      ]}
    />
  );
}
