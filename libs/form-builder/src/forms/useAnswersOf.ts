import { collections } from '@callboard/api-client/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import type { FormContent } from '@callboard/api-contract/forms';
import { isUnanswered, ownAnswer, rowsOf, type Answers } from '@callboard/domain/forms';

/** The most answers that the client checks; beyond that, only the server knows what would be lost. */
export const mostAnswers = 200;

const looked = ['answers', 'status', 'edition', 'individual', 'submitted'];

/** The answers to a form with their content, newest first, at most 200. */
export function useAnswersOf(definition: string, filters: readonly ListFilter[] = [], skip = false) {
  return collections.formInstances.useList(
    {
      filters: [{ field: 'definition', operator: 'eq', value: definition }, ...filters],
      fields: looked,
      pageSize: mostAnswers,
    },
    { skip },
  );
}

/** The number of answers for each field of a form, and of rows for each repeated section; each row counts. */
export function countAnswers(
  content: FormContent,
  given: readonly Answers[],
): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  const count = (id: string, more: number) => {
    if (more > 0) counts[id] = (counts[id] ?? 0) + more;
  };
  for (const section of content.pages.flatMap(({ sections }) => sections)) {
    const rows = section.repeat ? given.flatMap((answers) => rowsOf(section, answers)) : given;
    if (section.repeat)
      count(section.id, given.filter((answers) => rowsOf(section, answers).length > 0).length);
    for (const field of section.fields)
      count(field.id, rows.filter((row) => !isUnanswered(field, ownAnswer(row, field.id))).length);
  }
  return counts;
}
