import type { CollectionName, LimitedRole } from '@callboard/api-contract';
import { collectionNamed, collectionNames, isServedTo } from '@callboard/api-contract/collections';
import { useCollectionLabels } from '@callboard/records';
import { useTenant } from '@callboard/tenant';
import { declaredVerbs } from './rightsOfRole';

/** The collections of this tenant with which one of the roles can do something at most, by their labels. */
export function useServedCollections(
  roles: readonly LimitedRole[],
): { name: CollectionName; label: string }[] {
  const { code } = useTenant();
  const labelOf = useCollectionLabels();
  return collectionNames
    .filter((name) => {
      const collection = collectionNamed(name);
      return isServedTo(collection, code) && roles.some((role) => declaredVerbs(collection, role).length > 0);
    })
    .map((name) => ({ name, label: labelOf(name).many }))
    .sort((one, other) => one.label.localeCompare(other.label));
}
