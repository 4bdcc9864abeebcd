/** Aim of a plan: place what waits, move as little as possible until no conflict is left, or move all that is not pinned. */
export const solveModes = ['fill', 'repair', 'improve'] as const;
export type SolveMode = (typeof solveModes)[number];

/** Rules that a plan follows as far as it can, each by its weight. */
export const softRules = ['schoolApart', 'largeByBreak', 'evenSpaces', 'stay', 'earlyFinish'] as const;
export type SoftRule = (typeof softRules)[number];

/** Time in a performance, in milliseconds since 1970. */
export interface DayPlace {
  performance: string;
  from: number;
}

/** An item of a day, placed or waiting. */
export interface DayItem {
  hashcode: string;
  /** In milliseconds. */
  length: number;
  kind: 'act' | 'break' | 'other';
  /** Null: of no school. */
  school: string | null;
  /** It takes long to set up, so it is to be next to a break. */
  isLarge: boolean;
  /** Where it is now; null for one that waits. */
  place: DayPlace | null;
  /** It stays where it is. */
  isPinned: boolean;
}

export interface DayPerformance {
  hashcode: string;
  space: string;
  /** In milliseconds since 1970. */
  from: number;
  to: number;
  /** Nothing changes in one that is over or cancelled. */
  isOpen: boolean;
}

/** Someone who cannot be in two places at one time. */
export interface DayPerson {
  hashcode: string;
  /** The items that need them, and how many milliseconds earlier. */
  needs: readonly { item: string; before: number }[];
}

/** A day of an event to be planned. */
export interface DayProblem {
  mode: SolveMode;
  items: readonly DayItem[];
  performances: readonly DayPerformance[];
  people: readonly DayPerson[];
  /** From 0, which turns a rule off. */
  weights: Readonly<Record<SoftRule, number>>;
  /** The same seed gives the same plan. */
  seed: string;
}
