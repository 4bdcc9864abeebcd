import { RecordList } from '@callboard/records/list';
import { taskMessages as words } from './taskMessages';

/** The templates of tasks that recur with every event. */
export function Screen() {
  return <RecordList collection="taskTemplates" title={words.templates} />;
}
