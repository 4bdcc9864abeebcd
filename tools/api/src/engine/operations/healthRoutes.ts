import type { FastifyInstance } from 'fastify';

const open = { config: { permission: 'public', rateClass: 'page' } } as const;

/** `/healthz` answers while the process lives, `/readyz` while it can serve: its database answers and it is not shutting down. */
export function addHealthRoutes(app: FastifyInstance, isReady: () => Promise<boolean> | boolean): void {
  app.get('/healthz', open, async () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
  });
}
