import type { FormField } from '@callboard/api-contract/forms';
import { DisplayField } from '@callboard/forms';
import { toFieldDefinition } from '../../definitions/toFieldDefinitions';
import { questionKinds } from '../../kinds/questionKinds';

/** One answer, read-only. Files can be opened. */
export function AnswerValue({ field, answer }: { field: FormField; answer: unknown }) {
  return (
    <DisplayField definition={toFieldDefinition(field)} value={answer} kind={questionKinds[field.kind]} />
  );
}
