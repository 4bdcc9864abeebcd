import type { Actor, Collection } from '@callboard/api-contract';
import { isMergeable, type MergeableCollection } from '@callboard/api-contract/records';
import { canEver } from '../actor/canReach';

/** The collection where the actor can merge records of it: those that they can change and delete. */
export function canMerge(definition: Collection, actor: Actor): MergeableCollection | null {
  const { name } = definition;
  if (!isMergeable(name)) return null;
  return canEver(definition, 'update', actor) && canEver(definition, 'remove', actor) ? name : null;
}
