import { rubricSchema } from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  addCriterion,
  addPenalty,
  changeCriterion,
  changeLevels,
  codeFor,
  emptyRubric,
  movePart,
  removePart,
  restoreCriterion,
  shareOf,
  type RubricChange,
  type RubricContent,
} from './changeRubric';
import { isStorable, problemTexts } from './problemTexts';

const made = (...changes: RubricChange[]): RubricContent =>
  changes.reduce((rubric, change) => change(rubric), emptyRubric);
const codes = ({ criteria }: RubricContent) => criteria.map(({ code }) => code);

it('[3.24] derives codes from labels in any letters, and no code twice', () => {
  expect(codeFor('Sound & vocals!', [])).toBe('sound-vocals');
  expect(codeFor('Whanaungatanga ā-rōpū', [])).toBe('whanaungatanga-a-ropu');
  expect(codeFor('音楽', [])).toBe('part');
  expect(codeFor('Sound', [{ code: 'sound' }, { code: 'sound-2' }])).toBe('sound-3');
  const long = codeFor('a'.repeat(80), [{ code: 'a'.repeat(36) }]);
  expect(made(addCriterion('Sound'), addCriterion('Sound')).criteria.map(({ code }) => code)).toEqual([
    'sound',
    'sound-2',
  ]);
  expect(long.length).toBeLessThanOrEqual(40);
});

it('[3.24] leaves the code as it is when the label is reworded', () => {
  const rubric = made(addCriterion('Sound'), changeCriterion('sound', { label: 'Sound and vocals' }));
  expect(rubric.criteria).toEqual([expect.objectContaining({ code: 'sound', label: 'Sound and vocals' })]);
});

it('[3.24] makes rubrics that can be stored and judged by', () => {
  const rubric = made(addCriterion('Sound'), addCriterion('Song'), addPenalty('Late start'));
  expect(v.is(rubricSchema, rubric)).toBe(true);
  expect(isStorable(rubric)).toBe(true);
  expect([...problemTexts(rubric)]).toEqual([]);
});

it('[3.24] gives a new criterion what is missing to 100, and names shares of any sum', () => {
  const { criteria } = made(
    addCriterion('Sound'),
    changeCriterion('sound', { weight: 60 }),
    addCriterion('Song'),
    addCriterion('Theme'),
    addCriterion('Costume'),
  );
  expect(criteria.map(({ weight }) => weight)).toEqual([60, 40, 40, 40]);
  expect(criteria.map(({ weight }) => shareOf(criteria, weight))).toEqual([33.3, 22.2, 22.2, 22.2]);
  expect(shareOf(criteria, NaN)).toBeNull();
});

it('[3.24] moves within the list, and puts a removed part back once with what changed since', () => {
  const before = made(addCriterion('One'), addCriterion('Two'), addCriterion('Three'));
  expect(codes(movePart('criteria', 'two', -1)(before))).toEqual(['two', 'one', 'three']);
  expect(codes(movePart('criteria', 'three', 1)(before))).toEqual(['one', 'two', 'three']);
  const [, two] = before.criteria;
  if (!two) throw new Error('There are three.');
  const changed = changeCriterion('one', { weight: 7 })(removePart('criteria', 'two')(before));
  const restored = restoreCriterion(two, 1)(changed);
  expect(codes(restored)).toEqual(['one', 'two', 'three']);
  expect(restored.criteria[0]?.weight).toBe(7);
  expect(restoreCriterion(two, 1)(restored)).toEqual(restored);
});

it('[3.24] names what is wrong at the field that it is wrong in', () => {
  const rubric = made(
    addCriterion('Sound'),
    changeCriterion('sound', { weight: 2_000, step: 3 }),
    changeLevels('sound', () => [
      { from: 6, text: 'Strong' },
      { from: 4, text: '' },
    ]),
    addPenalty('Late'),
    (given) => ({ ...given, penalties: given.penalties.map((each) => ({ ...each, points: NaN })) }),
  );
  expect(Object.fromEntries(problemTexts(rubric))).toEqual({
    'criteria.0.weight': 'This can be 1,000 at most.',
    'criteria.0.step': 'Steps of 3 from 0 never reach 10.',
    'criteria.0.levels.1.from': 'Levels go up: this one has to start above 6.',
    'criteria.0.levels.1.text': 'Describe what a score from this level up means.',
    'penalties.0.points': 'Enter a number.',
  });
  expect(isStorable(rubric)).toBe(false);
});
