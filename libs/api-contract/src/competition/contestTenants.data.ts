import type { TenantCode } from '../tenants';

/** The tenants whose acts are judged. */
export const judgedTenants = ['showquest', 'rockquest'] as const satisfies readonly TenantCode[];
/** The tenants whose teams play each other. */
export const leagueTenants = ['basketball'] as const satisfies readonly TenantCode[];
/** The tenants whose contests have stages. */
export const contestTenants = [...judgedTenants, ...leagueTenants] as const satisfies readonly TenantCode[];
