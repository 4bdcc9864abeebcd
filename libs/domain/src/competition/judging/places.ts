import { isLowerBetter, methodTotals, type MethodTotal, type TotalOf } from './methodTotals';
import type { Act, Mark, Panel } from './panel';
import type { ResultMethod, ResultRules, Standing, TieBreak } from './resultRules';

/** An act with its total and its place. */
export interface Placed {
  act: Act;
  /** The sheets that count. */
  marks: readonly Mark[];
  total: MethodTotal | null;
  rank: number | null;
  isTied: boolean;
  decidedBy: Standing['decidedBy'];
}

/** The acts in the order of their places, those without one last; `without` leaves out one judge of the panel. */
export function placesOf(panel: Panel, rules: ResultRules, without?: number): Placed[] {
  const ranking = createRanking(panel, rules, without);
  const all = panel.acts.map((act): Placed => {
    const marks = without === undefined ? act.marks : act.marks.filter(({ judge }) => judge !== without);
    const total = ranking.totalOf(rules.method)(act, marks);
    return { act, marks, total, rank: null, isTied: false, decidedBy: null };
  });
  const least = Math.max(1, rules.minJudges);
  const placed = all.filter(({ marks }) => marks.length >= least);
  const groups = splitBy(placed, ({ total }) => total?.compared ?? 0, isLowerBetter(rules.method));
  let rank = 1;
  for (const group of groups.flatMap((each) => decide(each, 'total', rules.tieBreaks, ranking))) {
    for (const each of group) {
      each.rank = rank;
      each.isTied = group.length > 1;
    }
    rank += group.length;
  }
  const unplaced = all.filter((each) => each.rank === null);
  return [...placed.sort((one, other) => (one.rank ?? 0) - (other.rank ?? 0)), ...unplaced];
}

interface Ranking {
  panel: Panel;
  /** Other methods are only calculated for a tie that needs them. */
  totalOf: (method: ResultMethod) => TotalOf;
}

function createRanking(panel: Panel, { decimals }: ResultRules, without?: number): Ranking {
  const made = new Map<ResultMethod, TotalOf>();
  return {
    panel,
    totalOf: (method) => {
      const totalOf = made.get(method) ?? methodTotals(panel, method, decimals, without);
      made.set(method, totalOf);
      return totalOf;
    },
  };
}

/** Splits acts of equal totals until each is alone or no rule is left; those that stay together share their place. */
function decide(
  group: readonly Placed[],
  by: TieBreak['kind'] | 'total',
  [next, ...rest]: readonly TieBreak[],
  ranking: Ranking,
): (readonly Placed[])[] {
  if (group.length === 1 || !next || next.kind === 'shared') {
    const shared = next ? 'shared' : null;
    for (const each of group) each.decidedBy = group.length === 1 ? by : shared;
    return [group];
  }
  const isReversed = next.kind === 'method' && isLowerBetter(next.method);
  const parts = splitBy(group, (placed) => valueOf(next, placed, ranking), isReversed);
  if (parts.length === 1) return decide(group, by, rest, ranking);
  return parts.flatMap((part) => decide(part, next.kind, rest, ranking));
}

function valueOf(
  tieBreak: Exclude<TieBreak, { kind: 'shared' }>,
  { act, marks }: Placed,
  { panel, totalOf }: Ranking,
): number {
  if (tieBreak.kind === 'method') return totalOf(tieBreak.method)(act, marks)?.compared ?? 0;
  if (tieBreak.kind === 'highest') return Math.max(...marks.map(({ units }) => units)) - act.off;
  const at = panel.scale.criteria.findIndex(({ criterion }) => criterion.code === tieBreak.code);
  // The same fraction of whole numbers is always the same number.
  return marks.reduce((sum, { steps }) => sum + (steps[at] ?? 0), 0) / marks.length;
}

/** Groups of equal values, the best first. */
function splitBy(
  placed: readonly Placed[],
  valueOfEach: (placed: Placed) => number,
  isReversed: boolean,
): Placed[][] {
  const groups = new Map<number, Placed[]>();
  for (const each of placed) {
    const value = valueOfEach(each);
    const group = groups.get(value);
    if (group) group.push(each);
    else groups.set(value, [each]);
  }
  const sorted = [...groups].sort(([one], [other]) => (isReversed ? one - other : other - one));
  return sorted.map(([, group]) => group);
}
