/** Every tenant of the product, in the order in which they are listed. The first is not the default: see `defaultTenant`. */
export const tenantCodes = ['basketball', 'launchpad', 'rockquest', 'showquest'] as const;
export type TenantCode = (typeof tenantCodes)[number];

/** The tenant that is served by default (clause 1.2). */
export const defaultTenant: TenantCode = 'showquest';

/** Narrows unknown input (a header, a host name, a stored value) to a tenant. */
export function isTenantCode(value: unknown): value is TenantCode {
  return tenantCodes.some((code) => code === value);
}
