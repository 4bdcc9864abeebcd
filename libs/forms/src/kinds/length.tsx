import { formatLength, parseLength } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { TextInput } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { FieldControlProps } from '../definition';
import { textOf } from '../values/textOf';
import type { QuestionKind } from './formKind';

export const lengthKind: QuestionKind = {
  Control: LengthControl,
  Show: ({ value }) => lengthText(value),
  isTyped: true,
  hasReadOnlyControl: true,
  question: {
    name: () => translate('Length in minutes and seconds'),
    icon: 'history',
    group: 'number',
    width: 'small',
  },
};

/** The length of a piece, typed as 3:30. Its value is in seconds; of a text that is no length, the text, so that it is refused. */
function LengthControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const [typed, setTyped] = useState<string>();
  const { name, disabled, readOnly, placeholder } = definition;
  return (
    <TextInput
      name={name}
      inputMode="decimal"
      maxLength={10}
      autoComplete="off"
      placeholder={placeholder ?? '3:30'}
      disabled={disabled}
      readOnly={readOnly}
      // As it is typed, until another value takes its place.
      value={typed !== undefined && valueOf(typed) === value ? typed : lengthText(value)}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(valueOf(text));
      }}
      onBlur={() => {
        setTyped(undefined);
        onBlur();
      }}
    />
  );
}

function valueOf(text: string): number | string {
  return parseLength(text) ?? text;
}

function lengthText(value: unknown): string {
  return typeof value === 'number' ? formatLength(value) : textOf(value);
}
