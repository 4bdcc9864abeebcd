import { roundedRatio } from './exactScale';
import { billionths, type Act, type JudgeSums, type Mark, type Panel } from './panel';
import type { ResultMethod } from './resultRules';

/** Total of an act by a method, from its sheets. */
export interface MethodTotal {
  /** The rounded total in its last decimals, a whole number: only this is compared. */
  compared: number;
  /** Before penalties, not rounded. */
  raw: number;
  fellBack: boolean;
}

/** Calculates the total of an act by a method; null for an act without marks. */
export type TotalOf = (act: Act, marks: readonly Mark[]) => MethodTotal | null;

/** Checks whether less is better. */
export function isLowerBetter(method: ResultMethod): boolean {
  return method === 'ranks';
}

/**
 * A method over the panel, or over what is left of it without one judge. Where a total comes from a fraction of whole numbers it is
 * rounded exactly.
 *
 * Penalties come off after aggregation, in points. `ranks` has no points afterwards: there they come off each judge's total of the act
 * before the judge's places are taken.
 */
export function methodTotals(
  panel: Panel,
  method: ResultMethod,
  decimals: number,
  without?: number,
): TotalOf {
  const judges = panel.judges.filter((_, at) => at !== without);
  const calculate = calculations[method]({ panel, judges, decimals });
  return (act, marks) => (marks.length > 0 ? calculate(act, marks) : null);
}

interface Method {
  panel: Panel;
  /** Judges whose sheets count. */
  judges: readonly JudgeSums[];
  decimals: number;
}

type Calculate = (act: Act, marks: readonly Mark[]) => MethodTotal;

const calculations: Record<ResultMethod, (method: Method) => Calculate> = {
  mean: (method) => (act, marks) => meanOf(method, act, marks.map(toUnits)),
  trimmed: (method) => (act, marks) => {
    const sorted = sortedUnits(marks);
    const isEnough = sorted.length >= 4;
    return { ...meanOf(method, act, isEnough ? sorted.slice(1, -1) : sorted), fellBack: !isEnough };
  },
  median: (method) => (act, marks) => {
    const sorted = sortedUnits(marks);
    const middle = Math.floor((sorted.length - 1) / 2);
    return meanOf(method, act, sorted.slice(middle, sorted.length - middle));
  },
  zscore: byDeviations,
  ranks:
    ({ judges, decimals }) =>
    (_act, marks) => {
      const sum = (places: (mark: Mark) => number) =>
        marks.reduce((total, mark) => total + places(mark), 0) * judges.length;
      const under = 2 * marks.length;
      return {
        compared: roundedRatio(
          sum(({ doubledPlace }) => doubledPlace),
          under,
          decimals,
        ),
        raw: sum(({ doubledPlaceRaw }) => doubledPlaceRaw) / under,
        fellBack: false,
      };
    },
};

function meanOf({ panel, decimals }: Method, act: Act, units: readonly number[]): MethodTotal {
  const sum = units.reduce((total, each) => total + each, 0);
  const under = panel.scale.hundred * units.length;
  const compared = roundedRatio(100 * (sum - act.off * units.length), under, decimals);
  return { compared, raw: (100 * sum) / under, fellBack: false };
}

/** Roots are no fractions. What differs from a half by less than this part of the last decimal is one, and rounded up. */
const nearHalf = 1e-6;

function byDeviations({ panel, judges, decimals }: Method): Calculate {
  const count = judges.reduce((total, judge) => total + judge.count, 0);
  const sum = judges.reduce((total, judge) => total + judge.sum, 0);
  const squares = judges.reduce((total, judge) => total + judge.squares, 0n);
  const spread = Math.sqrt(Number(BigInt(count) * squares - BigInt(sum) ** 2n)) / count;
  const point = 100 / panel.scale.hundred;
  return (act, marks) => {
    const deviations = marks.reduce((total, { deviation }) => total + deviation, 0);
    const raw = point * (sum / count + (deviations / marks.length / billionths) * spread);
    const inDecimals = (raw - point * act.off) * 10 ** decimals;
    return {
      compared: Math.floor(inDecimals + 0.5 + nearHalf),
      raw,
      fellBack: marks.some(({ judge }) => panel.judges[judge]?.isFlat),
    };
  };
}

function toUnits({ units }: Mark): number {
  return units;
}

function sortedUnits(marks: readonly Mark[]): number[] {
  return marks.map(toUnits).sort((one, other) => one - other);
}
