import type { RecordOf } from '@callboard/api-contract';
import { RecordList } from '@callboard/records/list';
import { useFeature, useLabel } from '@callboard/tenant';
import { Stack } from '@callboard/ui-kit/layout';
import { CommentedProfile } from '@callboard/records/profile';
import { PicturesOf } from '@callboard/records/files';
import { PlansOf } from './PlansOf';
import { useHashcode } from '@callboard/records/screen';
import { venueMessages as words } from './venueMessages';

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
  const plans = {
    id: 'plans',
    label: words.pictures,
    render: (record: RecordOf<'spaces'>) => (
      <Stack>
        <PicturesOf collection="spaces" record={record} />
        <PlansOf collection="spaces" record={record} />
      </Stack>
    ),
  };
  return (
    <CommentedProfile
      collection="spaces"
      hashcode={hashcode}
      tabs={[...(hasPerformances ? [bookings] : []), plans]}
    />
  );
}
