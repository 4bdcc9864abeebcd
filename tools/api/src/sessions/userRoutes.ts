import { callPaths } from '@callboard/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { notFound } from '../problems';
import { changePassword } from './actions/changePassword';
import { consumeTemporaryPassword } from './actions/consumeTemporaryPassword';
import { login } from './actions/login';
import { logout } from './actions/logout';
import { resetPassword } from './actions/resetPassword';
import { parseGiven, type ActionTools, type UserAction } from './actions/userAction';
import { requireSession } from './authenticate';
import { createPasswordResets } from './passwordResets';

const actions: ReadonlyMap<string, UserAction> = new Map([
  ['login', login],
  ['logout', logout],
  ['change_password', changePassword],
  ['reset_password', resetPassword],
  ['consume_temporary_password', consumeTemporaryPassword],
]);

const bodySchema = v.looseObject({
  action: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.unknown()),
});

/** Takes an action of the collection `users`, which shares its path with the actions of sessions. */
export type RecordAction = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** `POST user/actions` (version 2: `user/users/actions`) and the check of a reset link, behind one version's prefix. */
export function addUserRoutes(
  app: FastifyInstance,
  version: number,
  tools: ActionTools,
  onUserRecord: RecordAction,
): void {
  const config = { permission: 'public' } as const;
  const resets = createPasswordResets(tools.database);

  app.post(callPaths.userActions(version), { config }, async (request, reply) => {
    const { action, data } = parseGiven(bodySchema, request.body);
    const act = actions.get(action);
    if (act) return { success: true, data: await act(tools, request, data) };
    await requireSession(request, tools.sessions);
    return onUserRecord(request, reply);
  });

  app.get<{ Params: { token: string } }>('user/passwords/:token', { config }, async (request) => {
    if (!(await resets.isLive(request.params.token))) {
      throw notFound('Your reset password session has expired, please request again');
    }
    return { success: true };
  });
}
