import type { SessionNavigation } from '@callboard/auth';
import type { Role } from '@callboard/api-contract';
import type { TenantConfig, TenantRoute } from '@callboard/tenant';
import { warn } from '../errors/warn';
import { buildRoutes } from './buildRoutes';
import { bySpecificity } from './bySpecificity';
import { fromServerRoutes } from './fromServerRoutes';

/** What decides which routes a session has. */
export interface RouteSession {
  navigation: Pick<SessionNavigation, 'routes'>;
  roles: readonly Role[];
}

/** Every route that the session can use, the closest match first (clauses 2.19 and 2.33). */
export function appRoutes(
  tenant: TenantConfig,
  { navigation, roles }: RouteSession,
  tell = warn,
): TenantRoute[] {
  return [...buildRoutes(tenant, fromServerRoutes(navigation.routes, tell))]
    .filter(({ audience }) => !audience || canUse(audience, roles))
    .sort(bySpecificity);
}

function canUse(audience: readonly Role[], roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || audience.includes(role));
}
