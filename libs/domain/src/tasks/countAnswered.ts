import type { TaskAnswer } from '@callboard/api-contract/tasks';

type Answered = Pick<TaskAnswer, 'answer'>;

/** How many entries have answered a task. */
export interface AnswerCounts {
  all: number;
  /** Submitted, approved or not. */
  given: number;
  approved: number;
  toReview: number;
}

/** Checks whether nothing was submitted, or the submission has to be changed. */
export function isAnswerMissing(answer: Answered['answer']): boolean {
  return answer?.status !== 'submitted' && answer?.status !== 'approved';
}

/** Counts the answers to a task: those with a change requested are missing again. */
export function countAnswered(entries: readonly Answered[]): AnswerCounts {
  const count = (status: string) => entries.filter(({ answer }) => answer?.status === status).length;
  return {
    all: entries.length,
    given: entries.filter(({ answer }) => !isAnswerMissing(answer)).length,
    approved: count('approved'),
    toReview: count('submitted'),
  };
}
