import { RecordProfile } from '@callboard/records/profile';
import { useCollectionOf } from '@callboard/tenant';
import { useHashcode } from '../useHashcode';

/** A participant. */
export function Screen() {
  return <RecordProfile collection={useCollectionOf('participants')} hashcode={useHashcode()} />;
}
