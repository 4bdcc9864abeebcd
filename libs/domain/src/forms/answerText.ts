import { answerKindOf, type FormField } from '@callboard/api-contract/forms';
import { isUnanswered } from './answers';

/**
 * An answer as text for a spreadsheet. Dates and times stay in their ISO form, which sorts.
 *
 * @param translate gives the words that are not the user's, such as 'Yes', in the language of the reader
 */
export function answerText(field: FormField, answer: unknown, translate: (text: string) => string): string {
  if (isUnanswered(field, answer)) return '';
  const { text } = answerKindOf(field);
  if (text) return text(answer, field, translate);
  return Array.isArray(answer) ? answer.map(String).join(', ') : String(answer);
}
