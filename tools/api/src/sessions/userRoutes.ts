import { callPaths, registry, viewingWords } from '@callboard/api-contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { forbidden, notFound } from '../problems';
import type { Records } from '../records/createRecords';
import { recordActionHandler } from '../records/recordRoutes';
import { activateUser } from './actions/activateUser';
import { changePassword } from './actions/changePassword';
import { consumeTemporaryPassword } from './actions/consumeTemporaryPassword';
import { exportMyData } from './actions/exportMyData';
import { login } from './actions/login';
import { passkeyOptions } from './actions/loginByPasskey';
import { logout } from './actions/logout';
import { beginPasskey, confirmPasskey, removePasskey } from './actions/passkeyActions';
import { createResendActivation } from './actions/resendActivation';
import { resetLockout } from './actions/resetLockout';
import { resetPassword } from './actions/resetPassword';
import { security } from './actions/security';
import { endOtherSessions, endSession, listSessions } from './actions/sessionActions';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './actions/totpActions';
import { parseGiven, type ActionTools, type UserAction } from './actions/userAction';
import { viewAs } from './actions/viewAs';
import { addActivationRoutes } from './activations/activationRoutes';
import { requireSession, tokenOf } from './authenticate';
import { createPasswordResets, resetWords } from './passwordResets';

const actions: ReadonlyMap<string, UserAction> = new Map([
  ['login', login],
  ['logout', logout],
  ['passkey_options', passkeyOptions],
  ['change_password', changePassword],
  ['reset_password', resetPassword],
  ['consume_temporary_password', consumeTemporaryPassword],
  ['activate_user', activateUser],
  ['reset_lockout', resetLockout],
  ['security', security],
  ['begin_totp', beginTotp],
  ['confirm_totp', confirmTotp],
  ['remove_totp', removeTotp],
  ['renew_recovery_codes', renewRecoveryCodes],
  ['begin_passkey', beginPasskey],
  ['confirm_passkey', confirmPasskey],
  ['remove_passkey', removePasskey],
  ['list_sessions', listSessions],
  ['end_session', endSession],
  ['end_other_sessions', endOtherSessions],
  ['view_as', viewAs],
  ['export_my_data', exportMyData],
]);

/** What somebody may do who only views as another user, beside reading routes. */
const readingActions: readonly string[] = ['login', 'logout', 'passkey_options', 'security', 'list_sessions'];

/** The actions of a user, in the order of the table above. */
export const userActionNames: readonly string[] = [...actions.keys(), 'resend_activation'];

const bodySchema = v.looseObject({
  action: v.pipe(v.string(), v.maxLength(100)),
  data: v.optional(v.unknown()),
  target: v.optional(v.unknown()),
});

/**
 * `POST user/actions` (version 2: `user/users/actions`), which the collection `users` shares for the actions on its records, and
 * the checks of links, behind one version's prefix.
 */
export function addUserRoutes(
  app: FastifyInstance,
  version: number,
  tools: ActionTools,
  records: Records,
): void {
  const config = { permission: 'public' } as const;
  const resets = createPasswordResets(tools.database);
  const onUserRecord = recordActionHandler(records.of(registry.users));
  const resendActivation = createResendActivation(records.of(registry.userActivations));
  addActivationRoutes(app, tools, records);

  app.post(callPaths.userActions(version), { config }, async (request, reply) => {
    const { action, data, target } = parseGiven(bodySchema, request.body);
    if (!readingActions.includes(action)) await refuseViewers(tools, request);
    const act = action === 'resend_activation' ? resendActivation : actions.get(action);
    if (act) return { success: true, data: await act(tools, request, data, target) };
    await requireSession(request, tools.sessions);
    return onUserRecord(request, reply);
  });

  app.get<{ Params: { token: string } }>('user/passwords/:token', { config }, async (request) => {
    if (!(await resets.isLive(request.params.token))) throw notFound(resetWords);
    return { success: true };
  });
}

/** An admin who views as somebody changes nothing, not even by the actions that need no session. */
async function refuseViewers({ sessions }: ActionTools, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token);
  if (session?.viewing) throw forbidden(viewingWords);
}
