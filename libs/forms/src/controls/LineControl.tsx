import { TextInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';

interface LineControlProps extends FieldControlProps {
  /** The `type` of the input. @default 'text' */
  type?: 'text' | 'email' | 'tel';
}

/** One line of text. */
export function LineControl({ definition, value, onChange, onBlur, type = 'text' }: LineControlProps) {
  const { name, disabled, readOnly, placeholder, maxLength } = definition;
  return (
    <TextInput
      name={name}
      type={type}
      value={textOf(value)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={onBlur}
      disabled={disabled}
      readOnly={readOnly}
      maxLength={maxLength}
      placeholder={placeholder ?? messages.enter}
      autoComplete="off"
    />
  );
}
