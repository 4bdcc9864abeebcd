import type { FormContent } from '@callboard/api-contract/forms';
import { canonicalAnswer, visibleSections, rowsOf, type Answers, type VisibleField } from './answers';

/**
 * The answers of visible fields in their canonical form: what was entered in a part that is now hidden is dropped.
 *
 * @example
 * visibleAnswers(content, { kind: 'drama', steps: 'Left, right' }); // { kind: 'drama' }, if steps are visible only to dancers
 */
export function visibleAnswers(content: FormContent, answers: Answers): Answers {
  const visible: Record<string, unknown> = {};
  for (const { section, fields } of visibleSections(content, answers)) {
    if (!section.repeat) Object.assign(visible, given(fields));
    else if (rowsOf(section, answers).length > 0) {
      visible[section.id] = rowsOf(section, answers).map((_, index) =>
        given(fields.filter(({ name }) => name.startsWith(`${section.id}[${index}].`))),
      );
    }
  }
  return visible;
}

function given(fields: readonly VisibleField[]): Answers {
  return Object.fromEntries(
    fields
      .filter(({ answer }) => answer !== undefined)
      .map(({ field, answer }) => [field.id, canonicalAnswer(field, answer)]),
  );
}
