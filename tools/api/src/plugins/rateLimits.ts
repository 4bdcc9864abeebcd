import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiProblem } from '../problems';
import type { RateClass } from './permission';

/** A bucket for each caller and class: so many calls at once, refilled by so many a second. */
const budgets: Readonly<Record<RateClass, { burst: number; perSecond: number }>> = {
  page: { burst: 600, perSecond: 100 },
  read: { burst: 400, perSecond: 60 },
  write: { burst: 200, perSecond: 20 },
  import: { burst: 20, perSecond: 0.5 },
  login: { burst: 60, perSecond: 1 },
};

interface Bucket {
  left: number;
  at: number;
}

/**
 * Limits how fast one source may call, for each class of route and tenant. Keys are the connection's address, the tenant of the
 * host and the class: nothing that a caller could vary in a body or header (a proxy's header counts only where one is trusted).
 */
export function addRateLimits(app: FastifyInstance, factor: number, now: () => number = Date.now): void {
  if (factor === 0) return;
  const buckets = new Map<string, Bucket>();
  app.addHook('onRequest', (request, _reply, done) => {
    const rateClass = classOf(request);
    const { burst, perSecond } = budgets[rateClass];
    const wait = take(
      buckets,
      `${rateClass} ${request.tenant} ${request.ip}`,
      burst * factor,
      perSecond * factor,
      now(),
    );
    done(wait > 0 ? tooMany(wait) : undefined);
  });
  const sweep = setInterval(() => forgetFull(buckets, now()), 60_000).unref();
  app.addHook('onClose', async () => clearInterval(sweep));
}

function classOf(request: FastifyRequest): RateClass {
  return (
    request.routeOptions.config.rateClass ??
    (request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write')
  );
}

/** Takes one call from a bucket; answers the seconds to wait where it is empty. */
function take(
  buckets: Map<string, Bucket>,
  key: string,
  burst: number,
  perSecond: number,
  now: number,
): number {
  const bucket = buckets.get(key);
  if (!bucket) {
    buckets.set(key, { left: burst - 1, at: now });
    return 0;
  }
  bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1_000) * perSecond);
  bucket.at = now;
  if (bucket.left < 1) return Math.ceil((1 - bucket.left) / perSecond);
  bucket.left -= 1;
  return 0;
}

/** Every bucket is full again after ten quiet minutes. */
function forgetFull(buckets: Map<string, Bucket>, now: number): void {
  for (const [key, bucket] of buckets) if (now - bucket.at > 600_000) buckets.delete(key);
}

function tooMany(seconds: number): ApiProblem {
  return new ApiProblem(
    429,
    { detail: `Too many requests. Try again in ${seconds} seconds.` },
    { 'retry-after': String(seconds) },
  );
}
