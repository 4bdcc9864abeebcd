import { configureApi, gatherProblems } from '@callboard/api-client';
import type { AppStore } from '@callboard/app-state';
import { handleUnauthorized, rememberedToken } from '@callboard/auth';
import type { TenantConfig } from '@callboard/tenant';
import { showAlert } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';
import { selectedDomain, originOfApi, versionOfApi } from './choices';

/** Configures the API client: origin, domain, session, and alerts for failed requests (clause 8.1). */
export function connectApi(tenant: TenantConfig, { dispatch }: Pick<AppStore, 'dispatch'>): void {
  configureApi({
    origin: originOfApi(),
    version: versionOfApi(),
    domain: selectedDomain(tenant.code),
    getToken: rememberedToken,
    onProblem: gatherProblems((message) => dispatch(showAlert({ kind: 'error', message }))),
    onUnauthorized: (token) => {
      const hasEnded = dispatch(handleUnauthorized(token));
      if (hasEnded) dispatch(showAlert({ kind: 'warning', message: messages.sessionEnded }));
    },
  });
}
