import { setPageTenant } from '@callboard/api-contract/page';
import type { ReactNode } from 'react';
import type { TenantConfig } from './config/TenantConfig';
import { TenantContext } from './useTenant';

export interface TenantProviderProps {
  tenant: TenantConfig;
  children: ReactNode;
}

/** Provides the tenant to the hooks below it. */
export function TenantProvider({ tenant, children }: TenantProviderProps) {
  // Before anything below reads a definition; the same again does nothing.
  setPageTenant(tenant.code);
  return <TenantContext value={tenant}>{children}</TenantContext>;
}
