import type { QuestionKind, ShownFieldProps } from '@callboard/forms';
import { say } from '@callboard/language';
import { AttachmentControl, AttachmentField, type AttachmentValue } from '@callboard/uploads';
import { listChange } from './listChange';

export const attachmentKind: QuestionKind = {
  Control: (props) => <AttachmentControl {...props} onChange={listChange(props)} />,
  Show: ShownFiles,
  question: { name: () => say('Files'), icon: 'clip', group: 'file', isWide: true },
};

/** Files, which can be opened. */
export function ShownFiles({ definition: { label }, value }: Pick<ShownFieldProps, 'definition' | 'value'>) {
  const files = Array.isArray(value) ? value.filter(isFile) : [];
  return <AttachmentField label={label} value={files} onChange={ignore} readOnly />;
}

function isFile(file: unknown): file is AttachmentValue {
  return typeof file === 'object' && file !== null && 'hashcode' in file && 'name' in file;
}

/** A read-only field never calls `onChange`. */
function ignore() {
  return undefined;
}
