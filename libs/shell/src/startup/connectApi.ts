import { configureApi } from '@callboard/api-client';
import { handleUnauthorized, heldToken, type SessionStore } from '@callboard/auth';
import type { TenantConfig } from '@callboard/tenant';
import type { AlertStore } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';
import { chosenDomain, originOfApi, versionOfApi } from './choices';
import { gatherProblems } from './gatherProblems';

/** Tells the API client where the API is, for whom it asks, and who is to hear of failures (clause 8.1). */
export function connectApi(tenant: TenantConfig, session: SessionStore, alerts: AlertStore): void {
  configureApi({
    origin: originOfApi(),
    version: versionOfApi(),
    domain: chosenDomain(tenant.code),
    getToken: heldToken,
    onProblem: gatherProblems((message) => alerts.show({ kind: 'error', message })),
    onUnauthorized: (token) => {
      const hasEnded = session.dispatch(handleUnauthorized(token));
      if (hasEnded) alerts.show({ kind: 'warning', message: messages.sessionEnded });
    },
  });
  forgetAlertsAtEnd(session, alerts);
}

/** What was said to a user, and could be taken back by them, goes with their session (clause 2.38). */
function forgetAlertsAtEnd(session: SessionStore, alerts: AlertStore): void {
  let wasSignedIn = false;
  session.subscribe(() => {
    const isSignedIn = session.state().status === 'signedIn';
    if (wasSignedIn && !isSignedIn) for (const { id } of alerts.alerts()) alerts.dismiss(id);
    wasSignedIn = isSignedIn;
  });
}
