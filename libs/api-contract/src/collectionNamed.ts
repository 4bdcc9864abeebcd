import { contestCollections, contests, type ContestCollection } from './entries/contests';
import type { Collection } from './defineCollection';
import { pageTenant } from './pageTenant';
import { collectionPath } from './paths';
import { registry } from './registry';
import type { CollectionName } from './collectionName';
import { tenantCodes, type TenantCode } from './tenants';

/** The keys of the registry in alphabetical order. */
export const collectionNames: readonly CollectionName[] = Object.keys(registry)
  .filter(isCollectionName)
  .sort();

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(registry, name);
}

/**
 * The definition of a collection, without its literal types: for code that works with any. On a page it is as the page's tenant has it,
 * elsewhere as all tenants have it together.
 */
export function collectionNamed(name: CollectionName): Collection {
  const tenant = pageTenant();
  return tenant === undefined ? registry[name] : collectionAt(name, tenant);
}

/** The definition of a collection as a tenant has it: with its own fields, words and paths. */
export function collectionAt(name: CollectionName, tenant: TenantCode): Collection {
  return isContestCollection(name) ? contests[tenant][name] : registry[name];
}

/** A collection as a tenant has it, where it is known as all of them have it together. */
export function variantOf(collection: Collection, tenant: TenantCode): Collection {
  return isContestCollection(collection.name) ? contests[tenant][collection.name] : collection;
}

/** A collection as it is served: once for each tenant where they add to it, and else as it is. */
export function variantsOf(collection: Collection): readonly Collection[] {
  const { name } = collection;
  return isContestCollection(name) ? tenantCodes.map((tenant) => contests[tenant][name]) : [collection];
}

function isContestCollection(name: string): name is ContestCollection {
  return contestCollections.some((each) => each === name);
}

/** Whether a collection exists for a tenant. */
export function isServedTo(collection: Collection, tenant: TenantCode): boolean {
  return !collection.tenants || collection.tenants.includes(tenant);
}

/** Whether a collection has an address for a tenant: all do but those below the aliases of other tenants. */
export function isAddressServedTo(
  { tenantAliases }: Collection,
  address: string,
  tenant: TenantCode,
): boolean {
  return tenantCodes.every(
    (code) =>
      code === tenant || !tenantAliases?.[code]?.some((alias) => `/${address}/`.includes(`/${alias}/`)),
  );
}

/** Where a nested collection lives behind the prefix, with the record that it belongs to in braces. */
export function nestedPath({ name, fields, nested }: Collection, version: number): string {
  const field = nested && fields[nested.by];
  if (!nested || field?.kind !== 'reference' || !isCollectionName(field.to)) {
    throw new Error(`The collection ${name} is not nested below the target of a reference.`);
  }
  return `${collectionPath(collectionNamed(field.to), version)}/{${nested.by}}/${nested.path}`;
}
