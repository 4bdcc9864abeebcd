import type { TenantCode } from './tenants';

let ofPage: TenantCode | undefined;

/** The tenant that this page serves; undefined where one process serves all of them, as the server does. */
export function pageTenant(): TenantCode | undefined {
  return ofPage;
}

/** Sets which tenant this page serves: `collectionNamed` answers its collections from then on. */
export function setPageTenant(tenant: TenantCode | undefined): void {
  ofPage = tenant;
}
