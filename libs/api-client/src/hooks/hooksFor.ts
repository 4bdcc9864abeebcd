import { collectionNamed, type CollectionName } from '@callboard/api-contract';
import { buildHooks } from './buildHooks';
import type { CollectionHooks, RecordHooks } from './collectionHooks';

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
  const hooks = built.get(name) ?? buildHooks(name, collectionNamed(name));
  built.set(name, hooks);
  return hooks;
}
