import { TextInput } from '@callboard/ui-kit/inputs';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { useTypedValue } from './useTypedValue';

export interface TypedInputProps extends FieldControlProps {
  /** The value that a text stands for; the text itself when it stands for none. */
  parse: (text: string) => unknown;
  format: (value: unknown) => string;
}

/** The input of a value that is no text: as typed while somebody types, written as it is read once it is left. */
export function TypedInput({ definition, value, onChange, onBlur, parse, format }: TypedInputProps) {
  const { name, disabled, readOnly, placeholder } = definition;
  const typed = useTypedValue(value, parse, format);
  return (
    <TextInput
      name={name}
      inputMode="decimal"
      value={typed.text}
      onChange={(event) => onChange(typed.type(event.currentTarget.value))}
      onBlur={() => {
        typed.settle();
        onBlur();
      }}
      disabled={disabled}
      readOnly={readOnly}
      placeholder={placeholder ?? messages.enter}
      autoComplete="off"
    />
  );
}
