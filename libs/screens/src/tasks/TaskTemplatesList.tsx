import { RecordList } from '@callboard/records/list';
import { taskMessages as words } from './taskMessages';

/** The tasks that come back with every event. */
export function Screen() {
  return <RecordList collection="taskTemplates" title={words.templates} />;
}
