'use no memo'; // Texts are read again when the language changes, and what was typed stays.

import { useAppStore } from '@callboard/app-state';
import {
  isWrongLogin,
  login,
  loginWithPasskey,
  selectSession,
  type LoginOutcome as Outcome,
} from '@callboard/auth';
import type { SecondStep } from '@callboard/api-contract/accounts';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { lazy, Suspense, useState } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';
import { pushAddress } from '../routing/address';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { fetchAhead } from '../signed-in/fetchSignedInApp';
import { selectedApi } from '../startup/choices';
import { Splash } from '../startup/Splash';
import type { LoginOutcome } from './LoginForm';
import { LoginPage } from './LoginPage';

const SecondStepPage = lazy(async () => ({
  default: (await importOrReload(() => import('./SecondStepPage'))).SecondStepPage,
}));

/** Connects the login page to the session: signs in, with a second step where the user has it on, and greets the user (clauses 8.6 and 8.7). */
export function LoginScreen() {
  const alerts = useAlerts();
  const { dispatch, getState } = useAppStore();
  const [secondStep, setSecondStep] = useState<SecondStep>();
  useDocumentTitle({ route: { name: messages.login, path: '/login' } });

  function conclude(outcome: Outcome): LoginOutcome {
    if (outcome.status === 'signedIn') {
      const { user } = selectSession(getState());
      alerts.show({ kind: 'success', message: messages.loggedInAs(user?.name_search || user?.email || '') });
      return { ok: true };
    }
    if (outcome.status === 'secondStep') {
      setSecondStep(outcome.secondStep);
      return { ok: true };
    }
    const { attempts, problem } = outcome;
    return {
      ok: false,
      attemptsLeft: attempts && Math.max(0, attempts.maximum - attempts.failed),
      reason: isWrongLogin(outcome) ? problem.message : null,
    };
  }

  async function onLogin(email: string, password: string): Promise<LoginOutcome> {
    const sent = takeEarlyAnswer(email, password);
    const api = selectedApi();
    const outcome = conclude(await dispatch(login({ email, password, sent, ...(api !== '' && { api }) })));
    // After so many failures the user has probably forgotten the password (clause 4.2).
    if (!outcome.ok && outcome.attemptsLeft === 0) pushAddress(`/login/forgot${location.search}`, { email });
    return outcome;
  }

  async function onPasskey() {
    const { requestPasskey } = await importOrReload(() => import('@callboard/auth/webauthn'));
    const outcome = await dispatch(loginWithPasskey(requestPasskey));
    if (outcome) conclude(outcome);
  }

  if (secondStep) {
    return (
      <Suspense fallback={<Splash />}>
        <SecondStepPage
          step={secondStep}
          onOutcome={conclude}
          onPasskey={onPasskey}
          onGiveUp={() => setSecondStep(undefined)}
        />
      </Suspense>
    );
  }
  // A user who starts to type will soon need the rest of the app.
  const onBegin = () => void fetchAhead();
  return <LoginPage {...{ onLogin, onBegin, onPasskey }} />;
}

declare global {
  interface Window {
    /** The login that the prerendered page has sent before the app started (`loginStart.js`). */
    callboardLogin?: { email: string; password: string; response: Promise<Response> } | undefined;
  }
}

/** @returns the response to this login if the page has already sent it. Then forgets it, so that the password is not stored any longer. */
function takeEarlyAnswer(email: string, password: string): Promise<Response> | undefined {
  const early = window.callboardLogin;
  window.callboardLogin = undefined;
  return early?.email === email && early.password === password ? early.response : undefined;
}
