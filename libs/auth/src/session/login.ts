import { apiSettings } from '@callboard/api-client';
import type { Problem, TenantCode } from '@callboard/api-contract';
import { messages } from '../messages';
import type { AppThunk } from '@callboard/app-state';
import { isWrongLogin, signInWith, type LoginOutcome } from './signInWith';

export interface Credentials {
  email: string;
  password: string;
  domain?: TenantCode;
  api?: string;
  /** The response to the same login, when the page sent it before the app had loaded. */
  sent?: Promise<Response> | undefined;
}

/** Signs in with email and password (clause 7.2). */
export function login({ email, password, sent, ...selected }: Credentials): AppThunk<Promise<LoginOutcome>> {
  return async (dispatch) => {
    if (!email || !password) return { status: 'refused', problem: wrongPayload(), attempts: null };
    const data = { email, password, domain: apiSettings().domain, ...selected };
    const outcome = await dispatch(signInWith(data, { sent, isQuiet: true }));
    // A wrong email or password stands in the form, so that it is shown once.
    if (outcome.status === 'refused' && !isWrongLogin(outcome)) apiSettings().onProblem(outcome.problem);
    return outcome;
  };
}

/** Clause 5.14. */
function wrongPayload(): Problem {
  return { kind: 'invalid', message: messages.wrongPayload, fields: {} };
}
