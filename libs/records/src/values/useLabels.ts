import {
  collectionNamed,
  isCollectionName,
  type AnyRecord,
  type CollectionName,
  type Field,
} from '@callboard/api-contract';
import { say } from '@callboard/language';
import { useCallback, useMemo } from 'react';
import { useTenant, type Label, type TenantConfig } from '@callboard/tenant';

/**
 * What this tenant calls the records of a collection: its own word for the concept, else the contract's. A record that is of another
 * sort than the concept, as a department is no school, has a word of its own.
 */
export function useCollectionLabel(collection: CollectionName, record?: AnyRecord): Label {
  const tenant = useTenant();
  return useMemo(() => {
    const { otherPage } = collectionNamed(collection);
    if (!otherPage || record?.[otherPage.unless] !== false) return labelOf(collection, tenant);
    return { one: say(otherPage.label.one), many: say(otherPage.label.many) };
  }, [collection, record, tenant]);
}

/** What this tenant calls a field: a reference that bears its target's name takes the tenant's word for it. */
export function useFieldLabel(): (field: Field) => string {
  const tenant = useTenant();
  return useCallback(
    (field) => {
      if (field.kind !== 'reference' || !isCollectionName(field.to)) return say(field.label);
      const isNamedAfterTarget = field.label === collectionNamed(field.to).label.one;
      return isNamedAfterTarget ? labelOf(field.to, tenant).one : say(field.label);
    },
    [tenant],
  );
}

function labelOf(collection: CollectionName, { collections, labels }: TenantConfig): Label {
  const served = Object.entries(collections).find(([, name]) => name === collection);
  const [concept] = served ?? [];
  const own = Object.entries(labels).find(([name]) => name === concept);
  const { one, many } = own?.[1] ?? collectionNamed(collection).label;
  return { one: say(one), many: say(many) };
}
