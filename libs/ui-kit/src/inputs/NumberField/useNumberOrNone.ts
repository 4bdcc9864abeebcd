import { useState } from 'react';
import type { NumberInputProps } from './useNumberInput';

/**
 * For a value that is a number or none, and cannot be a text: what is typed and is no number of the field is passed on as none, and stays in
 * sight with its message.
 * @example <NumberField label="Score" {...score} {...useNumberOrNone(value, onValueChange)} />
 */
export function useNumberOrNone(
  value: number | null,
  onValueChange: (value: number | null) => void,
): Pick<NumberInputProps, 'value' | 'onValueChange'> {
  const [refused, setRefused] = useState<string>();
  return {
    value: value ?? refused ?? null,
    onValueChange: (next) => {
      const isNumber = typeof next !== 'string';
      setRefused(isNumber ? undefined : next);
      if (isNumber) onValueChange(next);
      // One wrong text after another is none once.
      else if (refused === undefined) onValueChange(null);
    },
  };
}
