import type { CollectionName, Field } from '@callboard/api-contract';
import { collectionNamed, isCollectionName, labelOf as wordsOf } from '@callboard/api-contract/collections';
import { translate } from '@callboard/language';
import { useTenant, type Label, type TenantConfig } from '@callboard/tenant';
import { useCallback } from 'react';

/**
 * The tenant's label for the records of a collection: its own term for the concept, or else the contract's. A record that
 * belongs on `otherPage`, such as a department among schools, has the label of that page.
 */
export function useCollectionLabel(
  collection: CollectionName,
  record?: Readonly<Record<string, unknown>>,
): Label {
  const tenant = useTenant();
  const { otherPage } = collectionNamed(collection);
  if (!otherPage || record?.[otherPage.unless] !== false) return labelOf(collection, tenant);
  return { one: translate(otherPage.label.one), many: translate(otherPage.label.many) };
}

/** The tenant's labels for any collection. */
export function useCollectionLabels(): (collection: CollectionName) => Label {
  const tenant = useTenant();
  return useCallback((collection) => labelOf(collection, tenant), [tenant]);
}

/** The tenant's label for a field: a reference named after its target has the tenant's label of the target. */
export function useFieldLabel(): (field: Field) => string {
  const tenant = useTenant();
  return useCallback((field) => fieldLabelOf(field, tenant), [tenant]);
}

function fieldLabelOf(field: Field, tenant: TenantConfig): string {
  if (field.kind !== 'reference' || !isCollectionName(field.to)) return translate(field.label);
  const isNamedAfterTarget = field.label === collectionNamed(field.to).label.one;
  return isNamedAfterTarget ? labelOf(field.to, tenant).one : translate(field.label);
}

function labelOf(collection: CollectionName, { labels }: TenantConfig): Label {
  const { one, many } = wordsOf(collection, labels);
  return { one: translate(one), many: translate(many) };
}
