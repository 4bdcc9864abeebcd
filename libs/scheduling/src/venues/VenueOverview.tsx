import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Split } from '@callboard/ui-kit/layout';
import { PlansOf } from './PlansOf';
import { PicturesOf, usePictureFacts } from '@callboard/records/files';
import { VenuePlace } from './VenuePlace';

/** Pictures of a venue, where it is, and what is on its stage. */
export function VenueOverview({ record }: { record: RecordOf<'venues'> }) {
  const { canChange } = usePictureFacts('venues', record);
  // From the cache, with its own type: the profile has already fetched it.
  const { data, problem, isLoading, refetch } = collections.venues.useGet(record.hashcode);
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={10} />}>
      {(venue) => (
        <Split aside={<VenuePlace venue={venue} canChange={canChange} />}>
          <PicturesOf collection="venues" record={record} />
          <PlansOf collection="venues" record={record} />
        </Split>
      )}
    </QueryView>
  );
}
