import { describe, expect, it } from 'vitest';
import { disagreementOf, outliersOf } from './disagreement';
import { missingSheets } from './missingSheets';
import type { JudgingFacts } from './resultRules';
import type { JudgeSheet } from './rubric';

const sheetOf = (judge: string, entry: string, music: number, stage: number): JudgeSheet => ({
  judge,
  entry,
  status: 'signed',
  scores: { music, stage },
});
const factsOf = (sheets: readonly JudgeSheet[]): JudgingFacts => ({
  rubric: {
    criteria: [
      { code: 'music', label: 'Music', weight: 50, min: 0, max: 10, step: 1 },
      { code: 'stage', label: 'Stage', weight: 50, min: 1, max: 5, step: 0.5 },
    ],
    penalties: [],
  },
  rules: { method: 'mean', decimals: 2, tieBreaks: [], minJudges: 1 },
  sheets,
  entries: ['Aria', 'Bolt'],
  penalties: {},
});

describe('[7.40] judges disagree', () => {
  it('by how far two of them are apart on average, in percent of the scale', () => {
    // On music of Aria 2, 4 and 6 apart, of Bolt 0: the mean of 4 and 0. On stage 1 apart of 4, twice of three, and 0.
    const facts = factsOf([
      sheetOf('Hine', 'Aria', 2, 3),
      sheetOf('Ira', 'Aria', 4, 3),
      sheetOf('Jo', 'Aria', 8, 4),
      sheetOf('Hine', 'Bolt', 5, 3),
      sheetOf('Jo', 'Bolt', 5, 3),
    ]);
    const [music, stage] = disagreementOf(facts);
    expect(music).toEqual({ code: 'music', spread: 20 });
    expect(stage?.code).toBe('stage');
    expect(stage?.spread).toBeCloseTo(100 / 12, 9);
  });

  it('not at all where each act has one judge', () => {
    expect(disagreementOf(factsOf([sheetOf('Hine', 'Aria', 2, 3)]))).toEqual([
      { code: 'music', spread: 0 },
      { code: 'stage', spread: 0 },
    ]);
  });

  it('notably where one is 15 points from the others, and more than twice as far as they are from each other', () => {
    const outliersWith = (music: number) =>
      outliersOf(
        factsOf([
          sheetOf('Hine', 'Aria', 8, 5),
          { ...sheetOf('Kim', 'Aria', 0, 1), status: 'open' },
          sheetOf('Ira', 'Aria', 9, 5),
          sheetOf('Jo', 'Aria', music, 5),
        ]),
      );
    // The others gave 90 and 95: 15 points from their middle is 77.5.
    expect(outliersWith(6)).toEqual([]);
    expect(outliersWith(5)).toEqual([{ judge: 'Jo', entry: 'Aria', total: 75, others: 92.5 }]);
    const equal = [sheetOf('Hine', 'Aria', 8, 5), sheetOf('Ira', 'Aria', 8, 5)];
    expect(outliersOf(factsOf([...equal, sheetOf('Jo', 'Aria', 6, 5)]))).toEqual([]);
    expect(outliersOf(factsOf([...equal, sheetOf('Jo', 'Aria', 5, 5)]))).toHaveLength(1);
    const wide = [sheetOf('Hine', 'Aria', 9, 5), sheetOf('Ira', 'Aria', 3, 5), sheetOf('Jo', 'Aria', 3, 3)];
    expect(outliersOf(factsOf(wide))).toEqual([]);
    expect(outliersOf(factsOf(wide.slice(1)))).toEqual([]);
  });
});

it('[7.39] names the sheets that are still to be signed', () => {
  const missing = missingSheets({
    judges: ['Hine', 'Ira', 'Jo'],
    entries: ['Aria', 'Bolt'],
    sheets: [
      { judge: 'Hine', entry: 'Aria', status: 'signed' },
      { judge: 'Hine', entry: 'Bolt', status: 'open' },
      { judge: 'Ira', entry: 'Aria', status: 'recused' },
    ],
    recusals: [{ judge: 'Jo', entry: 'Bolt' }],
  });
  expect(missing).toEqual([
    { judge: 'Hine', entry: 'Bolt' },
    { judge: 'Ira', entry: 'Bolt' },
    { judge: 'Jo', entry: 'Aria' },
  ]);
});
