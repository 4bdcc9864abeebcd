import { collections } from '@callboard/api-client/collections';
import { isObject, type ListFilter } from '@callboard/api-contract';
import { isUnanswered, type Answers } from '@callboard/domain/forms';

/** The most answers that the client checks; beyond that, only the server knows what would be lost. */
export const mostAnswers = 200;

const looked = ['answers', 'status', 'edition', 'individual', 'handed_in'];

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

/** The number of answers for each field of a form; each row counts. */
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
