import { profilePath, type Role } from '@callboard/api-contract';
import type { ServerRoute } from '@callboard/api-contract/accounts';
import { isCollectionName } from '@callboard/api-contract/collections';
import type { SessionNavigation } from '@callboard/auth';
import { mergeParts, type TenantConfig, type TenantRoute } from '@callboard/tenant';
import { adminRoutes, defaultRoutes } from './defaultRoutes';

/** The inputs that determine the routes of a session. */
export interface RouteSession {
  navigation: Pick<SessionNavigation, 'routes'>;
  roles: readonly Role[];
}

/** Every route that the session can use (clauses 2.19 and 2.33); the router finds the best match in any order. */
export function appRoutes(
  tenant: Pick<TenantConfig, 'routes'>,
  { navigation, roles }: RouteSession,
  onInvalid = warn,
): TenantRoute[] {
  return buildRoutes(tenant, fromServerRoutes(navigation.routes, onInvalid))
    .filter(({ audience }) => !audience || canUse(audience, roles))
    .flatMap((route) => [route, ...underHandle(route)]);
}

/** The page of a record at its further address in an app that has one (clause 2.28): its first address still works. */
function underHandle(route: TenantRoute): TenantRoute[] {
  const path = profilePath(route.path);
  return route.path.includes(':') && path !== route.path ? [{ ...route, path }] : [];
}

function canUse(audience: readonly Role[], roles: readonly Role[]): boolean {
  return roles.some((role) => role === 'admin' || audience.includes(role));
}

/**
 * All routes that need a session, in their order: the defaults with the tenant's replacements, then the admin routes, then the
 * server's (clauses 2.19 and 2.33). The first route for a path is used.
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

// `/events/:id` and `/events/:hashcode/` are the same path.
function shapeOf(path: string): string {
  return (
    path
      .replace(/:[\w-]+/g, ':')
      .replace(/\/+$/, '')
      .toLowerCase() || '/'
  );
}

const pathPattern = /^(\/:?[\w-]+)+$/;
const ownPaths = /^\/login(\/|$)/;

/** The valid routes of the server: an invalid path, or one of the public pages, is omitted and reported. */
export function fromServerRoutes(
  served: readonly ServerRoute[],
  onInvalid: (sentence: string) => void,
): TenantRoute[] {
  return served.flatMap(({ name, path, component, meta }) => {
    if (path.length > 200 || !pathPattern.test(path) || ownPaths.test(path)) {
      onInvalid(`The server's route "${name}" is left out: "${path}" is no path that it may serve.`);
      return [];
    }
    return [{ name, path, screen: component, meta: { title: meta?.title, collection: collectionOf(meta) } }];
  });
}

function collectionOf(meta: ServerRoute['meta']) {
  const name = meta?.['collection'];
  return typeof name === 'string' && isCollectionName(name) ? name : undefined;
}

/** Reports invalid configuration to developers, not to users. */
export function warn(sentence: string): void {
  // Configuration is debugged in the browser's console.
  // eslint-disable-next-line no-console
  console.warn(sentence);
}
