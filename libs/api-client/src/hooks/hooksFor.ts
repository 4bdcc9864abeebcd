import { collectionNamed, type CollectionName, type ListQuery } from '@callboard/api-contract';
import { useImport } from '../imports/useImport';
import { useRows } from '../rows/useRows';
import { buildWrites } from './buildWrites';
import type { CollectionHooks } from './collectionHooks';
import { useChanges } from './useChanges';
import { useCounts } from './useCounts';
import { useGet } from './useGet';
import { useList } from './useList';

const built = new Map<CollectionName, unknown>();

/**
 * The hooks of a collection, typed by it; the same object each time.
 *
 * @example
 * const { data, problem } = hooksFor('venues').useList({ search: 'town' });
 */
export function hooksFor<N extends CollectionName>(name: N): CollectionHooks<N> {
  const known = built.get(name) ?? buildHooks(name);
  built.set(name, known);
  // The endpoints are the same for all collections; what they carry is what the contract says of this one.
  return known as CollectionHooks<N>;
}

function buildHooks(name: CollectionName) {
  const definition = collectionNamed(name);
  return {
    name,
    definition,
    useList: (query?: ListQuery, options?: { skip?: boolean }) => useList(definition, query, options),
    useCounts: (by: string, query?: ListQuery) => useCounts(definition, by, query),
    useRows: (query: ListQuery, options?: { skip?: boolean }) => useRows(definition, query, options),
    useGet: (hashcode: string | undefined) => useGet(definition, hashcode),
    useChanges: (hashcode: string | undefined) => useChanges(definition, hashcode),
    useImport: () => useImport(definition),
    ...buildWrites(definition),
  };
}
