import { apiSettings, sendRequest } from '@callboard/api-client';
import { callPaths, loginFailureSchema, type Problem, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { messages } from '../messages';
import { beginSession } from './beginSession';
import { loginAnswerSchema } from './loginAnswer';
import type { SessionThunk } from './sessionThunk';

export interface Credentials {
  email: string;
  password: string;
  domain?: TenantCode;
  api?: string;
}

/** How often a login has failed, and how often it may (clause 3.8). */
export interface Attempts {
  failed: number;
  maximum: number;
}

export type LoginOutcome = { ok: true } | { ok: false; problem: Problem; attempts: Attempts | null };

/** Signs in with e-mail and password (clause 7.2). */
export function login({ email, password, ...chosen }: Credentials): SessionThunk<Promise<LoginOutcome>> {
  return async (dispatch) => {
    if (!email || !password) return { ok: false, problem: wrongPayload, attempts: null };
    const { domain, version } = apiSettings();
    const answer = await sendRequest({
      method: 'POST',
      path: callPaths.userActions(version),
      body: { action: 'login', data: { email, password, domain, ...chosen } },
      schema: loginAnswerSchema,
    });
    if (!answer.ok) return { ok: false, problem: answer.problem, attempts: attemptsOf(answer.body) };
    dispatch(beginSession(v.parse(loginAnswerSchema, answer.body).data));
    return { ok: true };
  };
}

/** Clause 5.14. */
const wrongPayload: Problem = { kind: 'invalid', message: messages.wrongPayload, fields: {} };

function attemptsOf(body: unknown): Attempts | null {
  const failure = v.safeParse(v.object({ data: loginFailureSchema }), body);
  if (!failure.success) return null;
  const { failed_attempts: failed, maximum_attempts: maximum } = failure.output.data;
  return failed === undefined || maximum === undefined ? null : { failed, maximum };
}
