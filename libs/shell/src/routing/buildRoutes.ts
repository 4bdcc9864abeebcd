import { mergeParts, type TenantConfig, type TenantRoute } from '@callboard/tenant';
import { adminRoutes, defaultRoutes } from './defaultRoutes';

/**
 * All routes that need a session, in their order: the defaults with the tenant's replacements, then the admin routes, then the
 * server's (clauses 2.19 and 2.33). The first to claim a path keeps it.
 */
export function buildRoutes(
  tenant: Pick<TenantConfig, 'routes'>,
  served: readonly TenantRoute[],
): readonly TenantRoute[] {
  const own = Object.values(mergeParts<Record<string, TenantRoute>>(defaultRoutes, tenant.routes));
  const byShape = new Map<string, TenantRoute>();
  for (const route of [...own, ...adminRoutes, ...served]) {
    if (!route) continue;
    const shape = shapeOf(route.path);
    if (!byShape.has(shape)) byShape.set(shape, route);
  }
  return [...byShape.values()];
}

// `/events/:id` and `/events/:hashcode/` are one address.
function shapeOf(path: string): string {
  return (
    path
      .replace(/:[\w-]+/g, ':')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  );
}
