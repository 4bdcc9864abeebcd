/**
 * How acts move from one stage to another: the first by rank, all from a score on, those whom the office selects, or those with the most
 * votes. Rules are applied in their order, and an act moves only once, by the first rule that takes it: so the next four are for those
 * who are not among the first two.
 */
export interface Rule {
  hashcode: string;
  /** The stage that is left, and the one that is entered, by hashcode. */
  stage: string;
  next: string;
  by: 'rank' | 'score' | 'choice' | 'vote';
  /** How many places there are; null by score: any number. */
  count: number | null;
  /** The least total, in points: who has less does not move. */
  min_score: number | null;
  /** How many acts of one school the next stage takes; those that earlier rules moved there count too. Null: any number. */
  per_school: number | null;
}

/** The stages that rules lead to from one, directly or by others, without itself unless they lead back. */
export function stagesBelow(stage: string, rules: readonly Pick<Rule, 'stage' | 'next'>[]): Set<string> {
  const below = new Set<string>();
  const open = [stage];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const { stage: from, next } of rules)
      if (from === at && !below.has(next)) {
        below.add(next);
        open.push(next);
      }
  return below;
}
