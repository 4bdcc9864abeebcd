import { mergeFeatures, TenantProvider, type TenantConfig } from '@callboard/tenant';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAppArguments } from './argumentsSlice';

export interface ArgumentsProviderProps {
  tenant: TenantConfig;
  children: ReactNode;
}

/** Provides the tenant to the app, overridden by the server's app arguments (clause 7.14). */
export function ArgumentsProvider({ tenant, children }: ArgumentsProviderProps) {
  const { arguments: overrides } = useSelector(selectAppArguments);
  const merged = {
    ...tenant,
    features: mergeFeatures(tenant.features, overrides.features),
    privacyUrl: overrides.privacy_url ?? tenant.privacyUrl,
  };
  return <TenantProvider tenant={merged}>{children}</TenantProvider>;
}
