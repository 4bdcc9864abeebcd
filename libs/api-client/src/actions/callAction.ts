import {
  actionAnswerSchema,
  actionRequest,
  type Action,
  type ActionCallArgs,
  type Collection,
  type Problem,
} from '@callboard/api-contract';
import type { ActionName, actionRegistry, InputOf, OutputOf } from '@callboard/api-contract/actions';
import { apiSettings } from '../configureApi';
import type { ApiRequest } from '../request/ApiRequest';
import { sendLoaded, sendRequest } from '../request/sendRequest';
import { loadAction } from '../declarations/loadAction';

type Declared<A extends ActionName> = (typeof actionRegistry)[A];

/** The result of an action. Problems are values, and have been reported unless the call was quiet; `body` is the unparsed response. */
export type ActionOutcome<T> =
  { ok: true; data: T; changeSet: string | null } | { ok: false; problem: Problem; body: unknown };

/** The actions that act on a record or a change set, or have one in their URL. */
export type TargetedActionName = {
  [A in ActionName]: Declared<A> extends
    { on: { record: string } } | { on: 'changeSet' } | { wire: { path: `${string}{${string}` } }
    ? A
    : never;
}[ActionName];

/** The actions that need no collection for their URL: the login page can call them. */
export type UserActionName = {
  [A in ActionName]: Declared<A> extends { on: 'nothing' | 'changeSet' } | { wire: unknown } ? A : never;
}[ActionName];

/** The target and the input of a call. */
export type ActionArgs<A extends ActionName> = (A extends TargetedActionName
  ? { target: string }
  : { target?: never }) &
  (undefined extends InputOf<A> ? { input?: InputOf<A> } : { input: InputOf<A> });

type CallOptions = Pick<ApiRequest, 'isQuiet' | 'outlivesPage' | 'idempotencyKey' | 'signal' | 'sent'>;

/**
 * Calls an action outside React, or with input that must not be in the cache, such as a password.
 *
 * @returns The output, parsed with the schema of the action, or the problem. Never throws.
 * @example
 * const outcome = await callAction('resetPassword', { input: { email } });
 */
export async function callAction<A extends UserActionName>(
  name: A,
  args: ActionArgs<A>,
  options: CallOptions = {},
): Promise<ActionOutcome<OutputOf<A>>> {
  const outcome = await sendLoaded(loadAction(name), options, (action) => sendAction(action, args, options));
  // The response has been parsed with the output schema of this action.
  return outcome as ActionOutcome<OutputOf<A>>;
}

/**
 * Sends any action.
 *
 * @param options.collection The collection that the action acts on, if it acts on one.
 */
export async function sendAction(
  action: Action,
  args: ActionCallArgs,
  { collection, ...options }: CallOptions & { collection?: Collection | undefined },
): Promise<ActionOutcome<unknown>> {
  const request = actionRequest(action, args, apiSettings().version, collection);
  // Actions with another method than POST can respond without a body.
  if (request.method !== 'POST') {
    const answer = await sendRequest({ ...request, ...options });
    return answer.ok ? { ok: true, data: {}, changeSet: answer.changeSet } : answer;
  }
  const answer = await sendRequest({ ...request, ...options, schema: actionAnswerSchema(action.output) });
  return answer.ok ? { ok: true, data: answer.body.data, changeSet: answer.changeSet } : answer;
}
