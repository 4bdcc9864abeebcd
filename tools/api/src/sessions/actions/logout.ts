import { requireSession } from '../authenticate';
import type { UserAction } from './userAction';

/** Ends the session of the header's token (clause 7.3): the token is worth nothing from now on. */
export const logout: UserAction = async ({ sessions }, request) => {
  await sessions.end(await requireSession(request, sessions, 'reading'));
  return {};
};
