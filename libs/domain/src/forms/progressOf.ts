import type { FormContent } from '@callboard/api-contract/forms';
import { isUnanswered, rowsOf, visibleFields, visibleSections, type Answers } from './answers';

/**
 * How much of a form is filled in, in per cent: of its visible required answers and rows, or of all answers if nothing is required.
 * It is 100 only where nothing is missing.
 */
export function progressOf(content: FormContent, answers: Answers): number {
  const visible = visibleFields(content, answers);
  const required = visible.filter(({ field }) => field.required);
  const rows = missingRows(content, answers);
  const counted = required.length > 0 || rows > 0 ? required : visible;
  if (counted.length + rows === 0) return 0;
  const given = counted.filter(({ field, answer }) => !isUnanswered(field, answer)).length;
  return Math.floor((100 * given) / (counted.length + rows));
}

/** How many rows sections need that are not there yet. */
function missingRows(content: FormContent, answers: Answers): number {
  return visibleSections(content, answers).reduce(
    (sum, { section }) => sum + Math.max(0, (section.repeat?.min ?? 0) - rowsOf(section, answers).length),
    0,
  );
}
