import { RecordList } from '@callboard/records/list';
import { useFeature, useLabel } from '@callboard/tenant';
import { lazy } from 'react';
import { CommentedProfile } from '@callboard/records/profile';
import { filesTab } from '@callboard/records/files';
import { useHashcode } from '@callboard/records/screen';
import { venueMessages } from './venueMessages';

// Lazy: it holds the outline of the country.
const VenueOverview = lazy(async () => ({ default: (await import('./VenueOverview')).VenueOverview }));

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
    <CommentedProfile
      collection="venues"
      hashcode={hashcode}
      leadingTabs={[
        {
          id: 'overview',
          label: venueMessages.overview,
          render: (record) => <VenueOverview record={record} />,
        },
      ]}
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
