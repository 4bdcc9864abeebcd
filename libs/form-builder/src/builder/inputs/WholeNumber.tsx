import { formatLength, parseLength } from '@callboard/domain/calendar';
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
  /** Counts seconds, written as minutes and seconds. @default false */
  isLength?: boolean | undefined;
  /** Called with a number inside the bounds, or undefined when the input is cleared. */
  onCommit: (value: number | undefined) => void;
}

/** An optional whole number. Invalid text stays in the input and is not committed. */
export function WholeNumber(props: WholeNumberProps) {
  const {
    label,
    description,
    isLabelHidden,
    placeholder,
    value,
    min,
    max,
    isLength = false,
    onCommit,
  } = props;
  const read = isLength ? readLength : readNumber;
  const [typed, setTyped] = useState<string>();
  const isInvalid = typed !== undefined && typed.trim() !== '' && read(typed, min, max) === undefined;
  return (
    <Field
      label={label}
      description={description}
      isLabelHidden={isLabelHidden}
      error={isInvalid && (isLength ? messages.lengthExample : messages.wholeNumber(min, max))}
    >
      <TextInput
        inputMode={isLength ? 'decimal' : 'numeric'}
        placeholder={placeholder}
        value={typed ?? shownOf(value, isLength)}
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

function shownOf(value: number | undefined, isLength: boolean): number | string {
  if (value === undefined) return '';
  return isLength ? formatLength(value) : value;
}

function readLength(text: string, min: number, max: number): number | undefined {
  const seconds = parseLength(text);
  return seconds !== null && seconds >= min && seconds <= max ? seconds : undefined;
}

function readNumber(text: string, min: number, max: number): number | undefined {
  if (!/^\s*-?\d+\s*$/.test(text)) return undefined;
  const number = Number(text);
  return Number.isSafeInteger(number) && number >= min && number <= max ? number : undefined;
}
