import { isEntered, stagesBelow, type Rule, type StageNode } from './stages';

/** What can be wrong in a graph of stages. */
export type GraphProblemCode =
  /** A rule names a stage that is not there. */
  | 'unknownStage'
  /** A rule feeds a stage from itself. */
  | 'selfFed'
  /** Stages feed each other, so that none can be first. */
  | 'circle'
  /** No entry can get there. */
  | 'unreachable'
  /** Two rules for the same stages by the same measure: the second is never needed, or should be one rule with the first. */
  | 'doubledRule'
  /** By rank and by vote there has to be a number of places. */
  | 'countMissing'
  /** By score there has to be a least score. */
  | 'scoreMissing'
  /** Places, wild cards and caps are whole numbers, from 1 (wild cards from 0). */
  | 'notACount'
  /** The criteria are to decide at the line, and none is named. */
  | 'tieBreakMissing'
  /** Rules move more entries into a stage than it has places. */
  | 'overfilled'
  /** Rules take more entries out of a stage than it has places. */
  | 'overdrawn';

/** What is wrong where, by hashcodes. */
export interface GraphProblem {
  code: GraphProblemCode;
  stages: string[];
  rules: string[];
}

/** What is wrong with the stages of a competition and the rules between them: before this is empty no entry can be moved. */
export function graphProblems(stages: readonly StageNode[], rules: readonly Rule[]): GraphProblem[] {
  const known = new Set(stages.map(({ hashcode }) => hashcode));
  const linked = rules.filter(({ from, to }) => known.has(from) && known.has(to) && from !== to);
  return [
    ...rules.flatMap((rule) => ruleProblems(rule, known)),
    ...doubledRules(rules),
    ...circles(stages, linked),
    ...unreachable(stages, linked),
    ...crowded(stages, linked),
  ];
}

function ruleProblems(rule: Rule, known: ReadonlySet<string>): GraphProblem[] {
  const { hashcode, from, to, by, count, minScore, wildCards = 0, capBySchool = 1 } = rule;
  const isCount = (value: number, least: number) => Number.isInteger(value) && value >= least;
  const found: Partial<Record<GraphProblemCode, boolean>> = {
    selfFed: from === to,
    countMissing: count === undefined && (by === 'rank' || by === 'vote'),
    scoreMissing: minScore === undefined && by === 'score',
    notACount: !isCount(count ?? 1, 1) || !isCount(wildCards, 0) || !isCount(capBySchool, 1),
    tieBreakMissing: rule.atLine === 'tieBreak' && (rule.tieBreakBy ?? []).length === 0,
  };
  const unknown = [from, to].filter((stage) => !known.has(stage));
  const codes = ruleCodes.filter((code) => found[code]);
  return [
    ...(unknown.length > 0 ? [{ code: 'unknownStage' as const, stages: unknown, rules: [hashcode] }] : []),
    ...codes.map((code): GraphProblem => ({
      code,
      stages: code === 'selfFed' ? [from] : [from, to],
      rules: [hashcode],
    })),
  ];
}

const ruleCodes = [
  'selfFed',
  'countMissing',
  'scoreMissing',
  'notACount',
  'tieBreakMissing',
] as const satisfies readonly GraphProblemCode[];

function doubledRules(rules: readonly Rule[]): GraphProblem[] {
  return rules.flatMap((rule, at) => {
    const earlier = rules
      .slice(0, at)
      .find(({ from, to, by }) => from === rule.from && to === rule.to && by === rule.by);
    if (!earlier) return [];
    return [
      {
        code: 'doubledRule' as const,
        stages: [rule.from, rule.to],
        rules: [earlier.hashcode, rule.hashcode],
      },
    ];
  });
}

/** Each circle once, with all stages that lead to each other. */
function circles(stages: readonly StageNode[], rules: readonly Rule[]): GraphProblem[] {
  const below = new Map(stages.map(({ hashcode }) => [hashcode, stagesBelow(hashcode, rules)]));
  const inCircle = stages.map(({ hashcode }) => hashcode).filter((stage) => below.get(stage)?.has(stage));
  const seen = new Set<string>();
  return inCircle.flatMap((stage) => {
    if (seen.has(stage)) return [];
    const circle = inCircle.filter((other) => below.get(stage)?.has(other) && below.get(other)?.has(stage));
    for (const each of circle) seen.add(each);
    const within = rules.filter(({ from, to }) => circle.includes(from) && circle.includes(to));
    return [{ code: 'circle' as const, stages: circle, rules: within.map(({ hashcode }) => hashcode) }];
  });
}

/** A competition of one stage begins there, even if it is a final. */
function unreachable(stages: readonly StageNode[], rules: readonly Rule[]): GraphProblem[] {
  const begins = stages.filter((stage) => isEntered(stage) || stages.length === 1);
  const reached = new Set(begins.map(({ hashcode }) => hashcode));
  for (const { hashcode } of begins) for (const stage of stagesBelow(hashcode, rules)) reached.add(stage);
  return stages
    .filter(({ hashcode }) => !reached.has(hashcode))
    .map(({ hashcode }) => ({ code: 'unreachable', stages: [hashcode], rules: [] }));
}

function crowded(stages: readonly StageNode[], rules: readonly Rule[]): GraphProblem[] {
  return stages.flatMap(({ hashcode, places }) => {
    if (places === undefined) return [];
    const over = (end: 'from' | 'to', code: GraphProblemCode): GraphProblem[] => {
      const moving = rules.filter((rule) => rule[end] === hashcode);
      const sum = moving.reduce((total, { count = 0, wildCards = 0 }) => total + count + wildCards, 0);
      return sum > places ? [{ code, stages: [hashcode], rules: moving.map((rule) => rule.hashcode) }] : [];
    };
    return [...over('to', 'overfilled'), ...over('from', 'overdrawn')];
  });
}
