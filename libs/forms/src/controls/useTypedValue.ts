import { useState } from 'react';
import { isSameValue } from '../values/isSameValue';

interface TypedValue {
  text: string;
  /** Sets the typed text. @returns the parsed value. */
  type: (text: string) => unknown;
  /** Replaces the typed text with the formatted value, on blur. */
  commit: () => void;
}

/** The text of an input whose value is not a string: as typed while it parses to the value, else the formatted value. */
export function useTypedValue(
  value: unknown,
  parse: (text: string) => unknown,
  format: (value: unknown) => string,
): TypedValue {
  const [typed, setTyped] = useState(() => format(value));
  return {
    text: isSameValue(parse(typed), value) ? typed : format(value),
    type: (text) => {
      setTyped(text);
      return parse(text);
    },
    commit: () => setTyped(format(value)),
  };
}
