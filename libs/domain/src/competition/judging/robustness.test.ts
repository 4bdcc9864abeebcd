import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../tools/vitest/tiers.mjs';
import { createDraw } from '../testing/drawEntry';
import type { JudgingFacts, ResultRules } from './resultRules';
import { robustnessOf } from './robustness';
import { standingsOf } from './standings';
import { drawPanel } from './testing/drawPanel';

const rules: ResultRules = { method: 'mean', decimals: 2, tieBreaks: [], minJudges: 1 };
const factsOf = (
  rows: Readonly<Record<string, readonly number[]>>,
  given: Partial<ResultRules> = {},
): JudgingFacts => ({
  rubric: {
    criteria: [{ code: 'music', label: 'Music', weight: 1, min: 0, max: 10, step: 1 }],
    penalties: [],
  },
  rules: { ...rules, ...given },
  sheets: Object.entries(rows).flatMap(([entry, row]) =>
    row.map((music, at) => ({
      judge: `judge ${at}`,
      entry,
      status: 'signed' as const,
      scores: { music },
    })),
  ),
  entries: Object.keys(rows),
  penalties: {},
});

describe('[7.39] how firm a place is', () => {
  it('shows the best and worst place when any one judge is left out', () => {
    expect(robustnessOf(factsOf({ Aria: [9, 9, 9], Bolt: [8, 1, 8], Coda: [3, 7, 3] }))).toEqual([
      { entry: 'Aria', best: 1, worst: 1, nearTies: [], isFirm: true },
      { entry: 'Bolt', best: 2, worst: 3, nearTies: [], isFirm: false },
      { entry: 'Coda', best: 2, worst: 3, nearTies: [], isFirm: false },
    ]);
  });

  it('names acts that one step of one judge could swap', () => {
    // A step of a judge of two is 5 points of the mean: 75 and 70 are one step apart, 70 and 70 none.
    expect(robustnessOf(factsOf({ Aria: [8, 7], Bolt: [7, 7], Coda: [7, 7] }))).toMatchObject([
      { entry: 'Aria', nearTies: [] },
      { entry: 'Bolt', nearTies: ['Coda'], isFirm: false },
      { entry: 'Coda', nearTies: ['Bolt'], isFirm: false },
    ]);
    const places = factsOf({ Aria: [8, 7, 6], Bolt: [7, 7, 9], Coda: [9, 1, 1] }, { method: 'ranks' });
    expect(robustnessOf(places)).toMatchObject([
      { entry: 'Aria', nearTies: ['Bolt'] },
      { entry: 'Bolt', nearTies: ['Aria'] },
      { entry: 'Coda', nearTies: [] },
    ]);
  });

  it('is never firm with one judge, and counts judges too few only once', () => {
    expect(robustnessOf(factsOf({ Aria: [9], Bolt: [5] }))).toMatchObject([
      { best: 1, worst: 1, isFirm: false },
      { best: 2, worst: 2, isFirm: false },
    ]);
    const two = { minJudges: 2 };
    expect(robustnessOf(factsOf({ Aria: [9, 1], Bolt: [6, 6] }, two))).toMatchObject([
      { entry: 'Bolt', best: 1, worst: 2 },
      { entry: 'Aria', best: 1, worst: 2 },
    ]);
    expect(robustnessOf(factsOf({ Aria: [9, 9], Bolt: [5, 5], Coda: [10] }, two))).toEqual([
      { entry: 'Aria', best: 1, worst: 1, nearTies: [], isFirm: true },
      { entry: 'Bolt', best: 2, worst: 2, nearTies: [], isFirm: true },
    ]);
  });

  it('is the range of standings that are calculated again without each judge', () => {
    const draw = createDraw(5);
    for (let at = 0; at < (isLong ? 1_000 : 200); at += 1) {
      const drawn = drawPanel(draw);
      // Standard scores of a judge stay as they are, and so do the acts that have a place.
      const facts = { ...drawn, rules: { ...drawn.rules, minJudges: 1 } };
      const judges = [...new Set(facts.sheets.map(({ judge }) => judge))];
      const all = judges.map((left) =>
        standingsOf({ ...facts, sheets: facts.sheets.filter(({ judge }) => judge !== left) }),
      );
      const full = standingsOf(facts);
      for (const { entry, best, worst } of robustnessOf(facts)) {
        const ranks = [full, ...all].flatMap((each) => each.find((one) => one.entry === entry)?.rank ?? []);
        expect([best, worst], JSON.stringify(facts)).toEqual([Math.min(...ranks), Math.max(...ranks)]);
      }
    }
  });
});
