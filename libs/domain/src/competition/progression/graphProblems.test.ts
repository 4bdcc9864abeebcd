import { describe, expect, it } from 'vitest';
import { graphProblems } from './graphProblems';
import type { Rule, StageKind, StageNode } from './stages';

const stage = (hashcode: string, kind: StageKind, given: Partial<StageNode> = {}): StageNode => ({
  hashcode,
  name: hashcode,
  kind,
  ...given,
});
let made = 0;
const rule = (from: string, to: string, given: Partial<Rule> = {}): Rule => ({
  hashcode: `${from}-${to}-${(made += 1)}`,
  from,
  to,
  by: 'rank',
  count: 2,
  atLine: 'ask',
  ...given,
});
const problemsOf = (stages: readonly StageNode[], rules: readonly Rule[]) =>
  graphProblems(stages, rules).map((each) => `${each.code} ${each.stages.join(' ')}`);
const stages = [
  stage('north', 'heat'),
  stage('south', 'heat'),
  stage('video', 'submission', { takesEntries: false }),
  stage('second', 'secondChance'),
  stage('final', 'final'),
];
const rules = [
  rule('north', 'video'),
  rule('south', 'video'),
  rule('north', 'second'),
  rule('video', 'final'),
  rule('second', 'final', { by: 'choice' }),
];

describe('[7.39] a graph of stages', () => {
  it('has no problem from heats over a submission and a second chance to the final, or with a single final', () => {
    expect(problemsOf(stages, rules)).toEqual([]);
    expect(problemsOf([stage('only', 'final')], [])).toEqual([]);
    expect(problemsOf([], [])).toEqual([]);
  });

  it.each<[string, readonly StageNode[], readonly Rule[], string[]]>([
    ['a stage that is not there', stages, [...rules, rule('north', 'gone')], ['unknownStage gone']],
    ['a stage fed by itself', stages, [...rules, rule('final', 'final')], ['selfFed final']],
    ['a circle', stages, [...rules, rule('final', 'video')], ['circle video final']],
    [
      'a circle that nothing leads into',
      [...stages, stage('a', 'final'), stage('b', 'final')],
      [...rules, rule('a', 'b'), rule('b', 'a')],
      ['circle a b', 'unreachable a', 'unreachable b'],
    ],
    ['a final that nothing leads to', [...stages, stage('lost', 'final')], rules, ['unreachable lost']],
    [
      'no number of places by rank',
      stages,
      [...rules.slice(1), { ...rule('north', 'video'), count: NaN }],
      ['notACount north video'],
    ],
    [
      'no score by score',
      stages,
      [...rules, rule('south', 'second', { by: 'score' })],
      ['scoreMissing south second'],
    ],
    ['half a place', stages, [...rules, rule('south', 'second', { count: 1.5 })], ['notACount south second']],
    [
      'a cap of none',
      stages,
      [...rules, rule('south', 'second', { capBySchool: 0 })],
      ['notACount south second'],
    ],
    [
      'a tie-break by nothing',
      stages,
      [...rules, rule('south', 'second', { atLine: 'tieBreak' })],
      ['tieBreakMissing south second'],
    ],
    ['the same rule twice', stages, [...rules, rule('video', 'final')], ['doubledRule video final']],
    [
      'more moving than there are places',
      stages.map((each) => (each.hashcode === 'final' ? { ...each, places: 3 } : each)),
      rules,
      ['overfilled final'],
    ],
    [
      'more leaving than there are entries, wild cards too',
      stages.map((each) => (each.hashcode === 'video' ? { ...each, places: 4 } : each)),
      [...rules.filter(({ from }) => from !== 'video'), rule('video', 'final', { wildCards: 3 })],
      ['overdrawn video'],
    ],
  ])('has a problem with %s', (_, given, by, problems) => {
    expect(problemsOf(given, by)).toEqual(problems);
  });

  it('names the rules that are the problem', () => {
    const { count: _count, ...open } = rule('south', 'second');
    const unlimited = graphProblems(stages, [...rules, open]);
    expect(unlimited).toEqual([
      { code: 'countMissing', stages: ['south', 'second'], rules: [open.hashcode] },
    ]);
    const back = rule('final', 'video');
    const [circle] = graphProblems(stages, [...rules, back]);
    expect(circle?.rules).toEqual([rules[3]?.hashcode, back.hashcode]);
  });
});
