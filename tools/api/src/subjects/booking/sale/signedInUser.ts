import type { FastifyRequest } from 'fastify';
import { tokenOf } from '../../../engine/sessions/authenticate';
import type { SessionStore } from '../../../engine/sessions/sessionStore';

/** The user whose session a call of the public shop is sent with; null for a stranger, for an ended session, and for that of another tenant. */
export async function signedInUser(request: FastifyRequest, sessions: SessionStore): Promise<string | null> {
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token);
  return session?.tenant === request.tenant ? session.user : null;
}
