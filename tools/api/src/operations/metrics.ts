import type { FastifyInstance, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { Histogram, type Registry } from 'prom-client';
import { notFound } from '../problems';

/** `/metrics` for Prometheus: how long each route took, and whatever else is in the registry. */
export function addMetrics(app: FastifyInstance, registry: Registry, token: string | undefined): void {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the first byte of a request to the end of its answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unknown';
    durations.labels(request.method, route, String(reply.statusCode)).observe(reply.elapsedTime / 1_000);
    done();
  });
  app.get('/metrics', { config: { permission: 'public' } }, async (request, reply) => {
    if (!mayRead(request, token)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Whoever is on the same machine, or knows the token that was configured. */
function mayRead(request: FastifyRequest, token: string | undefined): boolean {
  if (['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)) return true;
  if (!token) return false;
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
