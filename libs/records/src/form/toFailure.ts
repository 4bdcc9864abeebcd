import type { Problem } from '@callboard/api-contract';
import type { SubmitFailure } from '@callboard/forms';

/** What a form says of a problem: the messages of fields beside them, the rest above the form. */
export function toFailure(problem: Problem): SubmitFailure {
  return problem.kind === 'invalid'
    ? { message: problem.message, fields: problem.fields }
    : { message: problem.message };
}
