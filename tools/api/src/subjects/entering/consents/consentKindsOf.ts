import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { defaultConsentKinds, type ConsentKind } from '@callboard/api-contract/consents';

/** Consents that a tenant's guardians give or refuse. */
export function consentKindsOf(tenant: TenantCode): readonly ConsentKind[] {
  return tenants[tenant].consents ?? defaultConsentKinds;
}
