import type { ReactNode } from 'react';
import type { TenantConfig } from './config/TenantConfig';
import { TenantContext } from './useTenant';

export interface TenantProviderProps {
  tenant: TenantConfig;
  children: ReactNode;
}

/** Tells everything below it which tenant it works for. */
export function TenantProvider({ tenant, children }: TenantProviderProps) {
  return <TenantContext value={tenant}>{children}</TenantContext>;
}
