import { hasRole, rowRule } from '@callboard/api-contract';
import { isServedTo } from '@callboard/api-contract/collections';
import type { FastifyInstance } from 'fastify';
import { forbidden, notFound } from '../problems';
import type { Session } from './session';
import type { Permission } from './permission';

/** Refuses at start every route that does not declare who can call it. Routes that were added before this are not checked. */
export function requireDeclaredPermissions(app: FastifyInstance): void {
  app.addHook('onRoute', (route) => {
    if (route.config?.permission) return;
    throw new Error(
      `The route ${String(route.method)} ${route.url} declares no permission: add it to its config.`,
    );
  });
}

/** Throws unless the session's roles can call a route with this permission. */
export function checkPermission(permission: Exclude<Permission, 'public'>, session: Session): void {
  if (permission === 'session') return;
  if (!('collection' in permission)) {
    if (!hasRole(session.roles, permission)) throw forbidden();
    return;
  }
  const { collection } = permission;
  if (!isServedTo(collection, session.tenant)) throw notFound();
  if (!rowRule(collection, permission.verb, session.roles)) throw forbidden();
}
