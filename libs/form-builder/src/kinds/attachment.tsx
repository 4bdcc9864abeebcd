import type { QuestionKind, ShownFieldProps } from '@callboard/forms';
import { translate } from '@callboard/language';
import { AttachmentControl, AttachmentField, toAttachmentValues } from '@callboard/uploads';
import { listChange } from './listChange';

export const attachmentKind: QuestionKind = {
  Control: (props) => <AttachmentControl {...props} onChange={listChange(props)} />,
  Show: ShownFiles,
  question: { name: () => translate('Files'), icon: 'clip', group: 'file', isWide: true },
};

/** Files, which can be opened. */
export function ShownFiles({ definition: { label }, value }: Pick<ShownFieldProps, 'definition' | 'value'>) {
  return <AttachmentField label={label} value={toAttachmentValues(value)} onChange={ignore} readOnly />;
}

/** A read-only field never calls `onChange`. */
function ignore() {
  return undefined;
}
