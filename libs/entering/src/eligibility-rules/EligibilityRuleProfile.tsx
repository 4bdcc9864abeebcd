import { FormNoteContext } from '@callboard/records';
import { CommentedProfile } from '@callboard/records/profile';
import { useHashcode } from '@callboard/records/screen';
import { RuleNote } from './RuleNote';

/** One rule. Its form shows what it contradicts while it is written. */
export function Screen() {
  return (
    <FormNoteContext value={RuleNote}>
      <CommentedProfile collection="eligibilityRules" hashcode={useHashcode()} />
    </FormNoteContext>
  );
}
