import { describe, expect, it } from 'vitest';
import { criterionMeans } from './criterionMeans';

const sheet = (...values: (number | null)[]) => ({
  scores: values.map((value, nth) => ({ label: ['Music', 'Story'][nth] ?? '', value, max: 10 })),
});

describe('[3.24] what an act has for each criterion', () => {
  it('is the mean of the judges, by the order of the rubric', () => {
    expect(criterionMeans([sheet(8, 5), sheet(9, 10)])).toEqual([
      { label: 'Music', mean: 8.5, max: 10 },
      { label: 'Story', mean: 7.5, max: 10 },
    ]);
  });

  it('leaves out a judge who gave nothing for it, and is none where no judge did', () => {
    expect(criterionMeans([sheet(0, null), sheet(null, null)])).toEqual([
      { label: 'Music', mean: 0, max: 10 },
      { label: 'Story', mean: null, max: 10 },
    ]);
    expect(criterionMeans([])).toEqual([]);
  });
});
