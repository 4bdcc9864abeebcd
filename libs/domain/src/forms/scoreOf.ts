import type { FormContent, FormField } from '@callboard/api-contract/forms';
import { visibleFields, isUnanswered, type Answers } from './answers';

/**
 * The total score of the answers of a form: a field scores when it is answered, and so does each selected option.
 *
 * @example
 * scoreOf(content, { experience: 'ten_years' }); // 5, if the option has that score
 */
export function scoreOf(content: FormContent, answers: Answers): number {
  return visibleFields(content, answers).reduce(
    (sum, { field, answer }) => sum + scoreOfField(field, answer),
    0,
  );
}

/** The score of one answer. */
export function scoreOfField(field: FormField, answer: unknown): number {
  if (isUnanswered(field, answer)) return 0;
  const { score = 0, options = [] } = field;
  const selected = new Set<unknown>(Array.isArray(answer) ? answer : [answer]);
  return options
    .filter(({ value }) => selected.has(value))
    .reduce((sum, option) => sum + (option.score ?? 0), score);
}
