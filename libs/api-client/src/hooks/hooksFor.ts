import { collectionNamed, type CollectionName } from '@callboard/api-contract';
import { useRows } from '../rows/useRows';
import { buildWrites } from './buildWrites';
import type { CollectionHooks, RecordHooks } from './collectionHooks';
import { useChanges } from './useChanges';
import { useCounts } from './useCounts';
import { useGet } from './useGet';
import { useList } from './useList';

const built = new Map<CollectionName, RecordHooks>();

/**
 * The hooks of a collection, typed by it; the same object each time.
 *
 * @example
 * const { data, problem } = hooksFor('venues').useList({ search: 'town' });
 */
export function hooksFor<N extends CollectionName>(name: N): CollectionHooks<N> {
  // The endpoints are the same for all collections; what they carry is what the contract says of this one.
  return recordHooksFor(name) as unknown as CollectionHooks<N>;
}

/** The same hooks for code that works with any collection: records by the contract's definition instead of by type. */
export function recordHooksFor(name: CollectionName): RecordHooks {
  const hooks = built.get(name) ?? buildHooks(name);
  built.set(name, hooks);
  return hooks;
}

function buildHooks(name: CollectionName): RecordHooks {
  const definition = collectionNamed(name);
  return {
    name,
    definition,
    useList: (query, options) => useList(definition, query, options),
    useRows: (query, options) => useRows(definition, query, options),
    useCounts: (by, query) => useCounts(definition, by, query),
    useGet: (hashcode) => useGet(definition, hashcode),
    useChanges: (hashcode) => useChanges(definition, hashcode),
    ...buildWrites(definition),
  };
}
