import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Registers a field before `useField` does. That hook gives a field that the form does not know the value of the form's start: a
 * field that comes back would lose what was typed in it, and a new row would get what an earlier one held. Call it first.
 */
export function useKeptField(name: string): void {
  const form = useForm();
  // Tells the form's own store, which is outside of React. Silent: `useField` has everybody told a moment later.
  useEffect(() => form.registerField(name, ignore, nothing, { silent: true }), [form, name]);
}

const nothing = {};

/** What becomes of the field is followed by `useField`. */
function ignore() {
  return undefined;
}
