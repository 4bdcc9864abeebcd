import { describe, expect, it } from 'vitest';
import { missingSheets } from './missingSheets';
import { neededJudges } from './neededJudges';

const judging = { status: 'judging', is_without: null };
const without = { status: 'stood_down', is_without: true };
const replaced = { status: 'stood_down', is_without: null };

describe('[7.40] a panel with a judge who fell ill', () => {
  it.each([
    ['as many as the stage has it while no one is missing', 3, [judging, judging, judging], 3],
    ['as many where a substitute came', 3, [judging, judging, judging, replaced], 3],
    ['as many as are left where the head judge counts without one', 3, [judging, judging, without], 2],
    ['no more than the stage has it, however many are left', 1, [judging, judging, without], 1],
    ['one at least', 2, [without], 1],
    ['as many as the stage has it once the judge is back', 2, [judging, { ...judging, is_without: true }], 2],
  ])('needs %s', (_case, min, panel, needed) => {
    expect(neededJudges(min, panel)).toBe(needed);
  });

  const sheet = (judge: string, entry: string, status: 'open' | 'signed' | 'recused') => ({
    judge,
    entry,
    status,
  });

  it('leaves the substitute the acts that the judge before had not signed', () => {
    const sheets = [sheet('Hine', 'a', 'signed'), sheet('Hine', 'b', 'open'), sheet('Hine', 'c', 'recused')];
    const missing = missingSheets({
      judges: ['Ira', 'Jo'],
      entries: ['a', 'b', 'c'],
      sheets,
      recusals: [],
      seats: { Hine: 'first', Jo: 'first', Ira: 'second' },
    });
    expect(missing.filter(({ judge }) => judge === 'Jo').map(({ entry }) => entry)).toEqual(['b', 'c']);
    expect(missing.filter(({ judge }) => judge === 'Ira').map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  });

  it('leaves the third judge of a seat what neither of the two before had signed', () => {
    const sheets = [sheet('Hine', 'a', 'signed'), sheet('Jo', 'b', 'signed')];
    const seats = { Hine: 'first', Jo: 'first', Kim: 'first' };
    expect(missingSheets({ judges: ['Kim'], entries: ['a', 'b', 'c'], sheets, recusals: [], seats })).toEqual(
      [{ judge: 'Kim', entry: 'c' }],
    );
  });
});
