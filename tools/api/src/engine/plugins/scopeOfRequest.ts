import type { FastifyInstance, FastifyRequest } from 'fastify';
import { runInScope } from '../database/scope';

/**
 * Gives every request a scope of its own, which its session fills in. The scope is entered again before the handler, as what reads a body
 * goes on from the connection and not from the hooks before it.
 */
export function addScopeOfRequest(app: FastifyInstance): void {
  // The placeholder is never used: each request gets its own below.
  app.decorateRequest('scope', null as unknown as FastifyRequest['scope']);
  app.addHook('onRequest', (request, _reply, done) => {
    request.scope = { text: null };
    runInScope(request.scope, done);
  });
  app.addHook('preValidation', (request, _reply, done) => runInScope(request.scope, done));
  app.addHook('preHandler', (request, _reply, done) => runInScope(request.scope, done));
}
