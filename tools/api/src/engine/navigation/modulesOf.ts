import { pathOfList, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, labelOf } from '@callboard/api-contract/collections';
import type { Tenant } from '@callboard/api-contract/tenant';
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
  const { many } = labelOf(collection, tenant.labels);
  return { code, name: many, collection, path: pathOfList(collectionNamed(collection)) };
}
