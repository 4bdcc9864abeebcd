import type { Problem } from '@callboard/api-contract';
import type { SubmitFailure } from '@callboard/forms';

/** Converts a problem to a form failure: messages of fields are shown at the fields, the rest above the form. */
export function toFailure(problem: Problem): SubmitFailure {
  return problem.kind === 'invalid'
    ? { message: problem.message, fields: problem.fields }
    : { message: problem.message };
}
