import type { FormContent } from '@callboard/api-contract/forms';
import { askedSections, rowsOf, type Answers, type AskedField } from './answers';

/**
 * The answers to what is asked: what was typed into a part that is hidden now goes no further.
 *
 * @example
 * askedAnswers(content, { kind: 'drama', steps: 'Left, right' }); // { kind: 'drama' }, where steps are asked of dancers only
 */
export function askedAnswers(content: FormContent, answers: Answers): Answers {
  const kept: Record<string, unknown> = {};
  for (const { section, fields } of askedSections(content, answers)) {
    if (!section.repeat) Object.assign(kept, given(fields));
    else if (rowsOf(section, answers).length > 0) {
      kept[section.id] = rowsOf(section, answers).map((_, index) =>
        given(fields.filter(({ name }) => name.startsWith(`${section.id}[${index}].`))),
      );
    }
  }
  return kept;
}

function given(fields: readonly AskedField[]): Answers {
  return Object.fromEntries(
    fields.filter(({ answer }) => answer !== undefined).map(({ field, answer }) => [field.id, answer]),
  );
}
