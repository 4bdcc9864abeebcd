import { login } from '@callboard/auth';
import { useTenant } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit';
import { messages } from '../messages';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { fetchSignedInApp } from '../startup/fetchSignedInApp';
import { useAppStore } from '../startup/appStoreHooks';
import { LoginPage } from './LoginPage';
import type { LoginOutcome } from './loginOutcome';

/** The login page at work: signs in, and greets whoever came in (clauses 8.6 and 8.7). */
export function LoginScreen() {
  const { privacyUrl } = useTenant();
  const alerts = useAlerts();
  const store = useAppStore();
  useDocumentTitle({ route: { name: messages.login, path: '/login' } });

  async function onLogin(email: string, password: string): Promise<LoginOutcome> {
    const outcome = await store.dispatch(login({ email, password }));
    if (!outcome.ok) {
      const { problem, attempts } = outcome;
      const attemptsLeft = attempts ? Math.max(0, attempts.maximum - attempts.failed) : undefined;
      return { ok: false, message: problem.message, attemptsLeft };
    }
    const { user } = store.getState().session;
    alerts.show({ kind: 'success', message: messages.loggedInAs(user?.name_search || user?.email || email) });
    return { ok: true };
  }

  // Whoever begins to type will soon need the rest of the app.
  return (
    <LoginPage
      privacyUrl={privacyUrl}
      onLogin={onLogin}
      onBegin={() => void fetchSignedInApp().catch(() => undefined)}
    />
  );
}
