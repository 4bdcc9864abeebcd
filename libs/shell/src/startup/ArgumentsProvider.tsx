import { mergeFeatures, TenantProvider, type TenantConfig } from '@callboard/tenant';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { unasked, type ArgumentsStore } from './createArgumentsStore';
import { ArgumentsContext } from './useAppArguments';

export interface ArgumentsProviderProps {
  tenant: TenantConfig;
  store: ArgumentsStore;
  children: ReactNode;
}

/** Gives the tenant to the app, with the server's arguments merged over its own settings (clause 7.14). */
export function ArgumentsProvider({ tenant, store, children }: ArgumentsProviderProps) {
  const { arguments: said } = useSyncExternalStore(store.subscribe, store.state, () => unasked);
  const settled = useMemo(
    () => ({
      ...tenant,
      features: mergeFeatures(tenant.features, said.features),
      privacyUrl: said.privacy_url ?? tenant.privacyUrl,
    }),
    [tenant, said],
  );
  return (
    <ArgumentsContext value={store}>
      <TenantProvider tenant={settled}>{children}</TenantProvider>
    </ArgumentsContext>
  );
}
