import type { FormContent } from '@callboard/api-contract/forms';
import { visibleFields, checkAnswers, isUnanswered, type Answers } from '@callboard/domain/forms';

/** The progress of a page. */
export interface PageProgress {
  /** The number of required answers that are missing. */
  missing: number;
  /** The number of invalid answers. */
  wrong: number;
  isBegun: boolean;
}

/** The progress of each page of a form, by page id. */
export function pageProgress(content: FormContent, answers: Answers): Record<string, PageProgress> {
  const wrong = Object.keys(checkAnswers(content, answers, 'draft'));
  const missing = Object.keys(checkAnswers(content, answers, 'final')).filter(
    (name) => !wrong.includes(name),
  );
  const begun = visibleFields(content, answers)
    .filter(({ field, answer }) => !isUnanswered(field, answer))
    .map(({ name }) => name);
  return Object.fromEntries(
    content.pages.map(({ id, sections }) => {
      const names = new Set(
        sections.flatMap((section) => [section.id, ...section.fields.map((field) => field.id)]),
      );
      const isHere = (name: string) => names.has(name.replace(/\[.*$/, ''));
      return [
        id,
        {
          missing: missing.filter(isHere).length,
          wrong: wrong.filter(isHere).length,
          isBegun: begun.some(isHere),
        },
      ];
    }),
  );
}
