import type { ProgressionFacts, StagePlace, Withdrawal } from './movement';
import { progressionOf } from './progression';
import { ruleOfStage, type StageWithNext } from './progressionOfStage';

/** An act that took the place which another gave up, in the order in which that was. */
export interface Substitution {
  entry: string;
  of: string;
}

/** What is known of a stage whose results are released. */
export interface ReleasedActs {
  /** The places that were released. */
  standings: readonly StagePlace[];
  acts: readonly { entry: string; school: string | null; isAccepted: boolean }[];
  /** Those that the release put in the next stage. */
  wentOn: readonly string[];
  /** Those that take part in the next stage now. */
  inNext: readonly string[];
  substitutions: readonly Substitution[];
}

/** Places in the next stage that were given up, and who is next in line for them. */
export interface OpenPlaces {
  /** Who gave up a place that no one has taken yet. */
  gaveUp: readonly string[];
  /** Who takes which of them. */
  offers: readonly Substitution[];
  /** Of these, who share a place in line, a person selects as many as there are places. */
  tied: readonly { entries: readonly string[]; places: number }[];
}

/**
 * Which places in the next stage were given up since the release, and who is next in line: those whose school is not at its cap. The line
 * itself is drawn as it was, with those who have withdrawn since; null where the stage leads nowhere.
 *
 * @example substitutesOf(heat, { standings, acts, wentOn: ['a', 'b'], inNext: ['b'], substitutions: [] })?.offers // [{ entry: 'c', of: 'a' }]
 */
export function substitutesOf(stage: StageWithNext, released: ReleasedActs): OpenPlaces | null {
  const rule = ruleOfStage(stage);
  if (!rule) return null;
  const { standings, wentOn, substitutions } = released;
  const inNext = new Set(released.inNext);
  const line = new Set(wentOn);
  const selections = [wentOn, ...substitutions.map(({ entry }) => [entry])]
    .filter((entries) => entries.length > 0)
    .map((entries) => ({ rule: rule.hashcode, purpose: 'line', entries }) as const);
  const replaced = substitutions.map(({ of }): Withdrawal => ({ entry: of, stage: rule.to }));
  // Who had a place keeps it for the line, though the entry be withdrawn since: the others were in no place to give up.
  const entries = released.acts.map(({ entry, school, isAccepted }) => ({
    entry,
    school,
    status: isAccepted || line.has(entry) || isSubstitute(entry, substitutions) ? 'accepted' : 'withdrawn',
    stages: [stage.hashcode],
  }));
  const facts: ProgressionFacts = {
    rules: [rule],
    standings: { [stage.hashcode]: standings },
    entries,
    withdrawals: replaced,
    selections,
  };
  const gaveUp = progressionOf(facts)
    .moves.map(({ entry }) => entry)
    .filter((entry) => !inNext.has(entry) && (line.has(entry) || isSubstitute(entry, substitutions)));
  const withdrawals = [...replaced, ...gaveUp.map((entry) => ({ entry, stage: rule.to }))];
  const { moves, questions } = progressionOf({ ...facts, withdrawals });
  const offers = moves.flatMap(({ entry, because }) => {
    const fact = because.find(({ kind }) => kind === 'substitute');
    return fact?.kind === 'substitute' && !inNext.has(entry) ? [{ entry, of: fact.of }] : [];
  });
  return { gaveUp, offers, tied: questions.map(({ entries: tied, places }) => ({ entries: tied, places })) };
}

function isSubstitute(entry: string, substitutions: readonly Substitution[]): boolean {
  return substitutions.some((each) => each.entry === entry);
}
