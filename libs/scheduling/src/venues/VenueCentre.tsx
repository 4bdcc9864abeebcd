import { usePageQuery } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { useFeature, useLabel, type ScreenProps } from '@callboard/tenant';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { venueWeekMessages } from './venueWeekMessages';

const VenueWeek = lazy(async () => ({ default: (await import('./VenueWeek')).VenueWeek }));

/** All venues, with what bookers need first: location and capacity; or the week of each of them. */
export function Screen({ title }: ScreenProps) {
  const [params] = usePageQuery();
  const label = useLabel('venues');
  const hasPerformances = useFeature('performances');
  if (hasPerformances && params.has('week'))
    return (
      <Page width="wide">
        <PageHeader
          title={title ?? label.many}
          actions={
            <Link to="?" {...buttonVariant()}>
              {venueWeekMessages.list}
            </Link>
          }
        />
        <Suspense fallback={<Skeleton lines={12} />}>
          <VenueWeek />
        </Suspense>
      </Page>
    );
  return (
    <RecordList
      collection="venues"
      title={title}
      columns={['name', 'town', 'region', 'capacity', 'status']}
      actions={
        hasPerformances && (
          <Link to="?week=" {...buttonVariant()}>
            {venueWeekMessages.week}
          </Link>
        )
      }
    />
  );
}
