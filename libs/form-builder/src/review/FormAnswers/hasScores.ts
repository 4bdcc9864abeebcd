import { fieldsOf, type FormContent } from '@callboard/api-contract/forms';

/** Checks whether a form gives points for any answer. */
export function hasScores(content: FormContent): boolean {
  return fieldsOf(content).some(
    ({ field: { score, options = [] } }) =>
      score !== undefined || options.some((option) => option.score !== undefined),
  );
}
