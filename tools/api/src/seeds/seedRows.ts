import type { CollectionName, DocumentValue, TenantCode } from '@callboard/api-contract';
import type { Random } from '@callboard/api-contract/tenant';

/** A value as a create would send it: references are hashcodes. */
export type SeedValue = string | number | boolean | readonly string[] | DocumentValue | null;
export type SeedFields = Readonly<Record<string, SeedValue>>;
export type SeedRow = SeedFields & { readonly hashcode: string };

/** Somebody who can sign in, and what they are in the tenant: `user` and `individual` are hashcodes. */
export interface SeedAccount {
  hashcode: string;
  email: string;
  name: string;
  role: string;
  user: string;
}

/** Everything that a tenant starts with, in an order in which each reference points backwards. */
export interface TenantSeed {
  tenant: TenantCode;
  tables: ReadonlyMap<CollectionName, readonly SeedRow[]>;
  accounts: readonly SeedAccount[];
}

/** Where the rows of one tenant are collected while they are made. */
export interface SeedTables {
  add(collection: CollectionName, fields: SeedFields): SeedRow;
  rowsOf(collection: CollectionName): readonly SeedRow[];
  all: Map<CollectionName, SeedRow[]>;
}

/** What draws from a random of its own, beside the same rows, leaves all that is drawn after it as it was. */
export function createSeedTables(
  random: Random,
  all: Map<CollectionName, SeedRow[]> = new Map(),
): SeedTables {
  const rowsOf = (collection: CollectionName) => {
    const rows = all.get(collection) ?? [];
    all.set(collection, rows);
    return rows;
  };
  return {
    all,
    rowsOf,
    add(collection, fields) {
      const row = { ...fields, hashcode: random.hashcode() };
      rowsOf(collection).push(row);
      return row;
    },
  };
}
