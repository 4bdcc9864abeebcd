import { tenants } from '@callboard/all-tenants';
import { opensPages, type CollectionName, type Role } from '@callboard/api-contract';
import { collectionNamed, isServedTo } from '@callboard/api-contract/collections';
import { createHash } from 'node:crypto';
import type { OwnPage } from '../ports/pages';
import type { Session } from '../plugins/session';
import { featuresOf } from './featuresOf';
import { modulesOf } from './modulesOf';
import { routesOf } from './routesOf';
import type { NavigationModule, NavigationRoute } from './tenantNavigation';

/**
 * Modules, applications and routes as a user's sign-in brings them: nothing that their roles cannot use (clause 6.7), nothing
 * that is switched off (clause 1.10).
 */
export function navigationFor(
  session: Pick<Session, 'tenant' | 'roles'>,
  switched: Readonly<Record<string, boolean>> = {},
  ownPages: readonly OwnPage[] = [],
) {
  const tenant = tenants[session.tenant];
  const features = featuresOf(session.tenant, switched);
  function opens(name: CollectionName): boolean {
    const collection = collectionNamed(name);
    return (
      (!collection.feature || features[collection.feature]) &&
      isServedTo(collection, session.tenant) &&
      opensPages(collection, session.roles)
    );
  }
  const modules = [...modulesOf(tenant), ...pagesModule(ownPages)]
    .filter((module) => isFor(module.audience, session.roles))
    .map((module) => ({
      ...module,
      pages: module.pages.filter(
        (page) => isFor(page.audience, session.roles) && (!page.collection || opens(page.collection)),
      ),
    }))
    .filter((module) => module.pages.length > 0);
  return {
    applications: modules.map(({ code, name }) => ({ code, name })),
    navigation: {
      menus: { modules: modules.map((module) => presentModule(session.tenant, module)) },
      flow: { redirect_url: '/dashboard' },
      routes: routesOf(tenant)
        .filter(({ meta, audience }) => isFor(audience, session.roles) && opens(meta.collection))
        .filter(isFirstOfPath)
        .map(({ audience: _, ...route }) => route),
      user_menu: [],
    },
  };
}

/** A path that has a screen for those who run things, and another for everyone, is listed once: by the first that is theirs. */
function isFirstOfPath(
  { path }: NavigationRoute,
  index: number,
  routes: readonly NavigationRoute[],
): boolean {
  return routes.findIndex((route) => route.path === path) === index;
}

/** The pages that the tenant composed for the user's roles; absent while there are none. */
function pagesModule(ownPages: readonly OwnPage[]): NavigationModule[] {
  if (ownPages.length === 0) return [];
  const pages = ownPages.map(({ slug, name }) => ({
    code: slug,
    name,
    path: `/pages/${encodeURIComponent(slug)}`,
  }));
  return [{ code: 'pages', name: 'Pages', icon: 'apps', pages }];
}

function isFor(audience: readonly Role[] | undefined, roles: readonly Role[]): boolean {
  return !audience || roles.some((role) => role === 'admin' || audience.includes(role));
}

function presentModule(tenant: string, { code, name, icon, pages }: NavigationModule) {
  return {
    code,
    name,
    icon_name: icon,
    hashcode: stableHashcode(`${tenant}/${code}`),
    action: { type: 'redirect', redirect_url: pages[0]?.path ?? '/' },
    items: pages.map((page) => ({
      code: page.code,
      name: page.name,
      action: { type: 'redirect', redirect_url: page.path },
    })),
  };
}

/** A module is no record, yet it has a hashcode on the wire: the same one each time. */
function stableHashcode(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
