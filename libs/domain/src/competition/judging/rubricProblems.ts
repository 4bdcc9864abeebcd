import type { Criterion, Penalty, Rubric } from './rubric';
import { scoreProblem } from './scoreProblem';

/** Kinds of error in a rubric. */
export type RubricProblemCode =
  | 'noCriteria'
  | 'blank'
  | 'doubledCode'
  | 'notANumber'
  | 'notPositive'
  | 'maxNotAboveMin'
  | 'stepNotDividing'
  | 'levelOutOfScale'
  | 'levelsOutOfOrder';

/** Error in a rubric, with its path: `criteria.0.weight`. */
export interface RubricProblem {
  path: string;
  problem: RubricProblemCode;
}

/** Weights and steps are read to millionths, so that a finer one is none. */
const finest = 0.000_001;

/** Errors in a rubric: nothing can be judged by it before this is empty. */
export function rubricProblems({ criteria, penalties }: Rubric): RubricProblem[] {
  return [
    ...(criteria.length === 0 ? [{ path: 'criteria', problem: 'noCriteria' as const }] : []),
    ...namingProblems('criteria', criteria),
    ...criteria.flatMap((criterion, at) => criterionProblems(`criteria.${at}`, criterion)),
    ...namingProblems('penalties', penalties),
    ...penalties.flatMap(({ points }, at) => amountProblems(`penalties.${at}.points`, points)),
  ];
}

function namingProblems(path: string, named: readonly (Criterion | Penalty)[]): RubricProblem[] {
  const seen = new Set<string>();
  return named.flatMap(({ code, label }, at) => {
    const problems: RubricProblem[] = [];
    if (code.trim() === '') problems.push({ path: `${path}.${at}.code`, problem: 'blank' });
    else if (seen.has(code)) problems.push({ path: `${path}.${at}.code`, problem: 'doubledCode' });
    if (label.trim() === '') problems.push({ path: `${path}.${at}.label`, problem: 'blank' });
    seen.add(code);
    return problems;
  });
}

function amountProblems(path: string, amount: number): RubricProblem[] {
  if (!Number.isFinite(amount)) return [{ path, problem: 'notANumber' }];
  return amount < finest ? [{ path, problem: 'notPositive' }] : [];
}

function criterionProblems(path: string, criterion: Criterion): RubricProblem[] {
  const { weight, min, max, step } = criterion;
  const problems = [
    ...amountProblems(`${path}.weight`, weight),
    ...amountProblems(`${path}.step`, step),
    ...Object.entries({ min, max })
      .filter(([, bound]) => !Number.isFinite(bound))
      .map(([name]): RubricProblem => ({ path: `${path}.${name}`, problem: 'notANumber' })),
  ];
  if (max - min < finest) problems.push({ path: `${path}.max`, problem: 'maxNotAboveMin' });
  // On a scale that makes no sense neither the step nor a level can be checked.
  if (problems.some((each) => each.path !== `${path}.weight`)) return problems;
  if (scoreProblem(criterion, max) !== null)
    problems.push({ path: `${path}.step`, problem: 'stepNotDividing' });
  return [...problems, ...levelProblems(path, criterion)];
}

function levelProblems(path: string, criterion: Criterion): RubricProblem[] {
  const levels = criterion.levels ?? [];
  return levels.flatMap(({ from, text }, at) => {
    const problems: RubricProblem[] = [];
    const previous = levels[at - 1];
    if (!Number.isFinite(from)) problems.push({ path: `${path}.levels.${at}.from`, problem: 'notANumber' });
    else if (from < criterion.min || from > criterion.max)
      problems.push({ path: `${path}.levels.${at}.from`, problem: 'levelOutOfScale' });
    else if (previous && from <= previous.from)
      problems.push({ path: `${path}.levels.${at}.from`, problem: 'levelsOutOfOrder' });
    if (text.trim() === '') problems.push({ path: `${path}.levels.${at}.text`, problem: 'blank' });
    return problems;
  });
}
