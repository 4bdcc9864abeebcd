import { TextInput, useTypedText } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { isSameValue } from '../values/isSameValue';

export interface TypedInputProps extends FieldControlProps {
  /** Returns the value of a text, or the text itself when it is not valid. */
  parse: (text: string) => unknown;
  format: (value: unknown) => string;
}

/** A text input for a value that is not a string. Keeps the text as typed and formats it on blur. */
export function TypedInput({ definition, value, onChange, onBlur, parse, format }: TypedInputProps) {
  const { name, disabled, readOnly, placeholder } = definition;
  const typed = useTypedText({
    value,
    read: parse,
    write: format,
    isValid: (parsed) => typeof parsed !== 'string',
    isSame: isSameValue,
  });
  return (
    <TextInput
      name={name}
      inputMode="decimal"
      value={typed.text}
      onChange={(event) => onChange(typed.type(event.currentTarget.value))}
      onBlur={() => {
        typed.commit();
        onBlur();
      }}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={placeholder ?? messages.enter}
      autoComplete="off"
    />
  );
}
