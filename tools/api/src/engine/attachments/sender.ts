import type { FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import { actorOf } from '../records/recordContext';
import { requireSession, tokenOf } from '../sessions/authenticate';
import { networkOf } from '../networkOf';
import type { SessionStore } from '../sessions/sessionStore';
import type { AttachmentTools } from './attachmentTools';
import type { Sender } from './receivedFile';

/** Sender of a file. Without a token, and where the server accepts such files at all, the network that it comes from. */
export async function senderOf(
  { settings, sourceKey }: AttachmentTools,
  sessions: SessionStore,
  request: FastifyRequest,
): Promise<Sender> {
  if (settings.hasAnonymousUploads && tokenOf(request) === null) {
    const source = createHmac('sha256', sourceKey).update(networkOf(request.ip)).digest();
    return { tenant: request.tenant, actor: null, source };
  }
  const session = settings.hasAnonymousUploads ? await requireSession(request, sessions) : request.session;
  return { tenant: session.tenant, actor: actorOf(session), source: null };
}

/** Key that a sender's uploads are counted under. */
export function senderKey({ tenant, actor, source }: Sender): string {
  return `${tenant} ${actor ? actor.user : source.toString('hex')}`;
}
