import type { CollectionName } from '@callboard/api-contract';
import type { ScreenProps } from '@callboard/tenant';
import { CommentedProfile, useRelatedTabs } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';

/** One record of any collection that a route names, with the lists of those that name it. */
export function Screen({ collection }: ScreenProps) {
  if (!collection) throw new Error('A route that shows RecordProfile must name a collection in its meta.');
  return <Profile collection={collection} />;
}

function Profile({ collection }: { collection: CollectionName }) {
  const hashcode = useHashcode();
  return <CommentedProfile collection={collection} hashcode={hashcode} tabs={useRelatedTabs(collection)} />;
}
