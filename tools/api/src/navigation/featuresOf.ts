import type { TenantCode } from '@callboard/api-contract';
import type { TenantNavigation } from './tenantNavigation';
import { navigations } from './tenants';

/** Which optional parts a tenant uses (clause 1.10): its own, unless the surroundings say otherwise. */
export function featuresOf(
  tenant: TenantCode,
  switched: Readonly<Record<string, boolean>> = {},
): TenantNavigation['features'] {
  return { ...navigations[tenant].features, ...switched };
}
