import type { Collection, CollectionName } from '@callboard/api-contract';

/** A definition's name as the key of the registry that it is. */
export function nameOf(definition: Collection): CollectionName {
  // Hooks are only ever built from definitions of the registry, whose keys are the names.
  return definition.name as CollectionName;
}
