import { pathOfList, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames, labelOf } from '@callboard/api-contract/collections';
import type { Tenant } from '@callboard/api-contract/tenant';
import { furtherRoutes } from './furtherRoutes.data';
import { ownScreens } from './screens.data';
import type { NavigationRoute } from './tenantNavigation';

/**
 * The routes of a tenant in addition to those that every app has (clause 2.33): the list and the page of every collection, where its
 * declaration has them and under the tenant's word for it, and the further screens.
 */
export function routesOf(tenant: Tenant): NavigationRoute[] {
  return [...furtherRoutes, ...collectionNames.flatMap((collection) => pagesOf(tenant, collection))];
}

function pagesOf(tenant: Tenant, collection: CollectionName): NavigationRoute[] {
  const { list = 'RecordList', profile = 'RecordProfile' } = ownScreens[collection] ?? {};
  const { one, many } = labelOf(collection, tenant.labels);
  const path = pathOfList(collectionNamed(collection));
  const route = (title: string, at: string, component: string | null): NavigationRoute[] =>
    component === null ? [] : [{ name: title, path: at, component, meta: { title, collection } }];
  return [...route(many, path, list), ...route(one, `${path}/:hashcode`, profile)];
}
