import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../tools/vitest/tiers.mjs';
import { createDraw } from '../testing/drawEntry';
import { exactScaleOf } from './exactScale';
import { resultMethods, type JudgingFacts, type ResultRules } from './resultRules';
import type { Rubric } from './rubric';
import { compareMethods, standingsOf } from './standings';
import { drawPanel } from './testing/drawPanel';
import { plainStandings } from './testing/plainStandings';

const rubric: Rubric = {
  criteria: [
    { code: 'music', label: 'Music', weight: 40, min: 0, max: 10, step: 1 },
    { code: 'stage', label: 'Stage', weight: 30, min: 0, max: 10, step: 1 },
    { code: 'theme', label: 'Theme', weight: 30, min: 0, max: 10, step: 0.5 },
  ],
  penalties: [{ code: 'late', label: 'Late start', points: 1 }],
};
const rules: ResultRules = { method: 'mean', decimals: 2, tieBreaks: [], minJudges: 1 };

/** Rows are acts, columns are judges: all three scores of a sheet are this one. */
const evenly = (rows: Readonly<Record<string, readonly (number | null)[]>>) =>
  Object.entries(rows).flatMap(([entry, row]) =>
    row.map((score, at) => ({
      judge: `judge ${at}`,
      entry,
      status: score === null ? ('recused' as const) : ('signed' as const),
      scores: score === null ? {} : { music: score, stage: score, theme: score },
    })),
  );
const factsOf = (
  rows: Readonly<Record<string, readonly (number | null)[]>>,
  given: Partial<ResultRules> = {},
  more: Partial<JudgingFacts> = {},
): JudgingFacts => ({
  rubric,
  rules: { ...rules, ...given },
  sheets: evenly(rows),
  entries: Object.keys(rows),
  penalties: {},
  ...more,
});
const shortOf = (facts: JudgingFacts) =>
  standingsOf(facts).map(({ entry, rank, total }) => `${rank ?? '-'} ${entry} ${total ?? '-'}`);

describe('[7.40] a show is placed by its judges', () => {
  it('by the mean of weighted totals, with penalties off, places given as 1, 2, 2, 4', () => {
    const facts = factsOf(
      { Aria: [8, 7], Bolt: [9, 9], Coda: [8, 7], Drum: [8, 7] },
      {},
      { penalties: { Drum: ['late'], Bolt: ['late', 'late'] } },
    );
    expect(shortOf(facts)).toEqual(['1 Bolt 88', '2 Aria 75', '2 Coda 75', '4 Drum 74']);
    expect(standingsOf(facts)[0]).toEqual({
      entry: 'Bolt',
      rank: 1,
      total: 88,
      raw: 90,
      penalty: 2,
      judges: 2,
      byCriterion: { music: 9, stage: 9, theme: 9 },
      isTied: false,
      decidedBy: 'total',
      problems: [],
    });
  });

  it('by each method in its own way, and falls back to the mean where fewer than four judged', () => {
    const rows = { Aria: [9, 2, 6, 6], Bolt: [7, 6, 5, 7], Coda: [3, 3, 9, 5] };
    const by = (method: ResultRules['method']) => shortOf(factsOf(rows, { method }));
    expect(by('mean')).toEqual(['1 Bolt 62.5', '2 Aria 57.5', '3 Coda 50']);
    expect(by('trimmed')).toEqual(['1 Bolt 65', '2 Aria 60', '3 Coda 40']);
    expect(by('median')).toEqual(['1 Bolt 65', '2 Aria 60', '3 Coda 40']);
    expect(by('ranks')).toEqual(['1 Bolt 7', '2 Aria 8', '3 Coda 9']);
    const few = standingsOf(factsOf({ Aria: [9, 2, 6] }, { method: 'trimmed' }));
    expect(few).toMatchObject([{ total: 56.67, problems: ['fellBack'] }]);
  });

  it('by standard scores, so that a wide judge does not outvote two narrow ones', () => {
    const rows = { Aria: [6, 6, 0], Bolt: [5, 5, 10] };
    expect(shortOf(factsOf(rows))).toEqual(['1 Bolt 66.67', '2 Aria 40']);
    expect(shortOf(factsOf(rows, { method: 'zscore' }))).toEqual(['1 Aria 63.08', '2 Bolt 43.58']);
    const flat = standingsOf(factsOf({ Aria: [5, 6], Bolt: [5, 7] }, { method: 'zscore' }));
    expect(flat.map(({ problems }) => problems)).toEqual([['fellBack'], ['fellBack']]);
  });

  it('by places, where a judge who stepped aside counts as the others do', () => {
    const rows = { Aria: [9, 9, null], Bolt: [8, 8, 9], Coda: [7, 7, 8] };
    expect(shortOf(factsOf(rows, { method: 'ranks' }))).toEqual(['1 Aria 3', '2 Bolt 5', '3 Coda 8']);
    const late = factsOf({ Aria: [8], Bolt: [8] }, { method: 'ranks' }, { penalties: { Aria: ['late'] } });
    expect(standingsOf(late)).toMatchObject([
      { entry: 'Bolt', total: 1, raw: 1.5 },
      { entry: 'Aria', total: 2, raw: 1.5, penalty: 1 },
    ]);
  });

  it('by tie-breaks, in their order, each act decided by the last that it needed', () => {
    const sheets = ['judge 1', 'judge 2'].flatMap((judge, at) => [
      { judge, entry: 'Aria', status: 'signed' as const, scores: { music: 8, stage: 6, theme: 6 } },
      { judge, entry: 'Bolt', status: 'signed' as const, scores: { music: 5, stage: 9, theme: 7 } },
      { judge, entry: 'Coda', status: 'signed' as const, scores: { music: 5, stage: 8, theme: 8 } },
      { judge, entry: 'Drum', status: 'signed' as const, scores: { music: 5, stage: 8 + at, theme: 8 - at } },
    ]);
    const entries = ['Aria', 'Bolt', 'Coda', 'Drum'];
    const placesBy = (tieBreaks: ResultRules['tieBreaks']) =>
      standingsOf({ rubric, rules: { ...rules, tieBreaks }, sheets, entries, penalties: {} }).map(
        ({ entry, rank, decidedBy }) => `${rank} ${entry} ${decidedBy}`,
      );
    const music = { kind: 'criterion', code: 'music' } as const;
    const stage = { kind: 'criterion', code: 'stage' } as const;
    expect(placesBy([])).toEqual(['1 Aria null', '1 Bolt null', '1 Coda null', '1 Drum null']);
    expect(placesBy([music, { kind: 'shared' }])).toEqual([
      '1 Aria criterion',
      '2 Bolt shared',
      '2 Coda shared',
      '2 Drum shared',
    ]);
    expect(placesBy([{ kind: 'highest' }, music, stage])).toEqual([
      '1 Aria criterion',
      '2 Bolt criterion',
      '3 Drum criterion',
      '4 Coda criterion',
    ]);
    expect(placesBy([{ kind: 'shared' }, music])).toEqual([
      '1 Aria shared',
      '1 Bolt shared',
      '1 Coda shared',
      '1 Drum shared',
    ]);
  });

  it('by the highest total of one judge, or by another method', () => {
    const rows = { Aria: [7, 7, 7, 7], Bolt: [9, 5, 8, 6], Coda: [7, 8, 9, 4] };
    const placesBy = (tieBreak: ResultRules['tieBreaks'][number]) =>
      standingsOf(factsOf(rows, { tieBreaks: [tieBreak] })).map(
        ({ entry, rank, decidedBy }) => `${rank} ${entry} ${decidedBy}`,
      );
    expect(placesBy({ kind: 'highest' })).toEqual(['1 Bolt null', '1 Coda null', '3 Aria highest']);
    expect(placesBy({ kind: 'method', method: 'ranks' })).toEqual([
      '1 Coda method',
      '2 Bolt method',
      '3 Aria method',
    ]);
  });

  it('only from signed and complete sheets, and without a place where too few are', () => {
    const facts = factsOf({ Aria: [8, 8], Bolt: [9, null] }, { minJudges: 2 });
    const withOpen = {
      ...facts,
      entries: [...facts.entries, 'Coda'],
      sheets: [
        ...facts.sheets,
        {
          judge: 'judge 0',
          entry: 'Coda',
          status: 'open' as const,
          scores: { music: 1, stage: 1, theme: 1 },
        },
        {
          judge: 'judge 1',
          entry: 'Coda',
          status: 'signed' as const,
          scores: { music: 11, stage: 1, theme: 1 },
        },
        {
          judge: 'judge 2',
          entry: 'gone',
          status: 'signed' as const,
          scores: { music: 1, stage: 1, theme: 1 },
        },
      ],
    };
    expect(standingsOf(withOpen)).toMatchObject([
      { entry: 'Aria', rank: 1, problems: [] },
      { entry: 'Bolt', rank: null, total: 90, judges: 1, decidedBy: null, problems: ['fewJudges'] },
      {
        entry: 'Coda',
        rank: null,
        total: null,
        raw: null,
        byCriterion: {},
        problems: ['fewJudges', 'unsigned'],
      },
    ]);
  });

  it('with equal totals for equal scores, no matter what binary fractions make of them', () => {
    const tenths = {
      criteria: [0.1, 0.2, 0.7].map((weight, at) => ({
        code: `c${at}`,
        label: `C${at}`,
        weight,
        min: 0,
        max: 0.3,
        step: 0.1,
      })),
      penalties: [],
    };
    const sheet = (judge: string, entry: string, [c0 = 0, c1 = 0, c2 = 0]: number[]) => ({
      judge,
      entry,
      status: 'signed' as const,
      scores: { c0, c1, c2 },
    });
    const facts = factsOf({}, { decimals: 9 }, { rubric: tenths, entries: ['Aria', 'Bolt'] });
    // 0.1 × 3 and 0.2 × 0 are as much as 0.1 × 1 and 0.2 × 1.
    const sheets = [
      sheet('one', 'Aria', [0.3, 0, 0.1 + 0.2]),
      sheet('two', 'Aria', [0, 0.1, 0.1]),
      sheet('one', 'Bolt', [0.2, 0.1, 0.1]),
      sheet('two', 'Bolt', [0.1, 0, 0.3]),
    ];
    const [aria, bolt] = standingsOf({ ...facts, sheets });
    expect(aria?.total).toBe(bolt?.total);
    expect([aria?.rank, bolt?.rank]).toEqual([1, 1]);
  });

  it('with rounding that is exact where units are too fine for whole numbers', () => {
    const fine = {
      criteria: [
        { code: 'a', label: 'A', weight: 33.333_333, min: 0, max: 7, step: 1 },
        { code: 'b', label: 'B', weight: 12.345_677, min: 0, max: 11, step: 1 },
        { code: 'c', label: 'C', weight: 54.320_99, min: 0, max: 13, step: 1 },
      ],
      penalties: [{ code: 'late', label: 'Late', points: 0.123_457 }],
    };
    const scale = exactScaleOf(fine);
    expect(scale.hundred).toBe(1e11);
    expect(scale.criteria.every(({ unitsOfStep }) => Number.isSafeInteger(unitsOfStep))).toBe(true);
    const sheets = ['Aria', 'Bolt'].map((entry) => ({
      judge: 'one',
      entry,
      status: 'signed' as const,
      scores: { a: 7, b: 11, c: 13 },
    }));
    const facts = factsOf({}, { decimals: 4 }, { rubric: fine, sheets, entries: ['Aria', 'Bolt'] });
    expect(shortOf({ ...facts, penalties: { Bolt: ['late'] } })).toEqual(['1 Aria 100', '2 Bolt 99.8765']);
  });
});

const panels = isLong ? 100_000 : 1_000;

describe('standings are the same', () => {
  it(`as by hand with fractions, for ${panels} panels`, { timeout: 120_000 }, () => {
    const draw = createDraw(7);
    for (let at = 0; at < panels; at += 1) {
      const facts = drawPanel(draw);
      const short = standingsOf(facts)
        .map(({ entry, rank, total, decidedBy }) => ({
          entry,
          rank,
          total: total === null ? null : String(Math.round(total * 10 ** facts.rules.decimals)),
          decidedBy,
        }))
        .sort((one, other) => one.entry.localeCompare(other.entry));
      expect(short, JSON.stringify(facts)).toEqual(plainStandings(facts));
    }
  });

  it('for any order of judges and entries', () => {
    const draw = createDraw(11);
    const shuffled = <T>(from: readonly T[]) =>
      from
        .map((value) => ({ value, at: draw() }))
        .sort((one, other) => one.at - other.at)
        .map(({ value }) => value);
    for (let at = 0; at < (isLong ? 1_000 : 300); at += 1) {
      const facts = drawPanel(draw);
      const renamed = new Map(shuffled([0, 1, 2, 3, 4]).map((to, from) => [`judge ${from}`, `judge ${to}`]));
      const sheets = shuffled(facts.sheets).map((sheet) => ({
        ...sheet,
        judge: renamed.get(sheet.judge) ?? sheet.judge,
      }));
      expect(compareMethods({ ...facts, entries: shuffled(facts.entries), sheets })).toEqual(
        compareMethods(facts),
      );
    }
  });

  it('by one method as in the comparison of all', () => {
    const facts = drawPanel(createDraw(3));
    const all = compareMethods(facts);
    for (const method of resultMethods)
      expect(all[method]).toEqual(standingsOf({ ...facts, rules: { ...facts.rules, method } }));
  });
});
