import { describe, expect, it } from 'vitest';
import { createDraw } from '../testing/drawEntry';
import type { ProgressionFacts, StageEntry } from './movement';
import { progressionOf } from './progression';
import type { Rule } from './stages';
import { progressionCases } from './testing/progressionCases.data';
import { listOf, readCase, writeOutcome } from './testing/readCase';

const rule = (given: Partial<Rule>): Rule => ({
  hashcode: 'rule',
  from: 'heat',
  to: 'final',
  by: 'rank',
  atLine: 'ask',
  ...given,
});
const entryOf = (entry: string, stages: readonly string[], school: string | null = null): StageEntry => ({
  entry,
  school,
  status: 'accepted',
  stages,
});
const ranked = (...names: string[]) => names.map((entry, at) => ({ entry, rank: at + 1, total: 90 - at }));

describe('[7.39] from a heat move to the final', () => {
  it.each(progressionCases)('$name', (each) => {
    const outcome = writeOutcome(progressionOf(readCase(each)));
    expect(outcome.moves).toEqual(listOf(each.moves));
    expect(outcome.questions).toEqual(each.questions === undefined ? [] : [each.questions]);
    expect(outcome.openPlaces).toEqual(each.openPlaces === undefined ? {} : { rule: each.openPlaces });
    expect(outcome.isComplete).toBe(each.isComplete ?? each.questions === undefined);
    if (each.stays !== undefined)
      expect(outcome.stays).toEqual(each.stays === '' ? [] : each.stays.split(', ').sort());
  });
});

describe('[7.39] why an entry moves', () => {
  it('is its rank and the number of places, its score, and how a tie at the line was decided', () => {
    const facts: ProgressionFacts = {
      rules: [rule({ count: 2, minScore: 50, atLine: 'tieBreak', tieBreakBy: ['music'] })],
      standings: {
        heat: [
          { entry: 'Aria', rank: 1, total: 90 },
          { entry: 'Bolt', rank: 2, total: 80, byCriterion: { music: 7 } },
          { entry: 'Coda', rank: 2, total: 80, byCriterion: { music: 8 } },
        ],
      },
      entries: ['Aria', 'Bolt', 'Coda'].map((entry) => entryOf(entry, ['heat'])),
      withdrawals: [],
      selections: [],
    };
    expect(progressionOf(facts)).toMatchObject({
      moves: [
        {
          entry: 'Aria',
          because: [
            { kind: 'rank', rank: 1, count: 2 },
            { kind: 'score', total: 90, minScore: 50 },
          ],
        },
        {
          entry: 'Coda',
          because: [
            { kind: 'rank', rank: 2, count: 2 },
            { kind: 'score', total: 80, minScore: 50 },
            { kind: 'tiedAtLine', tiedWith: ['Bolt'], resolvedBy: 'tieBreak' },
          ],
        },
      ],
      notMoved: [
        { entry: 'Bolt', because: { kind: 'tiedAtLine', tiedWith: ['Coda'], resolvedBy: 'tieBreak' } },
      ],
    });
  });

  it('is that a better one was barred by the cap of its school', () => {
    const facts: ProgressionFacts = {
      rules: [rule({ count: 2, capBySchool: 1 })],
      standings: { heat: ranked('Aria', 'Bolt', 'Coda') },
      entries: [
        entryOf('Aria', ['heat'], 'West'),
        entryOf('Bolt', ['heat'], 'West'),
        entryOf('Coda', ['heat'], 'East'),
      ],
      withdrawals: [],
      selections: [],
    };
    expect(progressionOf(facts)).toMatchObject({
      moves: [
        { entry: 'Aria', because: [{ kind: 'rank' }] },
        { entry: 'Coda', because: [{ kind: 'rank' }, { kind: 'pastCapped', entries: ['Bolt'] }] },
      ],
      notMoved: [{ entry: 'Bolt', because: { kind: 'capped', school: 'West', cap: 1, taken: ['Aria'] } }],
    });
  });
});

it('[7.39] names no one who is barred to one who has a place anyway', () => {
  const schools = { Aria: 'West', Bolt: 'West', Coda: 'East' };
  const { moves } = progressionOf({
    rules: [rule({ count: 3, capBySchool: 1 })],
    standings: { heat: ranked('Aria', 'Bolt', 'Coda') },
    entries: Object.entries(schools).map(([entry, school]) => entryOf(entry, ['heat'], school)),
    withdrawals: [],
    selections: [],
  });
  expect(moves.map(({ because }) => because.map(({ kind }) => kind))).toEqual([['rank'], ['rank']]);
});

describe('[7.39] several rules', () => {
  const names = ['Aria', 'Bolt', 'Coda', 'Drum'];
  const facts: ProgressionFacts = {
    rules: [
      rule({ hashcode: 'judges', count: 1 }),
      rule({ hashcode: 'people', by: 'vote', count: 1 }),
      rule({ hashcode: 'second', to: 'secondChance', count: 1 }),
    ],
    standings: { heat: ranked(...names) },
    entries: names.map((entry) => entryOf(entry, ['heat'])),
    withdrawals: [],
    selections: [],
    votes: { heat: { Aria: 40, Coda: 20, Drum: 10 } },
  };
  const movesIn = (given: Partial<ProgressionFacts>) =>
    progressionOf({ ...facts, ...given }).moves.map(
      ({ entry, rule: by, to }) => `${entry} by ${by} to ${to}`,
    );

  it('move an entry only once, so that the second chance is for the others', () => {
    expect(movesIn({})).toEqual([
      'Aria by judges to final',
      'Coda by people to final',
      'Bolt by second to secondChance',
    ]);
    expect(progressionOf(facts).notMoved).toContainEqual({
      entry: 'Aria',
      rule: 'people',
      because: { kind: 'movedBefore', rule: 'judges', to: 'final' },
    });
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

  it('share the cap of a school in the stage that they lead to, across regions', () => {
    const rules = ['north', 'south'].map((from) => rule({ hashcode: from, from, count: 1, capBySchool: 1 }));
    const regions: ProgressionFacts = {
      ...facts,
      rules,
      standings: { north: ranked('Aria', 'Bolt'), south: ranked('Coda', 'Drum') },
      entries: [
        entryOf('Aria', ['north'], 'West'),
        entryOf('Bolt', ['north'], 'East'),
        entryOf('Coda', ['south'], 'West'),
        entryOf('Drum', ['south'], 'East'),
      ],
    };
    expect(progressionOf(regions).moves.map(({ entry }) => entry)).toEqual(['Aria', 'Drum']);
    // The next in the north is of the school that has its place by the south, and that one stays.
    const without = progressionOf({ ...regions, withdrawals: [{ entry: 'Aria', stage: 'final' }] });
    expect(without.moves.map(({ entry }) => entry)).toEqual(['Drum']);
    expect(without.openPlaces).toEqual({ north: 1 });
  });
});

describe('any progression', () => {
  const atLines = ['all', 'none', 'tieBreak', 'ask'] as const;
  const drawFacts = (draw: () => number): ProgressionFacts => {
    const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
    const names = Array.from({ length: integer(0, 8) }, (_, at) => `entry ${at}`);
    const scores = new Map(names.map((entry) => [entry, integer(1, 5) * 20]));
    const heat = names.map((entry) => ({
      entry,
      rank:
        draw() < 0.05
          ? null
          : 1 + names.filter((other) => (scores.get(other) ?? 0) > (scores.get(entry) ?? 0)).length,
      total: scores.get(entry) ?? null,
      byCriterion: { music: integer(1, 2) },
    }));
    const some = (chance: number) => names.filter(() => draw() < chance);
    return {
      rules: [
        rule({
          count: integer(1, 5),
          atLine: atLines[integer(0, 3)] ?? 'ask',
          tieBreakBy: ['music'],
          ...(draw() < 0.5 ? { capBySchool: integer(1, 2) } : {}),
          ...(draw() < 0.3 ? { wildCards: 1 } : {}),
          ...(draw() < 0.3 ? { minScore: 40 } : {}),
        }),
      ],
      standings: { heat },
      entries: names.map((entry) =>
        entryOf(entry, ['heat'], draw() < 0.2 ? null : `school ${integer(0, 2)}`),
      ),
      withdrawals: some(0.2).map((entry) => ({ entry, stage: draw() < 0.8 ? 'final' : 'heat' })),
      selections: [
        { rule: 'rule', purpose: 'line', entries: some(0.3) },
        { rule: 'rule', purpose: 'wildCard', entries: some(0.1) },
      ],
    };
  };

  it('moves or names each entry once, breaks no cap, and leaves no better one behind without a reason', () => {
    const draw = createDraw(21);
    for (let at = 0; at < 5_000; at += 1) {
      const facts = drawFacts(draw);
      const { moves, notMoved, questions, openPlaces } = progressionOf(facts);
      const message = JSON.stringify(facts);
      const named = [...moves, ...notMoved].map(({ entry }) => entry).sort();
      expect(named, message).toEqual(facts.entries.map(({ entry }) => entry).sort());
      const [{ count = 0, capBySchool = Infinity, wildCards = 0, atLine } = rule({})] = facts.rules;
      const schools = moves.map(({ entry }) => facts.entries.find((each) => each.entry === entry)?.school);
      for (const school of new Set(schools))
        if (school !== null)
          expect(schools.filter((other) => other === school).length, message).toBeLessThanOrEqual(
            capBySchool,
          );
      const inQuestion = questions.reduce((sum, { places }) => sum + places, 0);
      const used = moves.length + inQuestion + (openPlaces['rule'] ?? 0);
      if (atLine === 'all') expect(used, message).toBeGreaterThanOrEqual(count + wildCards);
      else expect(used, message).toBe(count + wildCards);
      const rankOf = (entry: string) =>
        facts.standings['heat']?.find((each) => each.entry === entry)?.rank ?? 99;
      const worst = Math.max(
        0,
        ...moves.filter((move) => move.because[0]?.kind === 'rank').map(({ entry }) => rankOf(entry)),
      );
      for (const { entry, because } of notMoved)
        if (because.kind === 'belowLine') expect(rankOf(entry), message).toBeGreaterThan(worst);
    }
  });

  it('takes no place from anyone because another gave up theirs, except for a better one', () => {
    const draw = createDraw(22);
    for (let at = 0; at < 5_000; at += 1) {
      const drawn = drawFacts(draw);
      const more = [
        rule({ hashcode: 'people', by: 'vote', count: 1, atLine: 'all', capBySchool: 2 }),
        rule({ hashcode: 'second', to: 'secondChance', count: 2, capBySchool: 1 }),
      ];
      const votes = {
        heat: Object.fromEntries(drawn.entries.map(({ entry }) => [entry, Math.floor(draw() * 3)])),
      };
      const facts = { ...drawn, rules: [...drawn.rules, ...more], votes, withdrawals: [] };
      const before = progressionOf(facts).moves;
      const [first] = before;
      if (!first) continue;
      const after = progressionOf({ ...facts, withdrawals: [{ entry: first.entry, stage: first.to }] }).moves;
      const placeOf = new Map(after.map(({ entry, to }) => [entry, to]));
      expect(new Set(after.map(({ entry }) => entry)).size).toBe(after.length);
      expect(placeOf.has(first.entry)).toBe(false);
      for (const { entry, to } of before)
        if (entry !== first.entry) expect([to, 'final'], JSON.stringify(facts)).toContain(placeOf.get(entry));
    }
  });
});
