import { completeTenant } from '@callboard/api-contract/tenant';
import type { TenantConfig, TenantDeclaration, TenantPictures } from './TenantConfig';

/** Every app has its pictures at the same addresses. */
const defaultPictures: TenantPictures = { logo: '/logo.svg', stage: '/stage.svg' };

/**
 * Combines the facts of a tenant with what its app replaces: everything that is absent gets its default.
 *
 * @example
 * import { tenant as facts } from '@callboard/tenant-showquest';
 * export const tenant = defineTenant({ ...facts, components: { LoginFooter: null } });
 */
export function defineTenant(declaration: TenantDeclaration): TenantConfig {
  return {
    ...completeTenant(declaration),
    routes: declaration.routes ?? {},
    screens: declaration.screens ?? {},
    components: declaration.components ?? {},
    pictures: declaration.pictures ?? defaultPictures,
    pageTitle: declaration.pageTitle,
  };
}
