import { describe, expect, it } from 'vitest';
import { isLong } from '../../../../../tools/vitest/tiers.mjs';
import { createDraw } from '../testing/drawEntry';
import type { ProgressionFacts } from './movement';
import { progressionOf } from './progression';
import type { Rule } from './rule';
import { progressionCases } from './testing/progressionCases.data';
import { heatRule, listOf, readCase, writeOutcome } from './testing/readCase';

const rule = (given: Partial<Rule>): Rule => ({ ...heatRule, ...given });
const act = (entry: string, school: string | null = null) => ({ entry, school });
const ranked = (...names: string[]) => names.map((entry, at) => ({ entry, rank: at + 1, total: 90 - at }));

describe('[7.39] from a heat move to the final', () => {
  it.each(progressionCases)('$name', (each) => {
    const outcome = writeOutcome(progressionOf(readCase(each)));
    expect(outcome.moves).toEqual(listOf(each.moves));
    expect(outcome.questions).toEqual(each.questions === undefined ? [] : [each.questions]);
  });
});

describe('[7.39] why an act moves', () => {
  it('is its rank and its score, and that a person selected it of those tied at the line', () => {
    const facts: ProgressionFacts = {
      rules: [rule({ count: 2, min_score: 50 })],
      standings: [
        { entry: 'Aria', rank: 1, total: 90 },
        { entry: 'Bolt', rank: 2, total: 80 },
        { entry: 'Coda', rank: 2, total: 80 },
      ],
      acts: ['Aria', 'Bolt', 'Coda'].map((entry) => act(entry)),
      selections: [{ rule: 'rule', purpose: 'line', entries: ['Coda'] }],
    };
    expect(progressionOf(facts).moves).toMatchObject([
      {
        entry: 'Aria',
        because: [
          { kind: 'rank', rank: 1 },
          { kind: 'score', total: 90, least: 50 },
        ],
      },
      {
        entry: 'Coda',
        because: [
          { kind: 'rank', rank: 2 },
          { kind: 'score', total: 80, least: 50 },
          { kind: 'tiedAtLine', tiedWith: ['Bolt'] },
        ],
      },
    ]);
  });

  it('is that a better one was barred by the cap of its school', () => {
    const facts: ProgressionFacts = {
      rules: [rule({ count: 2, per_school: 1 })],
      standings: ranked('Aria', 'Bolt', 'Coda'),
      acts: [act('Aria', 'West'), act('Bolt', 'West'), act('Coda', 'East')],
    };
    expect(progressionOf(facts).moves).toMatchObject([
      { entry: 'Aria', because: [{ kind: 'rank' }] },
      { entry: 'Coda', because: [{ kind: 'rank' }, { kind: 'pastCapped', entries: ['Bolt'] }] },
    ]);
  });
});

it('[7.39] names no one who is barred to one who has a place anyway', () => {
  const { moves } = progressionOf({
    rules: [rule({ count: 3, per_school: 1 })],
    standings: ranked('Aria', 'Bolt', 'Coda'),
    acts: [act('Aria', 'West'), act('Bolt', 'West'), act('Coda', 'East')],
  });
  expect(moves.map(({ because }) => because.map(({ kind }) => kind))).toEqual([['rank'], ['rank']]);
});

describe('[7.39] several rules', () => {
  const names = ['Aria', 'Bolt', 'Coda', 'Drum'];
  const facts: ProgressionFacts = {
    rules: [
      rule({ hashcode: 'judges', count: 1 }),
      rule({ hashcode: 'people', by: 'vote', count: 1 }),
      rule({ hashcode: 'second', next: 'secondChance', count: 1 }),
    ],
    standings: ranked(...names),
    acts: names.map((entry) => act(entry)),
    votes: [
      { entry: 'Aria', votes: 40 },
      { entry: 'Coda', votes: 20 },
      { entry: 'Drum', votes: 10 },
    ],
  };
  const movesIn = (given: Partial<ProgressionFacts>) =>
    progressionOf({ ...facts, ...given }).moves.map(
      ({ entry, rule: by, next }) => `${entry} by ${by} to ${next}`,
    );

  it('move an act only once, so that the second chance is for the others', () => {
    expect(movesIn({})).toEqual([
      'Aria by judges to final',
      'Coda by people to final',
      'Bolt by second to secondChance',
    ]);
  });

  it('do not give a second chance to one who gave up the final, and leave the others their places', () => {
    const withdrawals = [
      { entry: 'Bolt', stage: 'final' },
      { entry: 'Aria', stage: 'final' },
    ];
    expect(movesIn({ withdrawals })).toEqual(['Drum by judges to final', 'Coda by people to final']);
  });

  it('give the final to the next in rank, even out of the second chance, which goes on to the next', () => {
    const rules = facts.rules.filter(({ hashcode }) => hashcode !== 'people');
    const outcome = progressionOf({ ...facts, rules, withdrawals: [{ entry: 'Aria', stage: 'final' }] });
    expect(outcome.moves).toMatchObject([
      { entry: 'Bolt', rule: 'judges', because: [{ kind: 'rank' }, { kind: 'substitute', of: 'Aria' }] },
      { entry: 'Coda', rule: 'second', because: [{ kind: 'rank' }, { kind: 'substitute', of: 'Bolt' }] },
    ]);
  });

  it('share the cap of a school in the stage that they lead to', () => {
    const acts = [act('Aria', 'West'), act('Bolt', 'East'), act('Coda', 'West'), act('Drum', 'North')];
    const rules = facts.rules
      .filter(({ hashcode }) => hashcode !== 'second')
      .map((each) => ({ ...each, per_school: 1 }));
    expect(movesIn({ acts, rules })).toEqual(['Aria by judges to final', 'Drum by people to final']);
  });
});

const draws = isLong ? 5_000 : 1_000;

describe('any progression', () => {
  const drawFacts = (draw: () => number): ProgressionFacts => {
    const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
    const names = Array.from({ length: integer(0, 8) }, (_, at) => `act ${at}`);
    const scores = new Map(names.map((entry) => [entry, integer(1, 5) * 20]));
    const better = (entry: string) =>
      names.filter((other) => (scores.get(other) ?? 0) > (scores.get(entry) ?? 0)).length;
    return {
      rules: [
        rule({
          count: integer(1, 5),
          ...(draw() < 0.5 ? { per_school: integer(1, 2) } : {}),
          ...(draw() < 0.3 ? { min_score: 40 } : {}),
        }),
      ],
      standings: names.map((entry) => ({
        entry,
        rank: draw() < 0.05 ? null : 1 + better(entry),
        total: scores.get(entry) ?? null,
      })),
      acts: names.map((entry) => act(entry, draw() < 0.2 ? null : `school ${integer(0, 2)}`)),
      selections: [{ rule: 'rule', purpose: 'line', entries: names.filter(() => draw() < 0.3) }],
    };
  };

  it('moves each act once at most, breaks no cap, and fills no more places than there are', () => {
    const draw = createDraw(21);
    for (let at = 0; at < draws; at += 1) {
      const facts = drawFacts(draw);
      const { moves, questions } = progressionOf(facts);
      const message = JSON.stringify(facts);
      expect(new Set(moves.map(({ entry }) => entry)).size, message).toBe(moves.length);
      const [{ count, per_school } = rule({})] = facts.rules;
      const schools = moves.map(({ entry }) => facts.acts.find((each) => each.entry === entry)?.school);
      for (const school of new Set(schools))
        if (school !== null)
          expect(schools.filter((other) => other === school).length, message).toBeLessThanOrEqual(
            per_school ?? Infinity,
          );
      const inQuestion = questions.reduce((sum, { places }) => sum + places, 0);
      expect(moves.length + inQuestion, message).toBeLessThanOrEqual(count ?? Infinity);
      for (const { entries, places } of questions) expect(entries.length, message).toBeGreaterThan(places);
    }
  });

  it('takes no place from anyone because another gave up theirs, except for a better one', () => {
    const draw = createDraw(22);
    for (let at = 0; at < draws; at += 1) {
      const drawn = drawFacts(draw);
      const more = [
        rule({ hashcode: 'people', by: 'vote', count: 1, per_school: 2 }),
        rule({ hashcode: 'second', next: 'secondChance', count: 2, per_school: 1 }),
      ];
      const votes = drawn.acts.map(({ entry }) => ({ entry, votes: Math.floor(draw() * 3) }));
      const facts = { ...drawn, rules: [...drawn.rules, ...more], votes };
      const before = progressionOf(facts).moves;
      const [first] = before;
      if (!first) continue;
      const after = progressionOf({
        ...facts,
        withdrawals: [{ entry: first.entry, stage: first.next }],
      }).moves;
      const placeOf = new Map(after.map(({ entry, next }) => [entry, next]));
      expect(new Set(after.map(({ entry }) => entry)).size).toBe(after.length);
      expect(placeOf.has(first.entry)).toBe(false);
      for (const { entry, next } of before)
        if (entry !== first.entry)
          expect([next, 'final'], JSON.stringify(facts)).toContain(placeOf.get(entry));
    }
  });
});
