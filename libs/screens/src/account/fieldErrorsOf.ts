import type { ActionOutcome } from '@callboard/api-client';
import type { PlainFaults } from '@callboard/forms/plain';

/** What a refused action says of its fields, for the form that asked; an alert has said the rest. */
export function faultsOf(outcome: Extract<ActionOutcome<unknown>, { ok: false }>): PlainFaults {
  const fields = outcome.problem.kind === 'invalid' ? outcome.problem.fields : {};
  return Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts.join(' ')]));
}
