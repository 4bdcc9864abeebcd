import { describe, expect, it } from 'vitest';
import { tryoutSpread } from './tryoutSpread';

const rubric = {
  criteria: [
    { code: 'music', label: 'Music', weight: 50, min: 0, max: 10, step: 1 },
    { code: 'stage', label: 'Stage', weight: 50, min: 1, max: 5, step: 1 },
  ],
  penalties: [],
};
const sheet = (judge: string, scores: Readonly<Record<string, number | null>>) => ({
  judge,
  marks: Object.entries(scores).map(([code, value]) => ({ code, value, madeAt: '', device: '' })),
});

describe('[7.40] the spread of a try-out', () => {
  it('is how far two judges are apart on average, in percent of the scale, the furthest first', () => {
    // On music 2, 3 and 5 apart of 10, on stage 2, 2 and 0 of 4.
    const sheets = [
      sheet('Hine', { music: 4, stage: 3 }),
      sheet('Ira', { music: 9, stage: 1 }),
      sheet('Jo', { music: 6, stage: 3 }),
    ];
    const [first, second] = tryoutSpread(rubric, sheets);
    expect([first?.code, second?.code]).toEqual(['music', 'stage']);
    expect(first?.spread).toBeCloseTo(100 / 3, 9);
    expect(second?.spread).toBeCloseTo(100 / 3, 9);
    expect(first?.scores).toEqual([
      { judge: 'Hine', value: 4 },
      { judge: 'Jo', value: 6 },
      { judge: 'Ira', value: 9 },
    ]);
  });

  it('puts first where judges are furthest apart', () => {
    const sheets = [sheet('Hine', { music: 5, stage: 1 }), sheet('Ira', { music: 6, stage: 5 })];
    expect(tryoutSpread(rubric, sheets).map(({ code, spread }) => [code, spread])).toEqual([
      ['stage', 100],
      ['music', 10],
    ]);
  });

  it('is none with fewer than two judges, and without scores that were cleared', () => {
    const sheets = [sheet('Hine', { music: 5, stage: null }), sheet('Ira', { music: null })];
    expect(tryoutSpread(rubric, sheets)).toEqual([
      { code: 'music', label: 'Music', spread: null, scores: [{ judge: 'Hine', value: 5 }] },
      { code: 'stage', label: 'Stage', spread: null, scores: [] },
    ]);
  });
});
