import type { Collection, CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, type registry } from '@callboard/api-contract/collections';
import type { ListQuery } from '@callboard/api-contract/lists';
import type { CollectionHooks, RecordHooks } from './CollectionHooks';
import { buildReadHooks } from './readHooks';
import { requestRows } from './useRows';
import { injectReads } from './readEndpoints';
import { injectWrites } from './writeEndpoints';
import { buildWriteHooks } from './writeHooks';

type Collections = { readonly [N in keyof typeof registry]: CollectionHooks<N> };

/**
 * The hooks of every collection, by its key in the registry.
 *
 * @example
 * const { data } = collections.venues.useGet(hashcode);
 */
export const collections: Collections = buildCollections();

/**
 * The hooks of a collection that is known by a variable, with its types; the same object each time.
 *
 * @example
 * const { data, problem } = hooksFor('venues').useList({ search: 'town' });
 */
export function hooksFor<N extends CollectionName>(name: N): CollectionHooks<N> {
  // The endpoints have the types that the contract declares for this collection: its records, drafts and patches.
  return recordHooksFor(name) as unknown as CollectionHooks<N>;
}

/** By the definition: Storybook shows several tenants one after another, each with its own. */
const slices = new Map<Collection, ReturnType<typeof injectSlice>>();

/** The same hooks for code that works with any collection: records by the contract's definition instead of by type. */
export function recordHooksFor(name: CollectionName): RecordHooks {
  return sliceOf(name).hooks;
}

/** The hooks of the records of a collection at another path than its own, without its types. */
export function recordHooksAt(name: CollectionName, path: string): RecordHooks {
  const { definition, reads, writes } = sliceOf(name);
  return { name, definition, ...buildReadHooks(reads, path), ...buildWriteHooks(writes, path) };
}

/**
 * A thunk that requests the first rows of a list before it is rendered. `useRows` with an equal query finds them in the cache or under
 * way.
 *
 * @example
 * dispatch(requestFirstRows('events', { ordering: ['starts_on'] }));
 */
export function requestFirstRows(name: CollectionName, query: ListQuery) {
  return requestRows(sliceOf(name).reads, query);
}

function sliceOf(name: CollectionName) {
  const definition = collectionNamed(name);
  const slice = slices.get(definition) ?? injectSlice(name, definition);
  slices.set(definition, slice);
  return slice;
}

/** Adds the endpoints of a collection to the API, and builds the hooks that call them. */
function injectSlice(name: CollectionName, definition: Collection) {
  const reads = injectReads(name, definition);
  const writes = injectWrites(name, definition, reads);
  const hooks: RecordHooks = { name, definition, ...buildReadHooks(reads), ...buildWriteHooks(writes) };
  return { definition, reads, writes, hooks };
}

function buildCollections(): Collections {
  const built = {};
  for (const name of collectionNames) {
    // Endpoints are injected on first use: a page uses a few of many collections.
    Object.defineProperty(built, name, { enumerable: true, get: () => hooksFor(name) });
  }
  // The loop defines the hooks for every name in the registry.
  return built as Collections;
}
