import type { TenantCode } from '../tenants';

/** Whose entries, participants and collaborators are declared: what the three collections of a tenant have in common. */
export interface Contest {
  /** The first part of their paths: `showquest` has its entries at `showquest/entries`. */
  app: string;
  /** Absent: of no tenant, as what all of them have in common. */
  tenant?: TenantCode;
  /** What an entry is called. */
  entry: { one: string; many: string };
}
