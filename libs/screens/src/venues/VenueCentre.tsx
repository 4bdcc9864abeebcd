import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';

/** Every venue, with what a booker looks for first: where it is and how many it holds. */
export function Screen({ title }: ScreenProps) {
  return (
    <RecordList
      collection="venues"
      title={title}
      columns={['name', 'town', 'region', 'capacity', 'status']}
    />
  );
}
