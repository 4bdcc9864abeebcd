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

/** An action, and what an admin gets who calls it while they view as another user. */
interface DeclaredAction {
  act: UserAction;
  /**
   * `refused` is all that changes something, and all that shows the account, which the user may share between tenants: its sessions,
   * its passkeys, two-step sign-in, what is exported.
   */
  whileViewing: 'allowed' | 'refused';
}

const allowed = (act: UserAction): DeclaredAction => ({ act, whileViewing: 'allowed' });
const refused = (act: UserAction): DeclaredAction => ({ act, whileViewing: 'refused' });

const actions: ReadonlyMap<string, DeclaredAction> = new Map([
  ['login', allowed(login)],
  ['logout', allowed(logout)],
  ['passkey_options', allowed(passkeyOptions)],
  ['change_password', refused(changePassword)],
  ['reset_password', refused(resetPassword)],
  ['consume_temporary_password', refused(consumeTemporaryPassword)],
  ['activate_user', refused(activateUser)],
  ['reset_lockout', refused(resetLockout)],
  ['security', refused(security)],
  ['begin_totp', refused(beginTotp)],
  ['confirm_totp', refused(confirmTotp)],
  ['remove_totp', refused(removeTotp)],
  ['renew_recovery_codes', refused(renewRecoveryCodes)],
  ['begin_passkey', refused(beginPasskey)],
  ['confirm_passkey', refused(confirmPasskey)],
  ['remove_passkey', refused(removePasskey)],
  ['list_sessions', refused(listSessions)],
  ['end_session', refused(endSession)],
  ['end_other_sessions', refused(endOtherSessions)],
  ['view_as', refused(viewAs)],
  ['export_my_data', refused(exportMyData)],
]);

/** The actions of a user, in the order of the table above. */
export const userActionNames: readonly string[] = [...actions.keys(), 'resend_activation'];

/** Those that an admin can call who views as another user. */
export const viewingActionNames: readonly string[] = [...actions].flatMap(([name, { whileViewing }]) =>
  whileViewing === 'allowed' ? [name] : [],
);

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
  // Their answers have tokens and codes in them: see plugins/compression.ts.
  const options = { config: { permission: 'public' }, compress: false } as const;
  const resets = createPasswordResets(tools.database);
  const onUserRecord = recordActionHandler(records.of(registry.users));
  const resendActivation = refused(createResendActivation(records.of(registry.userActivations)));
  addActivationRoutes(app, tools, records);

  app.post(callPaths.userActions(version), options, async (request, reply) => {
    const { action, data, target } = parseGiven(bodySchema, request.body);
    const declared = action === 'resend_activation' ? resendActivation : actions.get(action);
    if (declared?.whileViewing !== 'allowed') await refuseViewers(tools, request);
    if (declared) return { success: true, data: await declared.act(tools, request, data, target) };
    await requireSession(request, tools.sessions);
    return onUserRecord(request, reply);
  });

  app.get<{ Params: { token: string } }>('user/passwords/:token', options, async (request) => {
    if (!(await resets.isLive(request.params.token))) throw notFound(resetWords);
    return { success: true };
  });
}

/** An admin who views as another user is refused here, also by the actions that need no session. */
async function refuseViewers({ sessions }: ActionTools, request: FastifyRequest): Promise<void> {
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token);
  if (session?.viewing) throw forbidden(viewingWords);
}
