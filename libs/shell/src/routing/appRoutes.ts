import type { SessionNavigation } from '@callboard/auth';
import type { TenantConfig, TenantRoute } from '@callboard/tenant';
import { warn } from '../faults/warn';
import { buildRoutes } from './buildRoutes';
import { bySpecificity } from './bySpecificity';
import { fromServerRoutes } from './fromServerRoutes';

/** Every route of the session, the closest match first (clauses 2.19 and 2.33). */
export function appRoutes(tenant: TenantConfig, { routes }: SessionNavigation, tell = warn): TenantRoute[] {
  return [...buildRoutes(tenant, fromServerRoutes(routes, tell))].sort(bySpecificity);
}
