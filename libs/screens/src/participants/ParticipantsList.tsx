import { RecordList } from '@callboard/records/list';
import { useCollectionOf, type ScreenProps } from '@callboard/tenant';

/** Everybody who takes part, whatever the tenant calls them. */
export function Screen({ title }: ScreenProps) {
  return <RecordList collection={useCollectionOf('participants')} title={title} />;
}
