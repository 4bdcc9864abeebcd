import { collections } from '@callboard/api-client/collections';
import { isObject, type ListFilter } from '@callboard/api-contract';
import { isUnanswered, type Answers } from '@callboard/domain/forms';

/** As many answers as are looked at one by one; of more, the server alone knows what would be lost. */
export const mostAnswers = 200;

const looked = ['answers', 'status', 'edition', 'individual', 'handed_in'];

/** The answers to a form, with what was answered: newest first, and at most two hundred. */
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

/** How many answers each field of a form has; rows count by themselves. */
export function countAnswers(given: readonly Answers[]): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  const count = (answers: Answers) => {
    for (const [id, answer] of Object.entries(answers)) {
      if (isUnanswered(answer)) continue;
      counts.set(id, (counts.get(id) ?? 0) + 1);
      if (Array.isArray(answer)) for (const row of answer) if (isObject(row)) count(row);
    }
  };
  for (const answers of given) count(answers);
  return Object.fromEntries(counts);
}
