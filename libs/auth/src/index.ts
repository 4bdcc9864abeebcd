export { checks } from './checks/checks';
export { guardLogin, guardRoute } from './guards/guardRoute';
export type { Verdict } from './guards/guardRoute';
export { afterLogin } from './redirects/afterLogin';
export type { AfterLogin } from './redirects/afterLogin';
export { isLoginPath, loginPathFor } from './redirects/loginPathFor';
export { safePath } from './redirects/safePath';
export { isAdmin } from './rights/isAdmin';
export { rememberedToken, keepIn, valueStorage } from './session/device';
export { handleUnauthorized } from './session/handleUnauthorized';
export { login } from './session/login';
export type { Credentials } from './session/login';
export { loginWithCode } from './session/loginWithCode';
export { loginWithPasskey } from './session/loginWithPasskey';
export type { AuthenticatorPrompt } from './session/loginWithPasskey';
export { logout } from './session/logout';
export { refreshSession } from './session/refreshSession';
export { resume } from './session/resume';
export { isWrongLogin } from './session/signInWith';
export type { Attempts, LoginOutcome } from './session/signInWith';
export type {
  AnonymousReason,
  NoUser,
  SessionNavigation,
  SessionState,
  SessionUser,
  SignedIn,
} from './session/sessionState';
export { selectSession, sessionActions, useIsViewing, useSession } from './session/sessionSlice';
export { stopViewing, viewAs } from './session/viewAs';
export { watchSession } from './session/watchSession';
export { createValueStorage } from './storage/createValueStorage';
export type { ValueStorage } from './storage/createValueStorage';
export { memoryBacking } from './storage/memoryBacking';
export type { Backing } from './storage/memoryBacking';
