import type { TenantCode } from '@callboard/api-contract';

/** An account, and the tenant at which it is changed. */
export interface AccountAt {
  account: string;
  tenant: TenantCode;
}
