import { useMemo } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../definition';
import { tellNow } from '../typing/tellAfterPaint';

/** The values of the form around, for what follows them without being drawn again for each. */
export interface FormHandle {
  values: () => FormValues;
  /** Called with the values at once and after every change; answers what ends it. */
  onValues: (listener: (values: FormValues) => void) => () => void;
  /** Submits as the button does. */
  submit: () => Promise<unknown> | undefined;
}

/** A handle on the form around, the same as long as the form is there. */
export function useFormHandle(): FormHandle {
  const form = useForm<FormValues>();
  return useMemo(
    () => ({
      values: () => {
        tellNow();
        return form.getState().values ?? {};
      },
      onValues: (listener) => form.subscribe(({ values }) => listener(values ?? {}), { values: true }),
      submit: () => {
        tellNow();
        return form.submit();
      },
    }),
    [form],
  );
}
