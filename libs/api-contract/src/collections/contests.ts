import type { TenantCode } from '../tenants';
import { basketball } from './tenants/basketball';
import { launchpad } from './tenants/launchpad';
import { rockquest } from './tenants/rockquest';
import { showquest } from './tenants/showquest';

/** The collections of each tenant's own: its entries, their participants and their collaborators. */
export const contests = { basketball, launchpad, rockquest, showquest } as const satisfies Record<
  TenantCode,
  object
>;
