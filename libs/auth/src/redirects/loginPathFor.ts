import { safePath } from './safePath';

/** Where somebody without a session is sent from a path: login, with the way back (clause 2.31). */
export function loginPathFor(path: string): string {
  const back = safePath(path);
  if (back === null || back === '/' || isLoginPath(back)) return '/login';
  return `/login?redirect=${encodeURIComponent(back)}`;
}

/** Whether a path is the login route or below it: never a place to come back to. */
export function isLoginPath(path: string): boolean {
  return /^\/login\/?(?:[?#/]|$)/i.test(path);
}
