import type { PastCondition } from '../accessRules';
import type { TenantCode } from '../tenants';

/** The tenants whose acts are judged. */
export const judgedTenants = ['showquest', 'rockquest'] as const satisfies readonly TenantCode[];
/** The tenants whose teams play each other. */
export const leagueTenants = ['basketball'] as const satisfies readonly TenantCode[];
/** The tenants whose contests have stages. */
export const contestTenants = [...judgedTenants, ...leagueTenants] as const satisfies readonly TenantCode[];

/**
 * An event that is over for so long that its judges read nothing of it any more but their own sheets: results are released, and
 * corrected, in the weeks after it. What they read of other people, mostly children, is of no use to them afterwards.
 */
export const judgedLongAgo = { field: 'ends_on', daysAgo: 60 } as const satisfies PastCondition;
