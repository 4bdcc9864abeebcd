import { mergeFeatures, TenantProvider, type TenantConfig } from '@callboard/tenant';
import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectAppArguments } from './argumentsSlice';

export interface ArgumentsProviderProps {
  tenant: TenantConfig;
  children: ReactNode;
}

/** Gives the tenant to the app, with the server's arguments merged over its own settings (clause 7.14). */
export function ArgumentsProvider({ tenant, children }: ArgumentsProviderProps) {
  const { arguments: said } = useSelector(selectAppArguments);
  const settled = useMemo(
    () => ({
      ...tenant,
      features: mergeFeatures(tenant.features, said.features),
      privacyUrl: said.privacy_url ?? tenant.privacyUrl,
    }),
    [tenant, said],
  );
  return <TenantProvider tenant={settled}>{children}</TenantProvider>;
}
