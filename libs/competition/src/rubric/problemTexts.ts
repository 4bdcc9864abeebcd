import { rubricLimits, rubricSchema } from '@callboard/api-contract/competition';
import { rubricProblems, type RubricProblem } from '@callboard/domain/judging';
import { formatNumber } from '@callboard/language';
import * as v from 'valibot';
import type { CriterionContent, RubricContent } from './changeRubric';
import { rubricMessages as words } from './rubricMessages';

/** Problems of a rubric, by the path of the field that each is shown at: `criteria.0.weight`. */
export function problemTexts(rubric: RubricContent): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const { path, value } of pointsOf(rubric)) {
    if (value > rubricLimits.points) texts.set(path, words.atMost(formatNumber(rubricLimits.points)));
    else if (value < 0) texts.set(path, words.belowZero);
  }
  for (const problem of rubricProblems(rubric)) {
    // A code is not a field: it is given with the label.
    const path = problem.path.replace(/\.code$/, '.label');
    if (!texts.has(path)) texts.set(path, textOf(problem, rubric));
  }
  return texts;
}

/** True if a draft can be stored as it is; a contradiction can be stored and not be put in use. */
export function isStorable(rubric: RubricContent): boolean {
  return v.is(rubricSchema, rubric);
}

function textOf({ path, problem }: RubricProblem, { criteria }: RubricContent): string {
  const [, at, , level] = path.split('.');
  const criterion = criteria[Number(at)];
  switch (problem) {
    case 'noCriteria':
      return words.noCriteria;
    case 'blank':
      return path.includes('.levels.') ? words.blankLevel : words.blank;
    case 'doubledCode':
      return words.doubledCode;
    case 'notANumber':
      return words.notANumber;
    case 'notPositive':
      return words.notPositive;
    case 'maxNotAboveMin':
      return words.maxNotAboveMin;
    case 'stepNotDividing':
      return criterion ? words.stepNotDividing(numbersOf(criterion)) : '';
    case 'levelOutOfScale':
      return criterion ? words.levelOutOfScale(numbersOf(criterion)) : '';
    case 'levelsOutOfOrder':
      return words.levelsOutOfOrder(formatNumber(criterion?.levels?.[Number(level) - 1]?.from ?? 0));
    default:
      return problem satisfies never;
  }
}

/** The scale of a criterion in figures. */
export function numbersOf({ min, max, step }: CriterionContent): Record<'min' | 'max' | 'step', string> {
  return { min: formatNumber(min), max: formatNumber(max), step: formatNumber(step) };
}

/** Every number of a rubric, with the path of its field. */
function pointsOf({ criteria, penalties }: RubricContent): { path: string; value: number }[] {
  return [
    ...criteria.flatMap(({ weight, min, max, step, levels = [] }, at) => [
      ...Object.entries({ weight, min, max, step }).map(([name, value]) => ({
        path: `criteria.${at}.${name}`,
        value,
      })),
      ...levels.map(({ from }, level) => ({ path: `criteria.${at}.levels.${level}.from`, value: from })),
    ]),
    ...penalties.map(({ points }, at) => ({ path: `penalties.${at}.points`, value: points })),
  ];
}
