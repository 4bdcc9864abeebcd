export { activateUser } from './calls/activateUser';
export type { ActivateUser, NewUser } from './calls/activateUser';
export { changePassword } from './calls/changePassword';
export type { PasswordChange } from './calls/changePassword';
export { checkResetToken } from './calls/checkResetToken';
export type { ResetTokenCheck } from './calls/checkResetToken';
export { readActivation } from './calls/readActivation';
export type { ActivationLookup } from './calls/readActivation';
export { readDomains } from './calls/readDomains';
export type { Domain } from './calls/readDomains';
export { requestReset } from './calls/requestReset';
export { resendActivation } from './calls/resendActivation';
export { resetLockout } from './calls/resetLockout';
export { setNewPassword } from './calls/setNewPassword';
export type { ActionOutcome } from './calls/userAction';
export { checks } from './checks/checks';
export { guardLogin, guardRoute } from './guards/guardRoute';
export type { Verdict } from './guards/guardRoute';
export { afterLogin } from './redirects/afterLogin';
export type { AfterLogin } from './redirects/afterLogin';
export { isLoginPath, loginPathFor } from './redirects/loginPathFor';
export { safePath } from './redirects/safePath';
export { isAdmin } from './rights/isAdmin';
export { heldToken, keepIn, keptStorage } from './session/device';
export { handleUnauthorized } from './session/handleUnauthorized';
export { login } from './session/login';
export type { Credentials } from './session/login';
export { loginWithCode } from './session/loginWithCode';
export { loginWithPasskey } from './session/loginWithPasskey';
export type { AskAuthenticator } from './session/loginWithPasskey';
export { logout } from './session/logout';
export { resume } from './session/resume';
export type { Attempts, LoginOutcome } from './session/signInWith';
export type {
  AnonymousReason,
  Nobody,
  SessionNavigation,
  SessionState,
  SessionUser,
  SignedIn,
} from './session/sessionState';
export { selectSession, sessionActions, useSession } from './session/sessionSlice';
export { stopViewing, viewAs } from './session/viewAs';
export { watchSession } from './session/watchSession';
export { createKeptStorage } from './storage/createKeptStorage';
export type { KeptStorage } from './storage/createKeptStorage';
export { memoryBacking } from './storage/memoryBacking';
export type { Backing } from './storage/memoryBacking';
