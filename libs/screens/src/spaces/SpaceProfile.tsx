import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useFeature, useLabel } from '@callboard/tenant';
import { useHashcode } from '../useHashcode';

/** A space with its bookings in order of time. */
export function Screen() {
  const hashcode = useHashcode();
  const performances = useLabel('performances');
  const hasPerformances = useFeature('performances');
  const here = [{ field: 'space', operator: 'eq', value: hashcode }] as const;
  const columns = ['name', 'event', 'starts_at', 'ends_at', 'status'];
  const bookings = {
    id: 'performances',
    label: performances.many,
    render: () => <RecordList collection="performances" fixedFilters={here} columns={columns} isEmbedded />,
  };
  return <RecordProfile collection="spaces" hashcode={hashcode} tabs={hasPerformances ? [bookings] : []} />;
}
