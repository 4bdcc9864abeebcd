import { apiOrigin, apiVersion, configureApi } from '@callboard/api-client';
import { handleUnauthorized, heldToken, keptStorage } from '@callboard/auth';
import type { TenantConfig } from '@callboard/tenant';
import type { AlertStore } from '@callboard/ui-kit';
import type { AppStore } from './createAppStore';

/** Tells the API client where the API is, for whom it asks, and who is to hear of failures (clause 8.1). */
export function connectApi(tenant: TenantConfig, store: AppStore, alerts: AlertStore): void {
  const {
    VITE_API_ORIGIN: builtOrigin,
    VITE_API_VERSION: builtVersion,
    VITE_API_ORIGINS: allowed,
  } = settings;
  const storage = keptStorage();
  configureApi({
    origin: apiOrigin(storage.read('api'), builtOrigin, allowed?.split(',') ?? []),
    version: apiVersion(storage.read('api_version'), builtVersion),
    domain: tenant.code,
    getToken: heldToken,
    onProblem: ({ message }) => alerts.show({ kind: 'error', message }),
    onUnauthorized: (token) => store.dispatch(handleUnauthorized(token)),
  });
}

const settings: Partial<Record<string, string>> = {
  VITE_API_ORIGIN: import.meta.env.VITE_API_ORIGIN,
  VITE_API_ORIGINS: import.meta.env.VITE_API_ORIGINS,
  VITE_API_VERSION: import.meta.env.VITE_API_VERSION,
};
