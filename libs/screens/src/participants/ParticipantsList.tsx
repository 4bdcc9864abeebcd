import { RecordList } from '@callboard/records/list';
import { useCollectionOf, type ScreenProps } from '@callboard/tenant';

/** All participants, under the tenant's name for them. */
export function Screen({ title }: ScreenProps) {
  return <RecordList collection={useCollectionOf('participants')} title={title} />;
}
