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
export type { Attempts, Credentials, LoginOutcome } from './session/login';
export { logout } from './session/logout';
export { resume } from './session/resume';
export { sessionReducer } from './session/sessionSlice';
export type { SessionRoot } from './session/sessionSlice';
export type {
  AnonymousReason,
  Nobody,
  SessionNavigation,
  SessionState,
  SessionUser,
  SignedIn,
} from './session/sessionState';
export { useSession } from './session/useSession';
export { watchSession } from './session/watchSession';
export { createKeptStorage } from './storage/createKeptStorage';
export type { KeptStorage } from './storage/createKeptStorage';
export { memoryBacking } from './storage/memoryBacking';
export type { Backing } from './storage/memoryBacking';
