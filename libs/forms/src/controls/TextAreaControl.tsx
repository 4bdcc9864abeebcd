import { TextArea } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from './textOf';

/** Several lines of text. */
export function TextAreaControl({ definition, value, onChange, onBlur }: FieldControlProps) {
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
