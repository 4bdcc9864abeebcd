import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import { isFromThisMachine } from '../isFromThisMachine';
import { notFound } from '../problems';
import { isSameText } from '../secrets/isSameText';
import type { Settings } from '../settings';

type Allowed = Pick<Settings, 'metricsToken' | 'proxies'>;

/** `/metrics` for Prometheus: how long each route took, and all else in the registry. */
export function addMetrics(app: FastifyInstance, registry: Registry, allowed: Allowed): void {
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
    if (!canRead(request, allowed)) throw notFound();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Programs on the same machine, and those that know the token that was configured. */
function canRead(request: FastifyRequest, { metricsToken, proxies }: Allowed): boolean {
  if (isFromThisMachine(request, proxies !== false)) return true;
  if (!metricsToken) return false;
  return isSameText(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
}
