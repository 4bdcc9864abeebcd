/** An act with what is shown of it. */
interface PlacedAct {
  name: string;
  place: number | null;
}

/**
 * The acts of a ceremony in the order in which they are shown: from the last place to the first, those that share a place by name. Acts
 * without a place are not shown.
 *
 * @example ceremonySteps([{ name: 'Anchor', place: 1 }, { name: 'Breeze', place: 2 }]).map(({ name }) => name) // ['Breeze', 'Anchor']
 */
export function ceremonySteps<Act extends PlacedAct>(acts: readonly Act[]): (Act & { place: number })[] {
  return acts
    .flatMap((act) => (act.place === null ? [] : [{ ...act, place: act.place }]))
    .sort((one, other) => other.place - one.place || one.name.localeCompare(other.name, 'en'));
}
