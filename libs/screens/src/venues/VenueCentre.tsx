import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';

/** All venues, with what bookers need first: location and capacity. */
export function Screen({ title }: ScreenProps) {
  return (
    <RecordList
      collection="venues"
      title={title}
      columns={['name', 'town', 'region', 'capacity', 'status']}
    />
  );
}
