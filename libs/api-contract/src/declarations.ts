import type { CollectionName } from './collectionName';
import type { Collection } from './defineCollection';
import type { ContestCollection } from './entries/contestCollections';
import { contests } from './entries/contests';
import { registry } from './registry';
import type { TenantCode } from './tenants';

/** Where `collectionNamed` finds a collection. */
export interface Declarations {
  names: readonly CollectionName[];
  /** As all tenants have it together. */
  named: (name: CollectionName) => Collection;
  /** As one has it. */
  ofTenant: (name: ContestCollection, tenant: TenantCode) => Collection;
  /** Loads what is missing of these. */
  load: (names: readonly CollectionName[]) => Promise<void>;
}

/**
 * All declarations, loaded: for a server, tests, and everyone who builds with these libraries. The build of an app replaces this module by
 * an index of them (`libs/shell/vite/contractIndex.mjs`), so that its first page loads those of its own subject alone.
 */
export const declarations: Declarations = {
  // Object.keys of a literal object returns exactly its keys.
  names: Object.keys(registry) as CollectionName[],
  named: (name) => registry[name],
  ofTenant: (name, tenant) => contests[tenant][name],
  load: () => Promise.resolve(),
};
