import type { TenantCode } from '../tenants';

/** Whose entries, participants and collaborators are declared: what the three collections of a tenant have in common. */
export interface Contest {
  /** The first part of their keys, paths and models: `showquest` makes `showquestEntries` at `showquest/entries`. */
  app: string;
  tenant: TenantCode;
  /** What an entry is called. */
  entry: { one: string; many: string };
}
