import { hasRole } from '@callboard/api-contract';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import type { ScreenProps } from '@callboard/tenant';
import { ReadingList } from './ReadingList';

/** For staff all announcements with how many read them; for everyone else those that they received. */
export function Screen({ title }: ScreenProps) {
  const isStaff = hasRole(useActor().roles, ['staff']);
  return isStaff ? <RecordList collection="announcements" title={title} /> : <ReadingList />;
}
