import type { FormField } from '@callboard/api-contract/forms';
import { isUnanswered } from '@callboard/domain/forms';
import { DisplayField } from '@callboard/forms';
import { toFieldDefinition } from '../../fill/definitions/toFieldDefinitions';
import { ShownFiles } from '../../kinds/attachment';
import { isFileKind } from '../../kinds/questionKinds';

/** One answer, read-only. Files can be opened. */
export function AnswerValue({ field, answer }: { field: FormField; answer: unknown }) {
  const definition = toFieldDefinition(field);
  if (isFileKind(field.kind) && !isUnanswered(answer)) {
    return <ShownFiles definition={definition} value={answer} />;
  }
  return <DisplayField definition={definition} value={answer} />;
}
