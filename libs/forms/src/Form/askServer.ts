import type { FormApi } from 'final-form';
import type { FieldErrors, FormValues } from '../definition';
import { messages } from '../messages';
import { tellNow } from '../typing/tellAfterPaint';
import type { SubmitFailure } from './Form';

/** What an asynchronous validator found (clause 5.13). */
export interface AsyncVerdict {
  valid: boolean;
  errors?: FieldErrors | undefined;
}
export type AsyncValidator = (values: FormValues) => Promise<AsyncVerdict>;

interface Question {
  values: FormValues;
  form: FormApi<FormValues>;
  validate: ((values: FormValues) => FieldErrors) | undefined;
  validateAsync: AsyncValidator;
}

/**
 * The values that may be sent, or why they may not. An answer about values that were changed meanwhile is dropped, and the new ones
 * are asked about, so that what is sent is always what was checked.
 */
export async function askServer(
  question: Question,
): Promise<{ values: FormValues } | { failure: SubmitFailure }> {
  const { form, validate, validateAsync } = question;
  let { values } = question;
  for (;;) {
    const verdict = await validateAsync(values).catch(() => null);
    tellNow();
    const now = form.getState().values;
    if (now === undefined || now === values) return toOutcome(values, verdict);
    values = now;
    const own = validate?.(values) ?? {};
    if (Object.keys(own).length > 0) return { failure: { message: '', fields: own } };
  }
}

function toOutcome(values: FormValues, verdict: AsyncVerdict | null) {
  if (verdict === null) return { failure: { message: messages.notChecked } };
  if (verdict.valid) return { values };
  const hasErrors = Object.keys(verdict.errors ?? {}).length > 0;
  return { failure: { message: messages.notValid, ...(hasErrors && { fields: verdict.errors }) } };
}
