import { TextInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { textOf } from './textOf';

const typeOf: Readonly<Record<string, 'email' | 'tel'>> = { email: 'email', phone: 'tel' };

/** One line of text, an email address or a phone number. */
export function TextControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, kind, disabled, readOnly, placeholder, maxLength } = definition;
  return (
    <TextInput
      name={name}
      type={typeOf[kind] ?? 'text'}
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
