import type { FormApi } from 'final-form';
import type { AsyncValidator, AsyncVerdict, FieldErrors, FormValues } from '../definition';
import { messages } from '../messages';
import { notifyNow } from '../typing/notifyAfterPaint';
import type { SubmitFailure } from './Form.types';

interface ValidationRequest {
  values: FormValues;
  form: FormApi<FormValues>;
  validate: ((values: FormValues) => FieldErrors) | undefined;
  validateAsync: AsyncValidator;
}

/**
 * Runs the asynchronous validator. An answer about values that changed meanwhile is dropped and the new values are validated, so that
 * only validated values are submitted.
 * @returns the values to submit, or why they cannot be.
 */
export async function checkOnServer(
  request: ValidationRequest,
): Promise<{ values: FormValues } | { failure: SubmitFailure }> {
  const { form, validate, validateAsync } = request;
  let { values } = request;
  for (;;) {
    const verdict = await validateAsync(values).catch(() => null);
    notifyNow();
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
