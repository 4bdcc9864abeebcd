import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { Features } from '@callboard/api-contract/tenant';

/** Which optional parts a tenant uses (clause 1.10): its own, unless the settings of the server override them. */
export function featuresOf(tenant: TenantCode, overrides: Readonly<Record<string, boolean>> = {}): Features {
  return { ...tenants[tenant].features, ...overrides };
}
