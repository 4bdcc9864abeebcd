import type { FormField } from '@callboard/api-contract/forms';
import { isUnanswered } from '@callboard/domain/forms';
import { DisplayField } from '@callboard/forms';
import { AttachmentField, type AttachmentValue } from '@callboard/uploads';
import { toFieldDefinition } from '../../fill/definitions/toFieldDefinitions';

/** One answer, read-only. Files can be opened. */
export function AnswerValue({ field, answer }: { field: FormField; answer: unknown }) {
  const isFiles = field.kind === 'attachment' || field.kind === 'photo';
  if (isFiles && !isUnanswered(answer)) {
    return <AttachmentField label={field.label} value={filesOf(answer)} onChange={ignore} readOnly />;
  }
  return <DisplayField definition={toFieldDefinition(field)} value={answer} />;
}

function filesOf(answer: unknown): AttachmentValue[] {
  return Array.isArray(answer) ? answer.filter(isFile) : [];
}

function isFile(file: unknown): file is AttachmentValue {
  return typeof file === 'object' && file !== null && 'hashcode' in file && 'name' in file;
}

/** A read-only field never calls `onChange`. */
function ignore() {
  return undefined;
}
