import type { EligibilityRule, EntryFacts, RuleTerms } from '@callboard/api-contract/entries';
import { describe, expect, it } from 'vitest';
import { checkEntry } from './checkEntry';
import { checkRules, contradictionOf, termErrors } from './contradictions';
import { createDraw } from './testing/drawEntry';
import { rockquestRules, showquestRules } from './testing/contestRules.data';

const rule = (name: string, terms: RuleTerms, given: Partial<EligibilityRule> = {}): EligibilityRule => ({
  hashcode: name,
  name,
  text: name,
  rule_version: 1,
  severity: 'refuse',
  season: 2027,
  categories: [],
  terms,
  ...given,
});
const count = (parts: string[], least: number | null, most: number | null): RuleTerms => ({
  kind: 'count',
  parts,
  least,
  most,
});
const years = (parts: string[], least: number | null, most: number | null): RuleTerms => ({
  kind: 'age',
  parts,
  counted_in: 'years',
  age_on: 'first_day',
  least,
  most,
});
const word = (word_rule: 'required' | 'forbidden', text: string): RuleTerms => ({
  kind: 'word',
  word_in: 'statement',
  word_rule,
  word: text,
});
const ratio = (parts: string[], each: string, most: number): RuleTerms => ({
  kind: 'ratio',
  parts,
  each,
  most,
});
const size = (least: number | null, most: number | null): RuleTerms => ({
  kind: 'size',
  measure: 'garments',
  least,
  most,
});

/** The names of the rules that contradict each other. */
function named(...terms: readonly RuleTerms[]): string[][] {
  const rules = terms.map((each, at) => rule(String.fromCharCode(97 + at), each));
  return checkRules(rules).contradictions.map((each) => each.map(({ name }) => name));
}

describe('rules that no entry can keep together', () => {
  it('[3.24] [7.40] are found by their bounds, also where one is about some of the others’ members', () => {
    expect(named(count([], 5, null), count([], null, 4))).toEqual([['a', 'b']]);
    expect(named(count([], null, 4), count(['crew'], 5, null))).toEqual([['a', 'b']]);
    expect(named(count(['crew'], null, 4), count([], 5, null))).toEqual([]);
    expect(named(count(['crew'], null, 4), count(['performer'], 5, null))).toEqual([]);
    expect(named(years([], 15, null), years(['performer'], null, 14))).toEqual([['a', 'b']]);
    expect(named(years(['crew'], 15, null), years(['performer'], null, 14))).toEqual([]);
    expect(named(size(5, null), size(null, 4))).toEqual([['a', 'b']]);
    const short: RuleTerms = { kind: 'length', shortest: null, longest: 60 };
    const long: RuleTerms = { kind: 'length', shortest: 61, longest: null };
    expect(named(short, long)).toEqual([['a', 'b']]);
  });

  it('[3.24] [7.40] are found where words are required and forbidden, however they are written', () => {
    expect(named(word('required', 'Āe  WE agree'), word('forbidden', 'a\u0304e we'))).toEqual([['a', 'b']]);
    expect(named(word('required', 'we agree'), word('forbidden', 'we disagree'))).toEqual([]);
    expect(named(word('required', 'we'), word('forbidden', 'we agree'))).toEqual([]);
  });

  it('[3.24] [7.40] are found where only three of them together leave nothing', () => {
    const all = count([], null, 12);
    expect(named(count(['guard'], 10, null), count(['coach'], 3, null), all)).toEqual([['a', 'b', 'c']]);
    expect(named(count(['guard'], 10, null), count(['coach'], 2, null), all)).toEqual([]);
    expect(named(ratio(['performer'], 'garments', 5), count(['performer'], 11, null), size(null, 2))).toEqual(
      [['a', 'b', 'c']],
    );
    expect(named(ratio(['performer'], 'garments', 5), count(['performer'], 10, null), size(null, 2))).toEqual(
      [],
    );
    expect(named(ratio(['guard'], 'coach', 12), count(['guard'], 12, null), all)).toEqual([['a', 'b', 'c']]);
  });

  it('[3.24] are of one season and share a category, and both refuse', () => {
    const big = rule('big', count([], 20, null), { categories: ['band'] });
    const small = (given: Partial<EligibilityRule>) => rule('small', count([], null, 4), given);
    expect(contradictionOf(big, [small({})]).map(({ name }) => name)).toEqual(['small']);
    expect(contradictionOf(big, [small({ categories: ['duo'] })])).toEqual([]);
    expect(contradictionOf(big, [small({ season: 2028 })])).toEqual([]);
    expect(contradictionOf(big, [small({ severity: 'warn' })])).toEqual([]);
    expect(contradictionOf(big, [{ ...small({}), hashcode: 'big' }])).toEqual([]);
    expect(checkRules(showquestRules).contradictions).toEqual([]);
    expect(checkRules(rockquestRules).contradictions).toEqual([]);
  });

  it('[7.40] are met together by none of 400 random entries each, where random rules are reported so', () => {
    const draw = createDraw(41);
    const integer = (most: number) => Math.floor(draw() * (most + 1));
    const partsOf = () => ['performer', 'crew', 'musician'].filter(() => draw() < 0.4);
    const bounds = (): [number | null, number | null] =>
      draw() < 0.5 ? [integer(6), null] : [null, integer(6)];
    const drawTerms = (): RuleTerms => {
      const kind = integer(3);
      if (kind === 0) return size(...bounds());
      if (kind === 1) return ratio(['performer'], draw() < 0.5 ? 'garments' : 'crew', 1 + integer(2));
      return count(partsOf(), ...bounds());
    };
    const met: unknown[] = [];
    let reported = 0;
    for (let run = 0; run < 400; run++) {
      const rules = Array.from({ length: 3 }, (_, at) => rule(String(at), drawTerms()));
      const found = checkRules(rules).contradictions;
      reported += found.length;
      for (const clashing of found)
        for (let at = 0; at < 400; at++)
          if (checkEntry(clashing, drawSmallEntry(integer), now).length === 0) met.push(clashing);
    }
    expect(met).toEqual([]);
    expect(reported).toBeGreaterThan(40);
  });
});

describe('rules by themselves', () => {
  it('[7.40] are never broken where they leave everything, and broken by all where they leave nothing', () => {
    const rules = [
      rule('any size', count([], 0, 500)),
      rule('each for itself', ratio(['crew'], 'crew', 1)),
      rule('some size', count([], 0, 499)),
      rule('blank', word('required', ' ')),
    ];
    expect(checkRules(rules).neverBroken.map(({ name }) => name)).toEqual([
      'any size',
      'each for itself',
      'blank',
    ]);
    expect(termErrors(count([], 501, null))).toMatchObject({ least: { code: 'maxValue' } });
    expect(termErrors({ kind: 'membership', parts: [], most: 0 })).toMatchObject({
      most: { code: 'minValue' },
    });
    expect(termErrors(word('forbidden', '  '))).toMatchObject({ word: { code: 'required' } });
    expect(termErrors(word('required', 'enrolled'))).toEqual({});
    const tooLong = 'ā'.repeat(161);
    expect(termErrors({ kind: 'word', word_in: 'name', word_rule: 'required', word: tooLong })).toMatchObject(
      {
        word: { code: 'maxLength' },
      },
    );
    expect(termErrors(years([], 19, 12))).toMatchObject({
      least: { code: 'bothBounds' },
      most: { code: 'bothBounds' },
    });
  });
});

const now = new Date('2027-04-01T00:00:00Z');

function drawSmallEntry(integer: (most: number) => number): EntryFacts {
  const parts = [null, 'performer', 'crew', 'musician'];
  const members = Array.from({ length: integer(12) }, (_, at) => ({
    hashcode: String(at),
    name: String(at),
    part: parts[integer(3)] ?? null,
    date_of_birth: null,
    year_level: null,
    region: null,
    added: '2027-03-01T00:00:00Z',
    elsewhere: [],
  }));
  return {
    hashcode: 'entry',
    season: 2027,
    category: 'open',
    categories: ['open'],
    region: null,
    members_count: null,
    is_approved: false,
    running_time: null,
    texts: {},
    measures: { garments: integer(8) },
    event: { entries_close: null, first_day: '2027-05-05' },
    first_performance: null,
    school: null,
    members,
    waived: [],
  };
}
