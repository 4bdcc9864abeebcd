import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { Change } from '@callboard/api-contract/records';
import { zoneName } from '@callboard/domain/calendar';
import { EmptyState, QueryView, Timeline } from '@callboard/ui-kit/display';
import { formatInstant } from '@callboard/ui-kit/dates';
import type { IconName } from '@callboard/ui-kit/elements';
import type { Tone } from '@callboard/ui-kit/theme';
import { recordHooksFor } from '@callboard/api-client/collections';
import { useZone } from '../hooks/useZone';
import { profileMessages } from './profileMessages';
import { ChangedFields } from './ChangedFields';

export interface RecordHistoryProps {
  collection: CollectionName;
  hashcode: string;
}

const changeStyles: Record<Change['kind'], { words: () => string; icon: IconName; tone: Tone }> = {
  create: { words: () => profileMessages.historyCreated, icon: 'plus', tone: 'green' },
  update: { words: () => profileMessages.historyUpdated, icon: 'pencil', tone: 'blue' },
  delete: { words: () => profileMessages.historyDeleted, icon: 'trash', tone: 'red' },
};

/** Changes of a record with user and time, newest first. */
export function RecordHistory({ collection, hashcode }: RecordHistoryProps) {
  const { data, problem, isLoading, refetch } = recordHooksFor(collection).useChanges(hashcode);
  const definition = collectionNamed(collection);
  const zone = useZone();
  return (
    <QueryView
      query={{ value: data, problem, isLoading, retry: refetch }}
      isEmpty={({ results }) => results.length === 0}
      empty={<EmptyState icon="history" title={profileMessages.historyEmpty} />}
    >
      {({ results, count }) => (
        <>
          <Timeline
            label={profileMessages.historyLabel}
            items={results.map((change) => ({
              id: String(change.sequence),
              title: profileMessages.byUser(
                changeStyles[change.kind].words(),
                change.actor?.title ?? profileMessages.system,
              ),
              when: `${formatInstant(change.at, zone)} ${zoneName(zone, change.at)}`,
              dateTime: change.at,
              icon: changeStyles[change.kind].icon,
              tone: changeStyles[change.kind].tone,
              children: change.kind === 'update' && (
                <ChangedFields definition={definition} fields={change.fields} zone={zone} />
              ),
            }))}
          />
          {count > results.length && <p>{profileMessages.historyCut(results.length, count)}</p>}
        </>
      )}
    </QueryView>
  );
}
