import { TextArea } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';
import { translate } from '@callboard/language';
import { lengthRules } from '../rules/limitRules';
import type { QuestionKind } from './formKind';

export const textareaKind: QuestionKind = {
  Control: TextAreaControl,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: lengthRules,
  question: { name: () => translate('Long text'), icon: 'paragraph', group: 'text', isWide: true },
};

/** Several lines of text. */
function TextAreaControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  return (
    <TextArea
      name={definition.name}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      disabled={definition.disabled}
      readOnly={definition.readOnly}
      maxLength={definition.maxLength}
      placeholder={definition.placeholder ?? messages.enter}
    />
  );
}
