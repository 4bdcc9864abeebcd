import { apiSettings, sendRequest, type ApiRequest } from '@callboard/api-client';
import { callPaths, type Problem } from '@callboard/api-contract';
import { loginFailureSchema, secondStepSchema, type SecondStep } from '@callboard/api-contract/accounts';
import * as v from 'valibot';
import { beginSession } from './beginSession';
import { loginAnswerSchema } from './loginAnswer';
import type { AppThunk } from '@callboard/app-state';

/** The number of failed logins, and the maximum (clause 3.8). */
export interface Attempts {
  failed: number;
  maximum: number;
}

export type LoginOutcome =
  | { status: 'signedIn' }
  | { status: 'secondStep'; secondStep: SecondStep }
  | { status: 'refused'; problem: Problem; attempts: Attempts | null };

/** Parsed once, since the navigation of an answer has hundreds of parts. */
const answerSchema = v.union([
  v.pipe(
    v.object({ success: v.literal(true), data: secondStepSchema }),
    v.transform(({ data }) => ({ status: 'secondStep' as const, secondStep: data.second_step })),
  ),
  v.pipe(
    loginAnswerSchema,
    v.transform(({ data }) => ({ status: 'signedIn' as const, data })),
  ),
]);

/** Sends the action `login` with the given credentials, and starts the session when no second step is needed (clause 7.2). */
export function signInWith(
  data: object,
  { sent, isQuiet = false }: Pick<ApiRequest, 'sent' | 'isQuiet'> = {},
): AppThunk<Promise<LoginOutcome>> {
  return async (dispatch) => {
    const answer = await sendRequest({
      method: 'POST',
      path: callPaths.userActions(apiSettings().version),
      body: { action: 'login', data },
      schema: answerSchema,
      isAlwaysThere: true,
      sent,
      isQuiet,
    });
    if (!answer.ok) return { status: 'refused', problem: answer.problem, attempts: attemptsOf(answer.body) };
    if (answer.body.status === 'secondStep') return answer.body;
    dispatch(beginSession(answer.body.data));
    return { status: 'signedIn' };
  };
}

/** Checks whether the server refused an email with its password, whichever is wrong: the form shows that, and no alert. */
export function isWrongLogin(outcome: LoginOutcome): boolean {
  return outcome.status === 'refused' && outcome.attempts !== null && outcome.problem.kind === 'invalid';
}

function attemptsOf(body: unknown): Attempts | null {
  const failure = v.safeParse(v.object({ data: loginFailureSchema }), body);
  if (!failure.success) return null;
  const { failed_attempts: failed, maximum_attempts: maximum } = failure.output.data;
  return failed === undefined || maximum === undefined ? null : { failed, maximum };
}
