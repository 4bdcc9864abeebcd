import type { CollectionName } from '@callboard/api-contract';
import { loadCollections, withReferences } from '@callboard/api-contract/collections';
import type { ScreenLoader, ScreenModule } from '@callboard/tenant';
import { screens } from './registry';

/** The collections whose declarations a screen reads, by the one that its route names. */
type Reads = (own?: CollectionName) => readonly CollectionName[];

// Any list can be filtered by tags, although its records do not refer to them.
const list: Reads = (own = 'events') => [...withReferences(own), 'tags'];

/** The screens that users see first, with all that these and their parts read of the contract. Any other can read everything. */
const readsOf: ReadonlyMap<ScreenLoader, Reads> = new Map<ScreenLoader, Reads>([
  [screens.ParticipantDashboard, () => ['entries', 'performances', 'venues']],
  [screens.EventsCentre, list],
  [screens.DatedList, list],
  [screens.RecordList, (own) => (own ? list(own) : [])],
]);

/**
 * Loads a screen and the declarations that it reads, in parallel.
 *
 * @param own The collection that its route names.
 */
export async function loadScreen(load: ScreenLoader, own?: CollectionName): Promise<ScreenModule> {
  const [screen] = await Promise.all([load(), loadCollections(readsOf.get(load)?.(own))]);
  return screen;
}
