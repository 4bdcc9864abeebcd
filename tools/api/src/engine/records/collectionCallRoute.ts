import type { Collection, CollectionCall } from '@callboard/api-contract';

/** The route of a call below the path of a collection: its method, its address, who can call it and what it counts as. */
export function collectionCallRoute(
  { method, path: below, verb, rateClass }: CollectionCall,
  collection: Collection,
  path: string,
) {
  return {
    method,
    url: `/${path}/${below.replace(/\{(\w+)\}/g, ':$1')}`,
    config: { permission: { collection, verb }, ...(rateClass && { rateClass }) },
  };
}
