import type { ActionOutcome } from '@callboard/api-client';
import type { PlainErrors } from '@callboard/forms/plain';

/** The errors by field of a failed action, for its form. Other errors have been shown as an alert. */
export function fieldErrorsOf(outcome: Extract<ActionOutcome<unknown>, { ok: false }>): PlainErrors {
  const fields = outcome.problem.kind === 'invalid' ? outcome.problem.fields : {};
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]));
}
