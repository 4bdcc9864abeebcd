import type { CollectionName } from '@callboard/api-contract';
import type { Tenant } from '@callboard/api-contract/tenant';
import { labelIn, listPath } from './labelIn';
import { menu } from './menu.data';
import type { NavigationModule, NavigationPage } from './tenantNavigation';

/** The modules of a tenant, by its own labels. */
export function modulesOf(tenant: Tenant): NavigationModule[] {
  return menu.map((module) => {
    const pages = module.pages.map((page) => (typeof page === 'string' ? pageOf(tenant, page) : page));
    return {
      ...module,
      name: module.name ?? pages[0]?.name ?? module.code,
      icon: module.icon ?? tenant.icon,
      pages,
    };
  });
}

/** The list of a collection in the menu. */
function pageOf(tenant: Tenant, collection: CollectionName): NavigationPage {
  const code = collection.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return { code, name: labelIn(tenant, collection).many, collection, path: listPath(collection) };
}
