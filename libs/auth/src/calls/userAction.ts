import { apiSettings, sendRequest } from '@callboard/api-client';
import { callPaths, type Problem } from '@callboard/api-contract';
import * as v from 'valibot';

/** How an action of the user ended. Failures are values, and have been told already unless the call was quiet. */
export type ActionOutcome<T> = { ok: true; data: T } | { ok: false; problem: Problem; body: unknown };

export interface UserActionCall<S extends v.GenericSchema> {
  data?: object | undefined;
  /** A record that the action is about. */
  target?: string | undefined;
  /** What the answer's `data` looks like. */
  schema: S;
  /** The caller shows the failure itself. @default false */
  isQuiet?: boolean | undefined;
}

/**
 * Sends one action of the user (`POST user/actions`, section 7).
 *
 * @example
 * await userAction('reset_lockout', { data: { user }, schema: anything });
 */
export async function userAction<S extends v.GenericSchema>(
  action: string,
  { data, target, schema, isQuiet = false }: UserActionCall<S>,
): Promise<ActionOutcome<v.InferOutput<S>>> {
  const answerSchema = v.object({ success: v.literal(true), data: schema });
  const answer = await sendRequest({
    method: 'POST',
    path: callPaths.userActions(apiSettings().version),
    body: { action, ...(data && { data }), ...(target !== undefined && { target }) },
    schema: answerSchema,
    isQuiet,
  });
  if (!answer.ok) return { ok: false, problem: answer.problem, body: answer.body };
  return { ok: true, data: v.parse(answerSchema, answer.body).data };
}

/** For answers that say no more than that it went well. */
export const anything = v.unknown();
