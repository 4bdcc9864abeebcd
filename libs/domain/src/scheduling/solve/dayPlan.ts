import type { SoftRule, DayPlace } from './dayProblem';

/** Why an item is where a plan has it. */
export type Why =
  | { reason: 'pinned' | 'stays' | 'onlyTime' | 'byBreak' | 'free' }
  /** The first free time of its performance. */
  | { reason: 'firstFree' }
  /** The first one at which someone is free again, who is needed in the other item too. */
  | { reason: 'afterPerson'; item: string; person: string }
  /** The first one that is an hour from another item of its school. */
  | { reason: 'afterSchool'; item: string }
  /** An earlier time would cost more by this rule. */
  | { reason: 'rule'; rule: SoftRule };

/** An item in its place. */
export interface Placement extends DayPlace {
  item: string;
  to: number;
  /** Where it was before; null for one that waited. */
  was: DayPlace | null;
  isMoved: boolean;
  why: Why;
}

/** Pins, items and rules that cannot hold together: without any one of these the item would have a place. */
export interface ConflictSet {
  /** Items that stay where they are. */
  pins: readonly string[];
  /** Items that need a place too. */
  others: readonly string[];
  people: readonly string[];
  /** The time that people need before an item. */
  hasWarmUp: boolean;
}

/** Why an item has no place. */
export type NoPlace =
  /** No performance is as long; the longest one in milliseconds. */
  | { reason: 'tooLong'; longest: number }
  | ({ reason: 'conflictSet' } & ConflictSet)
  /** All that waits needs more time than is free, in milliseconds. */
  | { reason: 'noTime'; needed: number; free: number }
  /** None was found, and none of the above is proven. */
  | { reason: 'notFound' };

/** A conflict that a plan leaves: someone is needed twice, two items overlap in a space, or one is outside its performance. */
export type LeftConflict =
  | { kind: 'person'; person: string; items: readonly [string, string] }
  | { kind: 'overlap'; items: readonly [string, string] }
  | { kind: 'outside'; items: readonly [string] };

/**
 * How far a rule is broken: pairs of acts of one school within an hour, large sets without a break, minutes that a space has above or
 * below its share, moved items, minutes until each performance is over.
 */
export type DayScore = Readonly<Record<SoftRule, number>>;

export interface DayPlan {
  placements: readonly Placement[];
  unplaced: readonly { item: string; because: NoPlace }[];
  conflicts: readonly LeftConflict[];
  score: { before: DayScore; after: DayScore };
  /** The search ended early, and this was the best so far. */
  isStopped: boolean;
}

/** How far a search is. */
export interface SolveProgress {
  /** From 0 to 1. */
  share: number;
  placed: number;
  waiting: number;
  conflicts: number;
}
