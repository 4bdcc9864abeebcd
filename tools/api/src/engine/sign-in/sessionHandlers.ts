import type { ActionName } from '@callboard/api-contract/actions';
import type { AllHandlers } from '../calls/handler';
import { lazyHandler } from '../calls/lazyHandler';
import type { Records } from '../records/createRecords';
import { activateUser } from './actions/activateUser';
import { changePassword } from './actions/changePassword';
import { consumeTemporaryPassword } from './actions/consumeTemporaryPassword';
import { exportMyData } from './actions/exportMyData';
import { login } from './actions/login';
import { passkeyOptions } from './actions/loginByPasskey';
import { logout } from './actions/logout';
import { beginPasskey, confirmPasskey, removePasskey } from './actions/passkeyActions';
import { resetLockout } from './actions/resetLockout';
import { resetPassword } from './actions/resetPassword';
import { security } from './actions/security';
import { endOtherSessions, endSession, listSessions } from './actions/sessionActions';
import { setLanguage } from './actions/setLanguage';
import { beginTotp, confirmTotp, removeTotp, renewRecoveryCodes } from './actions/totpActions';
import type { ActionTools, UserHandler } from '../tools/ActionTools';
import { viewAs } from './actions/viewAs';
import { createResendActivation } from './resendActivation';
import { createLinkHandlers } from './linkHandlers';

/** Signing in and out, what protects an account, and invitations. */
export function createSessionHandlers(tools: ActionTools, records: Records) {
  const user =
    <A extends ActionName>(handler: UserHandler<A>) =>
    (call: Parameters<UserHandler<A>>[1]) =>
      handler(tools, call);
  return {
    ...createLinkHandlers(tools, records),
    activateUser: user(activateUser),
    beginPasskey: user(beginPasskey),
    beginTotp: user(beginTotp),
    changePassword: user(changePassword),
    confirmPasskey: user(confirmPasskey),
    confirmTotp: user(confirmTotp),
    consumeTemporaryPassword: user(consumeTemporaryPassword),
    endOtherSessions: user(endOtherSessions),
    endSession: user(endSession),
    exportMyData: user(exportMyData),
    listSessions: user(listSessions),
    login: user(login),
    logout: user(logout),
    passkeyOptions: user(passkeyOptions),
    removePasskey: user(removePasskey),
    removeTotp: user(removeTotp),
    renewRecoveryCodes: user(renewRecoveryCodes),
    resetLockout: user(resetLockout),
    resetPassword: user(resetPassword),
    security: user(security),
    setLanguage: user(setLanguage),
    viewAs: user(viewAs),
    resendActivation: lazyHandler(() => createResendActivation(records.context, tools)),
  } satisfies Partial<AllHandlers>;
}
