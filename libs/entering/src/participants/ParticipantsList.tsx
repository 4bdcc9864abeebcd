import { RecordList } from '@callboard/records/list';
import { type ScreenProps } from '@callboard/tenant';

/** All participants, under the tenant's name for them. */
export function Screen({ title }: ScreenProps) {
  return <RecordList collection="participants" title={title} />;
}
