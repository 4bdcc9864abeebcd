import { isUnanswered, visibleFields, type Answers } from './answers';
import type { FormContent } from '@callboard/api-contract/forms';

/** How much of a form is filled in, in per cent: of its visible required answers, or of all if none is required. */
export function progressOf(content: FormContent, answers: Answers): number {
  const visible = visibleFields(content, answers);
  const required = visible.filter(({ field }) => field.required);
  const counted = required.length > 0 ? required : visible;
  if (counted.length === 0) return 0;
  const given = counted.filter(({ field, answer }) => !isUnanswered(field, answer)).length;
  return Math.round((100 * given) / counted.length);
}
