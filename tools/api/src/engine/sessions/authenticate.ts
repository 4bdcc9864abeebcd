import { viewingWords } from '@callboard/api-contract/accounts';
import { isAddressServedTo } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { scopeTextOf } from '../database/scope';
import { foreignHostWords, isForeignToHost } from '../plugins/tenantOfRequest';
import type { Permission } from '../plugins/permission';
import { checkPermission } from '../plugins/permissionGuard';
import { forbidden, notFound, unauthorized } from '../problems';
import type { Session } from '../plugins/session';
import type { SessionStore } from './sessionStore';

/** Gives every route that is not public its session, or refuses; the route's permission is checked before a body is read. */
export function addAuthentication(app: FastifyInstance, sessions: SessionStore): void {
  // The placeholder is never read: each route that can read it gets its session below.
  app.decorateRequest('session', null as unknown as Session);
  app.addHook('onRequest', async (request) => {
    const { permission } = request.routeOptions.config;
    if (!permission || permission === 'public') return;
    const session = await requireSession(request, sessions, isReading(request) ? 'reading' : 'changing');
    checkPermission(permission, session);
    if (isOfOtherTenant(permission, request, session)) throw notFound();
  });
}

/** True if a collection has the address of a request for other tenants alone. */
function isOfOtherTenant(
  permission: Permission,
  { routeOptions: { url = '' } }: FastifyRequest,
  { tenant }: Session,
): boolean {
  if (typeof permission === 'string' || !('collection' in permission)) return false;
  return !isAddressServedTo(permission.collection, url, tenant);
}

/**
 * The session of a request's token: 401 without one, 403 where the Domain header or the host is another tenant's than the
 * token's. A session that views as another user is refused unless the request only reads.
 */
export async function requireSession(
  request: FastifyRequest,
  sessions: SessionStore,
  doing: 'reading' | 'changing' = 'changing',
): Promise<Session> {
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token);
  if (!session) throw unauthorized();
  if (request.headers.domain !== undefined && request.headers.domain !== session.tenant) {
    throw forbidden(sentences.otherTenant());
  }
  if (isForeignToHost(request, session.tenant)) throw forbidden(foreignHostWords);
  if (session.viewing && doing === 'changing') throw forbidden(viewingWords);
  request.session = session;
  request.scope.text = scopeTextOf(session);
  request.tenant = session.tenant;
  return session;
}

/** True if the token of a request is that of an admin who views as another user; false without a session. */
export async function isViewing(request: FastifyRequest, sessions: SessionStore): Promise<boolean> {
  const token = tokenOf(request);
  const session = token === null ? null : await sessions.find(token);
  return session !== null && session.viewing !== null;
}

function isReading({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** The token in `Authorization: Token …`; null without. */
export function tokenOf(request: FastifyRequest): string | null {
  return /^Token ([\w.-]+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
