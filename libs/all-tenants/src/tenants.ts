import type { TenantCode } from '@callboard/api-contract';
import { completeTenant, type Season, type Tenant, type TenantFacts } from '@callboard/api-contract/tenant';
import * as basketball from '@callboard/tenant-basketball';
import * as launchpad from '@callboard/tenant-launchpad';
import * as rockquest from '@callboard/tenant-rockquest';
import * as showquest from '@callboard/tenant-showquest';

interface TenantFolder {
  tenant: TenantFacts;
  season: Season;
}

const folders: Readonly<Record<TenantCode, TenantFolder>> = { basketball, launchpad, rockquest, showquest };

/** Every tenant by its code, with its defaults filled in. */
export const tenants = mapFolders(({ tenant }) => completeTenant(tenant)) satisfies Record<
  TenantCode,
  Tenant
>;

/** The season that each tenant's database is seeded with. */
export const seasons = mapFolders(({ season }) => season) satisfies Record<TenantCode, Season>;

function mapFolders<T>(map: (folder: TenantFolder) => T): Readonly<Record<TenantCode, T>> {
  const entries = Object.entries(folders).map(([code, folder]) => [code, map(folder)]);
  // The same keys as those of `folders`, which `fromEntries` forgets.
  return Object.fromEntries(entries) as Record<TenantCode, T>;
}
