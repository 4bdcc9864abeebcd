import { RecordList } from '@callboard/records/list';
import { RecordProfile } from '@callboard/records/profile';
import { useFeature, useLabel } from '@callboard/tenant';
import { filesTab } from '../attachments/filesTab';
import { useHashcode } from '../useHashcode';

/** A venue with its spaces and what happens in them. */
export function Screen() {
  const hashcode = useHashcode();
  const spaces = useLabel('spaces');
  const performances = useLabel('performances');
  const hasPerformances = useFeature('performances');
  const here = [{ field: 'venue', operator: 'eq', value: hashcode }] as const;
  const bookings = {
    id: 'performances',
    label: performances.many,
    render: () => <RecordList collection="performances" fixedFilters={here} isEmbedded />,
  };
  return (
    <RecordProfile
      collection="venues"
      hashcode={hashcode}
      tabs={[
        {
          id: 'spaces',
          label: spaces.many,
          render: () => <RecordList collection="spaces" fixedFilters={here} isEmbedded />,
        },
        ...(hasPerformances ? [bookings] : []),
        filesTab('venues'),
      ]}
    />
  );
}
