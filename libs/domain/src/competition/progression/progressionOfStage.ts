import type { Progression, StagePlace } from './movement';
import { progressionOf } from './progression';
import type { Rule } from './stages';

/** How many go on from a stage, and where to. */
export interface StageWithNext {
  hashcode: string;
  /** The stage that they go on to; null where the stage is the last one. */
  next: string | null;
  /** How many go on. */
  next_count: number | null;
  /** How many of one school; null for any number. */
  next_per_school: number | null;
}

/** What is known of the acts of a stage. */
export interface StageActs {
  standings: readonly StagePlace[];
  acts: readonly { entry: string; school: string | null }[];
  /** Whom a person chose of those tied at the line. */
  selected: readonly string[];
}

/**
 * Who goes on from a stage by place, and what a person has to decide; null where it leads nowhere.
 *
 * @example progressionOfStage(stage, { standings, acts, selected: [] })?.moves.map(({ entry }) => entry)
 */
export function progressionOfStage(
  stage: StageWithNext,
  { standings, acts, selected }: StageActs,
): Progression | null {
  const rule = ruleOfStage(stage);
  if (!rule) return null;
  const { hashcode: from } = stage;
  const selection = { rule: from, purpose: 'line', entries: selected } as const;
  return progressionOf({
    rules: [rule],
    standings: { [from]: standings },
    entries: acts.map((act) => ({ ...act, status: 'accepted', stages: [from] })),
    withdrawals: [],
    selections: selected.length > 0 ? [selection] : [],
  });
}

/** By which rule acts go on from a stage, under its own hashcode; null where it leads nowhere. */
export function ruleOfStage({
  hashcode: from,
  next: to,
  next_count,
  next_per_school,
}: StageWithNext): Rule | null {
  if (to === null || next_count === null) return null;
  return {
    hashcode: from,
    from,
    to,
    by: 'rank',
    count: next_count,
    atLine: 'ask',
    ...(next_per_school !== null && { capBySchool: next_per_school }),
  };
}
