import { isCollectionName, type CollectionName } from '@callboard/api-contract';
import type { CollectionHooks } from './collectionHooks';
import { hooksFor } from './hooksFor';

type Handles = { readonly [N in CollectionName]: CollectionHooks<N> };

/**
 * A handle for each collection, to be found by its name; made when it is first asked for.
 *
 * @example
 * const { data } = collections.venues.useGet(hashcode);
 */
export const collections = new Proxy(
  // What is read of it, the trap below answers by the registry's names.
  {} as Handles,
  {
    get: (_none, name) => (typeof name === 'string' && isCollectionName(name) ? hooksFor(name) : undefined),
  },
);
