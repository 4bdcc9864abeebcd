import { firstCollections } from './collections/firstCollections';
import { laterNames } from './collections/laterNames';
import type { Collection } from './defineCollection';
import type { CollectionName } from './registry';
import type { TenantCode } from './tenants';

const loaded: Partial<Record<string, Collection>> = { ...firstCollections };
const namesOfAll = new Set<string>([...Object.keys(firstCollections), ...laterNames]);

export const collectionNames: readonly CollectionName[] = [...namesOfAll].filter(isCollectionName).sort();

export function isCollectionName(name: string): name is CollectionName {
  return namesOfAll.has(name);
}

/**
 * The definition of a collection, without its literal types: for code that works with any. Throws where it is none of the first
 * ones and the others have not been loaded: a server imports `@callboard/api-contract/all`, a page awaits `loadCollections`.
 */
export function collectionNamed(name: CollectionName): Collection {
  const found = loaded[name];
  if (!found) throw new Error(`The collection ${name} is not loaded yet: loadCollections brings it.`);
  return found;
}

/** Whether `collectionNamed` has its definition by now. */
export function isLoaded(name: CollectionName): boolean {
  return Object.hasOwn(loaded, name);
}

/** Fetches the definitions that are not among the first ones. May be called as often as one likes. */
export async function loadCollections(): Promise<void> {
  if (!laterNames.every(isLoaded)) await import('./all');
}

/** Makes definitions known to `collectionNamed`. */
export function knowCollections(collections: Readonly<Record<string, Collection>>): void {
  Object.assign(loaded, collections);
}

/** Whether a collection exists for a tenant. */
export function isServedTo(collection: Collection, tenant: TenantCode): boolean {
  return !collection.tenants || collection.tenants.includes(tenant);
}
