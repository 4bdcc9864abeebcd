import { useState } from 'react';
import type { FieldControlProps, FieldOption } from '../definition';
import { messages } from '../messages';
import { textOf } from '../values/textOf';

/** The value of the option 'Other' inside the control; the field's value is the entered text. */
const other = '\u0000other';

interface OtherState {
  options: readonly FieldOption[];
  /** The value of the selected option. */
  selected: string;
  select: (option: string) => void;
  /** The free text; undefined unless 'Other' is selected. */
  text: string | undefined;
}

/** The state of a control with options and, if the definition allows it, free text as 'Other' (clause 5.22). */
export function useOther({ definition, value, onChange }: FieldControlProps): OtherState {
  const [isOpen, setOpen] = useState(false);
  const { options = [], hasOther = false } = definition;
  const current = textOf(value);
  const isFreeText = current !== '' && !options.some((option) => option.value === current);
  const isOther = hasOther && (isFreeText || (isOpen && value === ''));
  return {
    options: hasOther ? [...options, { value: other, label: messages.other }] : options,
    selected: isOther ? other : current,
    select: (option) => {
      setOpen(option === other);
      if (option === other) onChange('');
      else onChange(option === '' ? null : option);
    },
    text: isOther ? current : undefined,
  };
}
