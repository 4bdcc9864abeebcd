/** A place that the head judge gave an act; null: none. */
export interface DecidedPlace {
  entry: string;
  place: number | null;
}

interface Placed {
  entry: string;
  rank: number | null;
  isTied: boolean;
}

/** A standing with the place that counts, and the one by its sheets. */
export type Decided<Standing extends Placed> = Standing & {
  /** The place by the sheets, where the head judge gave another one. */
  bySheets?: number | null;
};

/**
 * The standings with the places that the head judge gave, in their order; acts of one place as the sheets have them. No other act moves:
 * who gives a place to one act gives others theirs, or lets them share it.
 *
 * @example decidedPlaces(standings, [{ entry: 'tides', place: 1 }])[0] // { entry: 'tides', rank: 1, bySheets: 3, isTied: true, … }
 */
export function decidedPlaces<Standing extends Placed>(
  standings: readonly Standing[],
  decisions: readonly DecidedPlace[],
): Decided<Standing>[] {
  const places = new Map(decisions.map(({ entry, place }) => [entry, place]));
  const decided = standings.map((standing): Decided<Standing> => {
    const place = places.get(standing.entry);
    return place === undefined ? standing : { ...standing, rank: place, bySheets: standing.rank };
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
