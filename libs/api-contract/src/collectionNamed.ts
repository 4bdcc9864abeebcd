import type { CollectionName } from './collectionName';
import { declarations } from './declarations';
import type { Collection } from './defineCollection';
import { isContestCollection } from './entries/contestCollections';
import { pageTenant } from './pageTenant';
import { collectionPath } from './paths';
import { tenantCodes, type TenantCode } from './tenants';

/** The keys of the registry in alphabetical order. */
export const collectionNames: readonly CollectionName[] = declarations.names.toSorted();
const known: ReadonlySet<string> = new Set(collectionNames);

export function isCollectionName(name: string): name is CollectionName {
  return known.has(name);
}

/**
 * The definition of a collection, without its literal types: for code that works with any. On a page it is as the page's tenant has it,
 * elsewhere as all tenants have it together. On a page its fields, its lifecycle and all else that belongs to its subject are there once
 * `loadCollections` has loaded them, which a screen can rely on: it is always the same object.
 */
export function collectionNamed(name: CollectionName): Collection {
  const tenant = pageTenant();
  return tenant === undefined ? declarations.named(name) : collectionAt(name, tenant);
}

/** The definition of a collection as a tenant has it: with its own fields, words and paths. */
export function collectionAt(name: CollectionName, tenant: TenantCode): Collection {
  return isContestCollection(name) ? declarations.ofTenant(name, tenant) : declarations.named(name);
}

/** A collection as a tenant has it, where it is known as all of them have it together. */
export function variantOf(collection: Collection, tenant: TenantCode): Collection {
  return isContestCollection(collection.name) ? declarations.ofTenant(collection.name, tenant) : collection;
}

/** A collection as it is served: once for each tenant where they add to it, and else as it is. */
export function variantsOf(collection: Collection): readonly Collection[] {
  const { name } = collection;
  return isContestCollection(name)
    ? tenantCodes.map((tenant) => declarations.ofTenant(name, tenant))
    : [collection];
}

/** Loads what a page does not have yet of these collections. @param names Default: all. */
export function loadCollections(names: readonly CollectionName[] = collectionNames): Promise<void> {
  return declarations.load(names);
}

/** A collection and those that its records refer to, directly or not: what a list of it reads. */
export function withReferences(name: CollectionName): CollectionName[] {
  const found = new Set([name]);
  for (const each of found) {
    for (const to of Object.values(collectionNamed(each).references)) if (isCollectionName(to)) found.add(to);
  }
  return [...found];
}

/** Checks whether a collection exists for a tenant. */
export function isServedTo(collection: Collection, tenant: TenantCode): boolean {
  return !collection.tenants || collection.tenants.includes(tenant);
}

/** Checks whether a collection has an address for a tenant: all do but those below the aliases of other tenants. */
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
export function nestedPath({ name, references, nested }: Collection, version: number): string {
  const to = nested && references[nested.by];
  if (!nested || to === undefined || !isCollectionName(to)) {
    throw new Error(`The collection ${name} is not nested below the target of a reference.`);
  }
  return `${collectionPath(collectionNamed(to), version)}/{${nested.by}}/${nested.path}`;
}
