import { Field, TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { messages } from '../messages';

export interface WholeNumberProps {
  label: string;
  description?: string | undefined;
  isLabelHidden?: boolean | undefined;
  placeholder?: string | undefined;
  value: number | undefined;
  min: number;
  max: number;
  /** Called with a number inside the bounds, or undefined when the input is cleared. */
  onCommit: (value: number | undefined) => void;
}

/** An optional whole number. Invalid text stays in the input and is not committed. */
export function WholeNumber(props: WholeNumberProps) {
  const { label, description, isLabelHidden, placeholder, value, min, max, onCommit } = props;
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && typed.trim() !== '' && read(typed, min, max) === undefined;
  return (
    <Field
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      error={isInvalid && messages.wholeNumber(min, max)}
    >
      <TextInput
        inputMode="numeric"
        placeholder={placeholder}
        value={typed ?? value ?? ''}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const number = read(text, min, max);
          setTyped(text);
          if (number !== undefined || text.trim() === '') onCommit(number);
        }}
        onBlur={() => setTyped(undefined)}
        autoComplete="off"
      />
    </Field>
  );
}

function read(text: string, min: number, max: number): number | undefined {
  if (!/^\s*-?\d+\s*$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}
