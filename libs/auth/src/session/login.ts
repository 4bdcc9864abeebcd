import { apiSettings } from '@callboard/api-client';
import type { Problem, TenantCode } from '@callboard/api-contract';
import { messages } from '../messages';
import type { AppThunk } from '@callboard/app-state';
import { signInWith, type LoginOutcome } from './signInWith';

export interface Credentials {
  email: string;
  password: string;
  domain?: TenantCode;
  api?: string;
  /** The same login under way already, from before the app was there. */
  sent?: Promise<Response> | undefined;
}

/** Signs in with email and password (clause 7.2). */
export function login({ email, password, sent, ...chosen }: Credentials): AppThunk<Promise<LoginOutcome>> {
  return async (dispatch) => {
    if (!email || !password) return { status: 'refused', problem: wrongPayload(), attempts: null };
    return dispatch(signInWith({ email, password, domain: apiSettings().domain, ...chosen }, sent));
  };
}

/** Clause 5.14. */
function wrongPayload(): Problem {
  return { kind: 'invalid', message: messages.wrongPayload, fields: {} };
}
