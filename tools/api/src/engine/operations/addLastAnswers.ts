import type { FastifyInstance } from 'fastify';

/** While the process shuts down, the last answer on a connection closes it: its client sends nothing more on it. */
export function addLastAnswers(app: FastifyInstance, isServing: () => boolean = () => true): void {
  app.addHook('onSend', async (_request, reply) => {
    if (!isServing()) reply.header('connection', 'close');
  });
}
