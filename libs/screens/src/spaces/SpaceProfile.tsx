import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useLabel } from '@callboard/tenant';
import { useHashcode } from '../useHashcode';

/** A space with its bookings in order of time. */
export function Screen() {
  const hashcode = useHashcode();
  const performances = useLabel('performances');
  const here = [{ field: 'space', operator: 'eq', value: hashcode }] as const;
  const columns = ['name', 'event', 'starts_at', 'ends_at', 'status'];
  return (
    <RecordProfile
      collection="spaces"
      hashcode={hashcode}
      tabs={[
        {
          id: 'performances',
          label: performances.many,
          render: () => (
            <RecordList collection="performances" fixedFilters={here} columns={columns} isEmbedded />
          ),
        },
      ]}
    />
  );
}
