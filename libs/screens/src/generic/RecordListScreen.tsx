import { RecordList, requestList } from '@callboard/records/list';
import type { FirstRequest, ScreenAddress, ScreenProps } from '@callboard/tenant';

export { fetchListParts as fetchParts } from '@callboard/records/list';

/** The list of any collection that a route names. */
export function Screen({ collection, title }: ScreenProps) {
  if (!collection) throw new Error('A route that shows RecordList must name a collection in its meta.');
  return <RecordList collection={collection} title={title} />;
}

/** Its rows. */
export function firstRequest({ collection, query, roles }: ScreenAddress): FirstRequest {
  return collection ? requestList({ collection, query, roles }) : () => undefined;
}
