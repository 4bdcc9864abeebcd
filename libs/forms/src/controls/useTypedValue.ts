import { useState } from 'react';
import { isSameValue } from '../Form/isSameValue';

interface TypedValue {
  text: string;
  /** Takes what is typed and answers the value that it stands for. */
  type: (text: string) => unknown;
  /** Writes the value as it is read, once the control is left. */
  settle: () => void;
}

/** The text of a control whose value is no text: as typed while it stands for the value, else as the value is written. */
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
    settle: () => setTyped(format(value)),
  };
}
