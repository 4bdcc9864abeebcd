import type { FastifyInstance } from 'fastify';

/** Ends the connection of a request that is refused before its body is read: no one wants the rest of it. */
export function closeUnread(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (reply.statusCode >= 400 && !request.raw.complete) reply.header('connection', 'close');
  });
}
