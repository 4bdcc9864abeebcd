import { useState } from 'react';
import type { Entry, EntryFormat } from './Entry';

/**
 * The texts of a field's parts, over the caller's value: '1' and '01' make the same value, and '1' must stay as it is while
 * it is being typed. A value that differs from the parts comes from the caller, and replaces them.
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
