import { describe, expect, it } from 'vitest';
import type { Criterion, JudgeSheet, Rubric } from './rubric';
import { rubricProblems } from './rubricProblems';
import { scoreProblem } from './scoreProblem';
import { sheetTotal } from './sheetTotal';

const criterion = (given: Partial<Criterion> = {}): Criterion => ({
  code: 'music',
  label: 'Music',
  weight: 40,
  min: 0,
  max: 10,
  step: 0.5,
  ...given,
});
const problemsOf = (given: Partial<Criterion>) =>
  rubricProblems({ criteria: [criterion(given)], penalties: [] }).map(
    ({ path, problem }) => `${path} ${problem}`,
  );

describe('[7.40] a rubric', () => {
  it('has no problem with weights of any sum, negative scales and decimal steps', () => {
    expect(
      rubricProblems({
        criteria: [
          criterion({
            levels: [
              { from: 0, text: 'Weak' },
              { from: 7.5, text: 'Strong' },
            ],
          }),
          criterion({ code: 'stage', weight: 0.5, min: -1, max: 1, step: 0.1 }),
        ],
        penalties: [{ code: 'music', label: 'Late start', points: 1 }],
      }),
    ).toEqual([]);
  });

  it.each<[string, Partial<Criterion>, string[]]>([
    ['a weight of zero', { weight: 0 }, ['criteria.0.weight notPositive']],
    ['a weight that is no number', { weight: NaN }, ['criteria.0.weight notANumber']],
    ['a negative step', { step: -1 }, ['criteria.0.step notPositive']],
    ['an endless scale', { max: Infinity }, ['criteria.0.max notANumber']],
    ['a scale of one score', { max: 0 }, ['criteria.0.max maxNotAboveMin']],
    ['a step that misses the highest score', { step: 3 }, ['criteria.0.step stepNotDividing']],
    ['a step beyond the scale', { step: 20 }, ['criteria.0.step stepNotDividing']],
    ['a blank code and label', { code: ' ', label: '' }, ['criteria.0.code blank', 'criteria.0.label blank']],
    [
      'levels beyond the scale, out of order, doubled and blank',
      {
        levels: [
          { from: 5, text: 'Fair' },
          { from: 2, text: 'Weak' },
          { from: 2, text: ' ' },
          { from: 11, text: 'Great' },
          { from: NaN, text: 'What' },
        ],
      },
      [
        'criteria.0.levels.1.from levelsOutOfOrder',
        'criteria.0.levels.2.from levelsOutOfOrder',
        'criteria.0.levels.2.text blank',
        'criteria.0.levels.3.from levelOutOfScale',
        'criteria.0.levels.4.from notANumber',
      ],
    ],
  ])('has a problem with %s', (_, given, problems) => {
    expect(problemsOf(given)).toEqual(problems);
  });

  it('has a problem without criteria, with a doubled code, and with penalties of no points', () => {
    expect(rubricProblems({ criteria: [], penalties: [] })).toEqual([
      { path: 'criteria', problem: 'noCriteria' },
    ]);
    const late = { code: 'late', label: 'Late', points: -1 };
    expect(
      rubricProblems({ criteria: [criterion(), criterion()], penalties: [late, { ...late, points: 1 }] }),
    ).toEqual([
      { path: 'criteria.1.code', problem: 'doubledCode' },
      { path: 'penalties.1.code', problem: 'doubledCode' },
      { path: 'penalties.0.points', problem: 'notPositive' },
    ]);
  });
});

it.each([
  [0, null],
  [9.5, null],
  [10, null],
  [10.5, 'outOfScale'],
  [-0.5, 'outOfScale'],
  [7.25, 'notAStep'],
  [NaN, 'notANumber'],
  ['7', 'notANumber'],
  [null, 'notANumber'],
])('a score of %s from 0 to 10 by halves: %s', (value, problem) => {
  expect(scoreProblem(criterion(), value)).toBe(problem);
  // 0.1 + 0.2 and the like are on the scale.
  expect(scoreProblem(criterion({ step: 0.1 }), 0.1 + 0.2)).toBeNull();
});

describe('the total of a sheet', () => {
  const rubric: Rubric = {
    criteria: [criterion(), criterion({ code: 'stage', weight: 60, min: 1, max: 5, step: 1 })],
    penalties: [],
  };
  const totalOf = (scores: JudgeSheet['scores'], by = rubric) => sheetTotal(by, { scores });

  it('is from 0 for the lowest scores to 100 for the highest, by weight', () => {
    expect(totalOf({ music: 0, stage: 1 })).toBe(0);
    expect(totalOf({ music: 10, stage: 5 })).toBe(100);
    expect(totalOf({ music: 7.5, stage: 3, other: 9 })).toBe(60);
  });

  it('is missing while a score is missing or invalid, or the rubric cannot be judged by', () => {
    expect(totalOf({ music: 7 })).toBeNull();
    expect(totalOf({ music: 7, stage: 6 })).toBeNull();
    expect(totalOf({}, { criteria: [], penalties: [] })).toBeNull();
    expect(totalOf({ music: 7 }, { criteria: [criterion({ weight: 0 })], penalties: [] })).toBeNull();
    expect(totalOf({}, { criteria: [criterion({ code: 'toString' })], penalties: [] })).toBeNull();
  });
});
