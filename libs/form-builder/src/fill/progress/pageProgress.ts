import type { FormContent } from '@callboard/api-contract/forms';
import { askedFields, checkAnswers, isUnanswered, type Answers } from '@callboard/domain/forms';

/** How far a page is. */
export interface PageProgress {
  /** Required answers that are not there. */
  missing: number;
  /** Answers that are there and not right. */
  wrong: number;
  isBegun: boolean;
}

/** How far each page of a form is, by its id. */
export function pageProgress(content: FormContent, answers: Answers): Record<string, PageProgress> {
  const wrong = Object.keys(checkAnswers(content, answers, 'draft'));
  const missing = Object.keys(checkAnswers(content, answers, 'final')).filter(
    (name) => !wrong.includes(name),
  );
  const begun = askedFields(content, answers)
    .filter(({ answer }) => !isUnanswered(answer))
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
