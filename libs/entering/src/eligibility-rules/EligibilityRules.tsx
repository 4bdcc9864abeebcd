import { FormNoteContext } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { RuleNote } from './RuleNote';

/** The rules of the seasons. The form of a rule shows what it contradicts while it is written. */
export function Screen() {
  return (
    <FormNoteContext value={RuleNote}>
      <RecordList collection="eligibilityRules" />
    </FormNoteContext>
  );
}
