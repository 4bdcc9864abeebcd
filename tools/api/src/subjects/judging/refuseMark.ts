import { sentences } from '@callboard/api-contract/sentences';
import { scoreProblem, type Rubric, type ScoreMark } from '@callboard/domain/judging';
import { refusedAction } from '../../engine/problems';

/** Refuses a mark that the rubric does not have, or that is off its scale. */
export function refuseMark({ criteria }: Rubric, { code, value }: ScoreMark): void {
  const criterion = criteria.find((each) => each.code === code);
  if (!criterion) throw refusedAction(sentences.scoreNoCriterion());
  const { label, min, max, step } = criterion;
  if (value !== null && scoreProblem(criterion, value) !== null)
    throw refusedAction(sentences.scoreOffScale({ criterion: label, min, max, step }));
}
