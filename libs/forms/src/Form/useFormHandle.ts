import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../definition';
import { notifyNow } from '../typing/notifyAfterPaint';

/** Access to the surrounding form without rendering again for every change. */
export interface FormHandle {
  values: () => FormValues;
  /** Calls the listener now and after every change. @returns a function that unsubscribes. */
  onValues: (listener: (values: FormValues) => void) => () => void;
  /** Changes the value of a field, as if the user had. */
  change: (name: string, value: unknown) => void;
  /** Submits the form, as its button does. */
  submit: () => Promise<unknown> | undefined;
}

/** A handle on the surrounding form, stable for the form's lifetime. */
export function useFormHandle(): FormHandle {
  const form = useForm<FormValues>();
  return useMemo(
    () => ({
      values: () => {
        notifyNow();
        return form.getState().values ?? {};
      },
      onValues: (listener) => form.subscribe(({ values }) => listener(values ?? {}), { values: true }),
      change: (name, value) => form.change(name, value),
      submit: () => {
        notifyNow();
        return form.submit();
      },
    }),
    [form],
  );
}
