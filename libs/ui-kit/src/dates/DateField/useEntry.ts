import { useState } from 'react';
import type { Entry, EntryFormat } from './Entry';

/**
 * What stands in the parts of a field over the value that its caller keeps: '1' and '01' make the same value, and while '1' is
 * being typed it has to stay what it is. Another value than the parts make is the caller's word, and replaces them.
 */
export function useEntry<Value>(
  { toEntry, toValue }: Pick<EntryFormat<Value>, 'toEntry' | 'toValue'>,
  value: Value,
  onChange: (value: Value) => void,
): { entry: Entry; change: (entry: Entry) => void } {
  const [shown, setShown] = useState(() => ({ value, entry: toEntry(value) }));
  let { entry } = shown;
  if (shown.value !== value) {
    if (toValue(entry) !== value) entry = toEntry(value);
    setShown({ value, entry });
  }

  function change(next: Entry) {
    const made = toValue(next);
    setShown({ value: made, entry: next });
    if (made !== value) onChange(made);
  }

  return { entry, change };
}
