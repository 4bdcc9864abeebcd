import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../networkOf';
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call in another class beside that of its route, and throws when that is used up. */
    limitRate: (request: FastifyRequest, rateClass: RateClass) => void;
  }
}

/**
 * Limits how fast one source may call, for each class of route and tenant. Keys are the network that the connection comes from, the tenant
 * that is asked and the class: nothing else that a caller could vary in a body or header (a proxy's header counts only where one is trusted).
 */
export function addRateLimits(app: FastifyInstance, factor: number, now: () => number = Date.now): void {
  const buckets = new Map<string, Bucket>();
  const limitRate = (request: FastifyRequest, rateClass: RateClass) => {
    if (factor === 0) return;
    const { burst, perSecond } = budgets[rateClass];
    const key = `${rateClass} ${request.tenant} ${networkOf(request.ip)}`;
    const wait = take(buckets, key, burst * factor, perSecond * factor, now());
    if (wait > 0) throw tooMany(wait);
  };
  app.decorate('limitRate', limitRate);
  app.addHook('onRequest', async (request) => limitRate(request, classOf(request)));
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
