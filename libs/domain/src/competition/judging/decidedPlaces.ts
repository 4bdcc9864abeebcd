import type { ActState, OutState, PlaceLeft } from '@callboard/api-contract/competition';
import { isOut } from './isOut';

/** Decision of the head judge about an act: it is moved to a place, or taken out of all. */
export type PlaceDecision = { entry: string } & (
  { to: 'place'; place: number } | { to: 'out'; state: OutState }
);

interface Placed {
  entry: string;
  rank: number | null;
  isTied: boolean;
}

/** A standing with the place that counts, and the one by its sheets. */
export type Decided<Standing extends Placed> = Standing & {
  /** The place by the sheets, where the head judge gave another one or none. */
  bySheets?: number | null;
};

/** Facts that decide places, besides the sheets. */
export interface PlaceFacts {
  decisions: readonly PlaceDecision[];
  /** Of each act; those that are out have no place. */
  states: ReadonlyMap<string, ActState>;
  /** Handling of a place that is left. */
  placeLeft: PlaceLeft;
}

/**
 * The standings with what the head judge decided, in their order; acts of one place as the sheets have them. Who is out has no place, and
 * by the rule of the stage those below move up, in the order of their sheets. Who is moved has the given place and moves no other: who
 * gives a place to one act gives others theirs, or lets them share it.
 *
 * @example decidedPlaces(standings, { decisions: [{ entry: 'tides', to: 'place', place: 1 }], states, placeLeft: 'move_up' })
 */
export function decidedPlaces<Standing extends Placed>(
  standings: readonly Standing[],
  { decisions, states, placeLeft }: PlaceFacts,
): Decided<Standing>[] {
  const moved = new Map(decisions.flatMap((each) => (each.to === 'place' ? [[each.entry, each.place]] : [])));
  const isLeft = ({ entry }: Standing) => isOut(states.get(entry) ?? 'expected');
  const left = standings.flatMap((each) => (isLeft(each) && each.rank !== null ? [each.rank] : []));
  const decided = standings.map((standing): Decided<Standing> => {
    const { entry, rank: bySheets } = standing;
    if (isLeft(standing)) return { ...standing, rank: null, bySheets };
    const place = moved.get(entry);
    if (place !== undefined) return { ...standing, rank: place, bySheets };
    if (bySheets === null || placeLeft === 'stay_empty') return standing;
    return { ...standing, rank: bySheets - left.filter((rank) => rank < bySheets).length };
  });
  const shared = new Map<number, number>();
  for (const { rank } of decided) if (rank !== null) shared.set(rank, (shared.get(rank) ?? 0) + 1);
  return decided
    .map((standing) => ({
      ...standing,
      isTied: standing.rank !== null && (shared.get(standing.rank) ?? 0) > 1,
    }))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

/** Acts without a place are last. */
function orderOf({ rank }: Placed): number {
  return rank ?? Number.MAX_SAFE_INTEGER;
}
