import { useFormState } from 'react-final-form';
import type { FormValues } from '../definition';

const subscription = { values: true };

/** The present value of a field of the form around, for a control that depends on it. */
export function useFormValue(name: string): unknown {
  const { values } = useFormState<FormValues>({ subscription });
  return values?.[name];
}
