import type { SessionNavigation } from '@callboard/auth';
import type { Role } from '@callboard/api-contract';
import type { TenantConfig, TenantRoute } from '@callboard/tenant';
import { warn } from '../errors/warn';
import { buildRoutes } from './buildRoutes';
import { fromServerRoutes } from './fromServerRoutes';

/** What decides which routes a session has. */
export interface RouteSession {
  navigation: Pick<SessionNavigation, 'routes'>;
  roles: readonly Role[];
}

/** Every route that the session can use (clauses 2.19 and 2.33); the router finds the closest match whatever their order. */
export function appRoutes(
  tenant: Pick<TenantConfig, 'routes'>,
  { navigation, roles }: RouteSession,
  tell = warn,
): TenantRoute[] {
  return buildRoutes(tenant, fromServerRoutes(navigation.routes, tell)).filter(
    ({ audience }) => !audience || canUse(audience, roles),
  );
}

function canUse(audience: readonly Role[], roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || audience.includes(role));
}
