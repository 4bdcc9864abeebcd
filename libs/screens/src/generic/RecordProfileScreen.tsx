import { RecordProfile } from '@callboard/records/profile';
import type { ScreenProps } from '@callboard/tenant';
import { useHashcode } from '../useHashcode';

/** One record of any collection that a route names. */
export function Screen({ collection }: ScreenProps) {
  const hashcode = useHashcode();
  if (!collection) throw new Error('A route that shows RecordProfile must name a collection in its meta.');
  return <RecordProfile collection={collection} hashcode={hashcode} />;
}
