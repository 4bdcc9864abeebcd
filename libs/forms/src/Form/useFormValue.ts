import { useFormState } from 'react-final-form';
import type { FormValues } from '../definition';

const subscription = { values: true };

/** The current value of another field of the form, for a control that depends on it. */
export function useFormValue(name: string): unknown {
  const { values } = useFormState<FormValues>({ subscription });
  return values?.[name];
}

/** The current values of all fields of the form, for what depends on most of them. */
export function useFormValues(): FormValues {
  const { values } = useFormState<FormValues>({ subscription });
  return values ?? none;
}

const none: FormValues = {};
