import type { FormContent, FormField } from '@callboard/api-contract/forms';
import { askedFields, isUnanswered, type Answers } from './answers';

/**
 * What the answers of a form score in all: a field scores when it is answered, and each chosen option beside it.
 *
 * @example
 * scoreOf(content, { experience: 'ten_years' }); // 5, where the option says so
 */
export function scoreOf(content: FormContent, answers: Answers): number {
  return askedFields(content, answers).reduce(
    (sum, { field, answer }) => sum + scoreOfField(field, answer),
    0,
  );
}

/** What one answer scores. */
export function scoreOfField({ score = 0, options = [] }: FormField, answer: unknown): number {
  if (isUnanswered(answer)) return 0;
  const chosen = new Set<unknown>(Array.isArray(answer) ? answer : [answer]);
  return options
    .filter(({ value }) => chosen.has(value))
    .reduce((sum, option) => sum + (option.score ?? 0), score);
}
