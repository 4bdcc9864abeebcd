import { useState } from 'react';
import type { FieldControlProps, FieldOption } from '../definition';
import { messages } from '../messages';
import { textOf } from './textOf';

/** The value of the option 'Other' within a control; the field's value is the text that is entered. */
const other = '\u0000other';

interface Choice {
  options: readonly FieldOption[];
  /** The chosen option. */
  chosen: string;
  choose: (option: string) => void;
  /** The text of one's own; undefined while another option, or none, is chosen. */
  text: string | undefined;
}

/** One of the options, or a text of one's own where the definition takes one (clause 5.22). */
export function useOther({ definition, value, onChange }: FieldControlProps): Choice {
  const [isOpen, setOpen] = useState(false);
  const { options = [], hasOther = false } = definition;
  const present = textOf(value);
  const isOwn = present !== '' && !options.some((option) => option.value === present);
  const isOther = hasOther && (isOwn || (isOpen && value === ''));
  return {
    options: hasOther ? [...options, { value: other, label: messages.other }] : options,
    chosen: isOther ? other : present,
    choose: (option) => {
      setOpen(option === other);
      if (option === other) onChange('');
      else onChange(option === '' ? null : option);
    },
    text: isOther ? present : undefined,
  };
}
