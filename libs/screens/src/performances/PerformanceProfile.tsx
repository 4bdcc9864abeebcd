import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useCollectionOf, useLabel } from '@callboard/tenant';
import { useReadsRunning } from '../inTheRunning';
import { useHashcode } from '../useHashcode';
import { messages } from '../messages';

/** A showing or game with its running order, or the user's part of it. */
export function Screen() {
  const hashcode = useHashcode();
  const entries = useCollectionOf('entries');
  const entryLabel = useLabel('entries');
  const readsRunning = useReadsRunning();
  const inIt = [{ field: 'performance', operator: 'eq', value: hashcode }] as const;
  const columns = ['slot_starts_at', 'name', 'organisation', 'members_count', 'status'];
  return (
    <RecordProfile
      collection="performances"
      hashcode={hashcode}
      leadingTabs={[
        {
          id: 'order',
          label: readsRunning ? messages.order : messages.yours(entryLabel),
          render: () => (
            <RecordList
              collection={entries}
              fixedFilters={inIt}
              columns={columns}
              ordering="slot_starts_at"
              isEmbedded
            />
          ),
        },
      ]}
    />
  );
}
