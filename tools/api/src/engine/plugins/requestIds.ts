import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';

/** An id for a request: made here, never taken from the caller, who could write into our logs with it. */
export function newRequestId(): string {
  return randomUUID();
}

/** Returns to the caller the id under which the logs know the request. */
export function addRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('request-id', request.id);
    done();
  });
}
