import { RecordList } from '@callboard/records/list';
import { formMessages as words } from './formMessages';

/** The forms of a tenant. */
export function Screen() {
  return <RecordList collection="formDefinitions" title={words.title} />;
}
