import type { Move, ProgressionFacts, Selection, Withdrawal } from './movement';
import { progressionOf } from './progression';

/** An act that took the place which another gave up, in the order in which that was. */
export interface Substitution {
  entry: string;
  of: string;
}

/** Facts about a stage whose results are released. */
export interface ReleasedActs extends Pick<ProgressionFacts, 'rules' | 'standings' | 'votes'> {
  acts: readonly { entry: string; school: string | null; isAccepted: boolean }[];
  /** Acts that the release moved, each with its rule. */
  wentOn: readonly { entry: string; rule: string }[];
  /** Acts that take part in the next stages now. */
  inNext: readonly Withdrawal[];
  substitutions: readonly (Substitution & { stage: string })[];
}

/** Places in the next stage that were given up, and who is next in line for them. */
export interface OpenPlaces {
  /** Acts that gave up a place that no one has taken yet. */
  gaveUp: readonly string[];
  /** Offers of those places, each with its taker. */
  offers: readonly Substitution[];
  /** Of these, who share a place in line, a person selects as many as there are places. */
  tied: readonly { entries: readonly string[]; places: number }[];
}

/**
 * Places in one of the next stages that were given up since the release, and who is next in line: those whose school is not at its cap. The
 * line itself is drawn as it was, with those who have withdrawn since.
 *
 * @example substitutesOf('final', released).offers // [{ entry: 'c', of: 'a' }]
 */
export function substitutesOf(next: string, released: ReleasedActs): OpenPlaces {
  const { rules, standings, votes = [], wentOn, inNext, substitutions } = released;
  const known = new Set([...wentOn, ...substitutions].map(({ entry }) => entry));
  const replaced = substitutions.map(({ of: entry, stage }): Withdrawal => ({ entry, stage }));
  const facts: ProgressionFacts = {
    rules,
    standings,
    votes,
    // An act that had a place stays in the line, though the entry be withdrawn since: the others were in no place to give up.
    acts: released.acts.filter(({ entry, isAccepted }) => isAccepted || known.has(entry)),
    withdrawals: replaced,
    selections: selectionsOf(released),
  };
  const isThere = (entry: string, stage: string) =>
    inNext.some((each) => each.entry === entry && each.stage === stage);
  const gaveUp = progressionOf(facts).moves.filter(
    (move) => known.has(move.entry) && !isThere(move.entry, move.next),
  );
  const withdrawals = [...replaced, ...gaveUp.map(({ entry, next: stage }) => ({ entry, stage }))];
  const { moves, questions } = progressionOf({ ...facts, withdrawals });
  const offers = moves.filter((move) => move.next === next && !isThere(move.entry, next)).flatMap(offerOf);
  const open = gaveUp.filter((move) => move.next === next).map(({ entry }) => entry);
  const ofNext = new Set(rules.filter((rule) => rule.next === next).map(({ hashcode }) => hashcode));
  return {
    // An act that left it for a place by an earlier rule gave its place up too.
    gaveUp: [...new Set([...open, ...offers.map(({ of }) => of)])],
    offers,
    tied: questions
      .filter(({ rule }) => ofNext.has(rule))
      .map(({ entries, places }) => ({ entries, places })),
  };
}

/** Selections as the release and each substitution made them, one after the other. */
function selectionsOf({ rules, wentOn, substitutions }: ReleasedActs): Selection[] {
  return rules.flatMap(({ hashcode, next, by }) => {
    const first = wentOn.filter(({ rule }) => rule === hashcode).map(({ entry }) => entry);
    const later = substitutions.filter(({ stage }) => stage === next).map(({ entry }) => [entry]);
    const purpose = by === 'choice' ? 'choice' : 'line';
    return [first, ...later]
      .filter((entries) => entries.length > 0)
      .map((entries): Selection => ({ rule: hashcode, purpose, entries }));
  });
}

function offerOf({ entry, because }: Move): Substitution[] {
  const fact = because.find(({ kind }) => kind === 'substitute');
  return fact?.kind === 'substitute' ? [{ entry, of: fact.of }] : [];
}
