import type { Collection } from './defineCollection';
import { registry, type CollectionName } from './registry';
import type { TenantCode } from './tenants';

/** The keys of the registry in alphabetical order. */
export const collectionNames: readonly CollectionName[] = Object.keys(registry)
  .filter(isCollectionName)
  .sort();

export function isCollectionName(name: string): name is CollectionName {
  return Object.hasOwn(registry, name);
}

/** The definition of a collection, without its literal types: for code that works with any. */
export function collectionNamed(name: CollectionName): Collection {
  return registry[name];
}

/** Whether a collection exists for a tenant. */
export function isServedTo(collection: Collection, tenant: TenantCode): boolean {
  return !collection.tenants || collection.tenants.includes(tenant);
}
