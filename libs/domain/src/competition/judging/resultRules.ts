import type { JudgeSheet, Rubric } from './rubric';

/**
 * How the totals of several judges become one result.
 *
 * - `mean`: their mean.
 * - `trimmed`: the mean without the highest and the lowest; with fewer than four judges of an act it is their mean, and the act is
 *   marked `fellBack`.
 * - `median`: the middle one, or the mean of the middle two.
 * - `zscore`: each judge's totals as standard deviations from that judge's mean, averaged, and put back on the scale of the panel: the
 *   mean of all sheets plus that many standard deviations of all sheets. So severe and mild, narrow and wide judges count alike. A judge
 *   whose totals are all equal (or who judged one act) puts it at the mean, and the act is marked `fellBack`.
 * - `ranks`: the sum of the places that each judge gives, ties sharing the mean place; lower is better. For an act that not all judges of
 *   the panel judged, it is the mean place times the number of judges, as if the absent had judged as the others did.
 */
export type ResultMethod = 'mean' | 'trimmed' | 'median' | 'zscore' | 'ranks';

/** All methods, in the order in which they are compared. */
export const resultMethods = [
  'mean',
  'trimmed',
  'median',
  'zscore',
  'ranks',
] as const satisfies readonly ResultMethod[];

/**
 * Tie-break between acts of equal totals: the mean score of a criterion, the total by another method, the highest total that a single
 * judge gave (penalties off), or nothing: they share the place.
 */
export type TieBreak =
  | { kind: 'criterion'; code: string }
  | { kind: 'method'; method: ResultMethod }
  | { kind: 'highest' }
  | { kind: 'shared' };

/** How the results of a stage are calculated. */
export interface ResultRules {
  method: ResultMethod;
  /** To how many decimals totals are rounded (half up): acts with the same rounded total are tied. */
  decimals: number;
  /** Tie-breaks, tried in this order. */
  tieBreaks: readonly TieBreak[];
  /** An act with fewer signed sheets has a total, but no place. */
  minJudges: number;
}

/** Facts that results are calculated from. */
export interface JudgingFacts {
  rubric: Rubric;
  rules: ResultRules;
  /** At most one for a judge and an entry; sheets of entries that do not take part are ignored. */
  sheets: readonly JudgeSheet[];
  /** The hashcodes of the entries that take part. */
  entries: readonly string[];
  /** Codes of penalties by entry. A code that stands twice counts twice; one that the rubric does not have takes off nothing. */
  penalties: Readonly<Record<string, readonly string[]>>;
}

/** Why the place of an act is missing, preliminary or less certain. */
export type StandingProblem = 'fewJudges' | 'unsigned' | 'fellBack';

/** The place of an act among others, with what led to it. */
export interface Standing {
  entry: string;
  /** Places are given as 1, 2, 2, 4. Null where too few judges signed. */
  rank: number | null;
  /** With penalties and rounded: 0 to 100 points, or with `ranks` the sum of places. Null where no judge signed. */
  total: number | null;
  /** Before penalties, and not rounded. */
  raw: number | null;
  /** The points that penalties take off. */
  penalty: number;
  /** How many signed sheets count. */
  judges: number;
  /** The mean score of each criterion, on its own scale. */
  byCriterion: Readonly<Record<string, number>>;
  /** True if others have the same place. */
  isTied: boolean;
  /** Last step that its place needed. `shared`: the rules share it; null: no place, or a tie that no rule decides. */
  decidedBy: 'total' | TieBreak['kind'] | null;
  problems: readonly StandingProblem[];
}
