import type { Rule } from './stages';

/** The place of an entry in a stage, from the standings of its judges or from a ladder. */
export interface StagePlace {
  entry: string;
  /** Null where it has no place yet. Equal places are ties. */
  rank: number | null;
  total: number | null;
  byCriterion?: Readonly<Record<string, number>>;
  problems?: readonly string[];
}

/** An entry, and the stages that it takes part in. */
export interface StageEntry {
  entry: string;
  school: string | null;
  /** The status of the entry: only accepted ones are in the running. */
  status: string;
  stages: readonly string[];
}

/** An entry gave up its place in a stage: before it ended, or after having moved there. */
export interface Withdrawal {
  entry: string;
  stage: string;
}

/** What a person decided for a rule: whom it moves, who of those tied at the line moves, or who gets a wild card. */
export interface Selection {
  rule: string;
  purpose: 'choice' | 'line' | 'wildCard';
  entries: readonly string[];
}

/** What progression is decided from. */
export interface ProgressionFacts {
  rules: readonly Rule[];
  /** The standings by the hashcode of their stage. */
  standings: Readonly<Record<string, readonly StagePlace[]>>;
  entries: readonly StageEntry[];
  /** In the order in which they came. */
  withdrawals: readonly Withdrawal[];
  selections: readonly Selection[];
  /** Votes by entry, by the hashcode of the stage. */
  votes?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Why an entry moves, as facts for a sentence. */
export type MoveFact =
  | { kind: 'rank'; rank: number; count: number | null }
  | { kind: 'score'; total: number; minScore: number }
  | { kind: 'votes'; votes: number; count: number | null }
  | { kind: 'selected' }
  | { kind: 'wildCard' }
  /** It was tied at the line with these, and this decided: everyone moves, a criterion, or a person. */
  | { kind: 'tiedAtLine'; tiedWith: readonly string[]; resolvedBy: 'all' | 'tieBreak' | 'ask' }
  /** It moved up past these, because their school is at its cap. */
  | { kind: 'pastCapped'; entries: readonly string[] }
  /** It takes the place that this one gave up. */
  | { kind: 'substitute'; of: string };

/** Why an entry does not move. */
export type StayFact =
  | { kind: 'status'; status: string }
  | { kind: 'withdrew'; stage: string }
  /** An earlier rule moved it. */
  | { kind: 'movedBefore'; rule: string; to: string }
  | { kind: 'noPlace'; problems: readonly string[] }
  | { kind: 'noVotes' }
  | { kind: 'belowScore'; total: number | null; minScore: number }
  | { kind: 'belowLine'; rank: number | null; count: number | null }
  | { kind: 'capped'; school: string; cap: number; taken: readonly string[] }
  /** It was tied at the line: none moves, a criterion or a person decided for others, or a person is still to decide. */
  | { kind: 'tiedAtLine'; tiedWith: readonly string[]; resolvedBy: 'none' | 'tieBreak' | 'ask' | 'open' }
  | { kind: 'notSelected' };

/** An entry moves from one stage to another. */
export interface Move {
  entry: string;
  rule: string;
  from: string;
  to: string;
  because: readonly MoveFact[];
}

/** An entry stays where it is, as far as a rule goes. */
export interface Stay {
  entry: string;
  rule: string;
  because: StayFact;
}

/** What a person has to decide: who of these gets the places that are left. */
export interface Question {
  rule: string;
  purpose: Selection['purpose'];
  entries: readonly string[];
  /** How many places there are for them. */
  places: number;
  /** Whether more of them were selected than there are places: then none of them moves. */
  hasTooMany: boolean;
}

/** Who moves where, who does not, and what is left to decide. */
export interface Progression {
  moves: readonly Move[];
  notMoved: readonly Stay[];
  questions: readonly Question[];
  /** Places that no one is left to take, by rule. */
  openPlaces: Readonly<Record<string, number>>;
  /** Whether every stage that is left has its final places, and no question is open: before that, moves are preliminary. */
  isComplete: boolean;
}
