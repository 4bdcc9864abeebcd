import type { Rule } from './rule';

/** The place of an act in the stage that is left, as its judges or a ladder gave it. */
export interface StagePlace {
  entry: string;
  /** Null where it has no place yet. Equal places are ties. */
  rank: number | null;
  total: number | null;
}

/** An act gave up its place in the stage that it had moved to. */
export interface Withdrawal {
  entry: string;
  stage: string;
}

/** Decision of a person for a rule: the acts that it moves, or those tied at the line that move. */
export interface Selection {
  rule: string;
  purpose: 'choice' | 'line';
  entries: readonly string[];
}

/** Facts that decide who goes on from a stage. */
export interface ProgressionFacts {
  /** In their order, all of one stage. */
  rules: readonly Rule[];
  standings: readonly StagePlace[];
  /** All who are in the running. */
  acts: readonly { entry: string; school: string | null }[];
  /** The votes of the audience. */
  votes?: readonly { entry: string; votes: number }[];
  /** In the order in which they came. */
  withdrawals?: readonly Withdrawal[];
  selections?: readonly Selection[];
}

/** Reasons of a move, as facts for a sentence. */
export type MoveFact =
  | { kind: 'rank'; rank: number }
  | { kind: 'score'; total: number; least: number }
  | { kind: 'votes'; votes: number }
  | { kind: 'selected' }
  /** It was tied at the line with these, and a person selected it. */
  | { kind: 'tiedAtLine'; tiedWith: readonly string[] }
  /** It moved up past these, because their school is at its cap. */
  | { kind: 'pastCapped'; entries: readonly string[] }
  /** It takes the place that this one gave up. */
  | { kind: 'substitute'; of: string };

/** An act moves to another stage. */
export interface Move {
  entry: string;
  rule: string;
  next: string;
  because: readonly MoveFact[];
}

/** Open decision for a person: which of these get the places that are left. */
export interface Question {
  rule: string;
  purpose: Selection['purpose'];
  entries: readonly string[];
  /** How many places there are for them. */
  places: number;
  /** True if more of them were selected than there are places: then none of them moves. */
  hasTooMany: boolean;
}

/** The acts that go on from a stage, and open decisions, in the order of the rules. */
export interface Progression {
  moves: readonly Move[];
  questions: readonly Question[];
}
