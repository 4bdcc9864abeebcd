import { safePath } from './safePath';

/** The login path for a user without a session, with the path to return to (clause 2.31). */
export function loginPathFor(path: string): string {
  const back = safePath(path);
  if (back === null || back === '/' || isLoginPath(back)) return '/login';
  return `/login?redirect=${encodeURIComponent(back)}`;
}

/** Checks whether a path is the login route or below it. Such a path is never returned to. */
export function isLoginPath(path: string): boolean {
  return /^\/login\/?(?:[?#/]|$)/i.test(path);
}
