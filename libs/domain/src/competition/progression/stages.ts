/** What a stage is (tenants.md): how entries are placed in it, and who can be in it. */
export type StageKind = 'heat' | 'final' | 'submission' | 'pool' | 'league' | 'knockout' | 'secondChance';

/** A stage of a competition, as a node of the graph that its rules make. */
export interface StageNode {
  hashcode: string;
  name: string;
  kind: StageKind;
  /** The most entries that it takes; without it there is no limit. */
  places?: number;
  /** Whether entries begin here. Without it they do, unless it is a final or a second chance. */
  takesEntries?: boolean;
}

/**
 * How entries move from one stage to another: the first by rank, all from a score on, those whom people select, or those with the most
 * votes. Rules are applied in their order, and an entry moves from a stage only once, by the first rule that takes it: so a second chance
 * is for those who did not make the final.
 */
export interface Rule {
  hashcode: string;
  /** The stage that is left, and the one that is entered, by hashcode. */
  from: string;
  to: string;
  by: 'rank' | 'score' | 'choice' | 'vote';
  /** How many places there are. Required by rank and by vote; by score it limits them. */
  count?: number;
  /** The least total, in points: who has less does not move, except by a wild card. */
  minScore?: number;
  /** How many places people give besides, to any who are in the running. */
  wildCards?: number;
  /** How many entries of one school the stage takes; those that earlier rules moved there count too. Without it any number. */
  capBySchool?: number;
  /**
   * What happens to those with the same place, where there are fewer places than they are: all of them move, none of them, the criteria
   * of `tieBreakBy` decide, or a person decides. What the criteria leave tied a person decides too, and with `all` a tie within a
   * school that is at its cap, because the cap is firm.
   */
  atLine: 'all' | 'none' | 'tieBreak' | 'ask';
  /** Codes of criteria, of which the higher mean decides at the line, in this order. */
  tieBreakBy?: readonly string[];
}

/** Whether entries begin in a stage, so that no rule has to lead to it. */
export function isEntered({ kind, takesEntries }: StageNode): boolean {
  return takesEntries ?? (kind !== 'final' && kind !== 'secondChance');
}

/** The stages that rules lead to from one, directly or by others, without itself unless they lead back. */
export function stagesBelow(stage: string, rules: readonly Pick<Rule, 'from' | 'to'>[]): Set<string> {
  const below = new Set<string>();
  const open = [stage];
  for (let next = open.pop(); next !== undefined; next = open.pop())
    for (const { from, to } of rules)
      if (from === next && !below.has(to)) {
        below.add(to);
        open.push(to);
      }
  return below;
}
