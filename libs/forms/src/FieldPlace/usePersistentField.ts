import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/**
 * Registers a field before `useField` does. That hook sets a field that is not registered to the form's initial value: a field that is
 * mounted again would lose what was typed, and a new row would get the values of a removed one. Call it first.
 */
export function usePersistentField(name: string): void {
  const form = useForm();
  // Registers with final-form's store. Silent, because `useField` notifies all subscribers right after.
  useEffect(() => form.registerField(name, ignore, nothing, { silent: true }), [form, name]);
}

const nothing = {};

/** `useField` has its own subscription. */
function ignore() {
  return undefined;
}
