import { collectionNames, type CollectionName } from '@callboard/api-contract';
import type { CollectionHooks } from './collectionHooks';
import { hooksFor } from './hooksFor';

/**
 * A handle for each collection, to be found by its name.
 *
 * @example
 * const { data } = collections.venues.useGet(hashcode);
 */
export const collections = Object.fromEntries(
  collectionNames.map((name) => [name, hooksFor(name)]),
  // One entry for each name of the registry, each made by hooksFor of that name.
) as unknown as { readonly [N in CollectionName]: CollectionHooks<N> };
