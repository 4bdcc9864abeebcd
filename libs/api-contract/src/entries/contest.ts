import type { TenantCode } from '../tenants';

/** Contest of a tenant: the common facts of its entries, participants and collaborators. */
export interface Contest {
  /** The first part of their paths: `showquest` has its entries at `showquest/entries`. */
  app: string;
  /** Absent: of no tenant, as what all of them have in common. */
  tenant?: TenantCode;
  /** Words for an entry. */
  entry: { one: string; many: string };
}
