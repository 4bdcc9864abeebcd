import type { Collection, CollectionName } from '@callboard/api-contract';
import { useRows } from '../rows/useRows';
import { buildWrites } from './buildWrites';
import type { RecordHooks } from './collectionHooks';
import { useChanges } from './useChanges';
import { useCounts } from './useCounts';
import { useFetchAll } from './useFetchAll';
import { useGet } from './useGet';
import { useList } from './useList';

/** The hooks of a collection at the path of its definition, without its types. */
export function buildHooks(name: CollectionName, definition: Collection): RecordHooks {
  return {
    name,
    definition,
    useList: (query, options) => useList(definition, query, options),
    useRows: (query, options) => useRows(definition, query, options),
    useFetchAll: () => useFetchAll(definition),
    useCounts: (by, query) => useCounts(definition, by, query),
    useGet: (hashcode) => useGet(definition, hashcode),
    useChanges: (hashcode) => useChanges(definition, hashcode),
    ...buildWrites(definition),
  };
}
