import type { RateClass } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../networkOf';
import { refused, type ApiProblem } from '../problems';
import { createCallBudgets, type Budget } from './callBudgets';
import type { SharedBudgets } from './sharedBudgets';

/** A budget for each caller and class. */
export const rateBudgets: Readonly<Record<RateClass, Budget>> = {
  page: { burst: 600, perSecond: 100 },
  read: { burst: 400, perSecond: 60 },
  write: { burst: 200, perSecond: 20 },
  import: { burst: 20, perSecond: 0.5 },
  login: { burst: 60, perSecond: 1 },
  // Strangers read little, and a class of school behind one address reads it together.
  notice: { burst: 120, perSecond: 10 },
};

// Few, and dear or worth guessing at: each is counted in the database before it is answered.
const strictClasses: readonly RateClass[] = ['import', 'login'];

/** How late other processes learn what was spent here. */
const mergeMs = 250;
const forgetMs = 60_000;

interface RateLimits {
  /** Multiplies every budget; 0 lifts them. */
  factor: number;
  /** Adds the budgets of all processes up; without it this one counts by itself. */
  shared?: SharedBudgets;
  now?: () => number;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call in another class in addition to that of its route, and rejects when that is used up. */
    limitRate: (request: FastifyRequest, rateClass: RateClass) => Promise<void>;
  }
}

/**
 * Limits how fast one source can call, for each class of route. Keys are the network that the connection comes from and the
 * class: nothing that a caller could vary in a body or header, the tenant included (a proxy's header counts only where one is
 * trusted).
 *
 * Reads and writes are counted in the process and added up over all processes four times a second, so that no request waits for
 * it. In that quarter of a second each process can give what another has given already; the excess is subtracted before the next
 * call.
 */
export function addRateLimits(app: FastifyInstance, { factor, shared, now = Date.now }: RateLimits): void {
  const callers = createCallBudgets(now, shared);
  app.decorate('limitRate', async (request: FastifyRequest, rateClass: RateClass) => {
    if (factor === 0) return;
    const budget = scaled(rateBudgets[rateClass], factor);
    const caller = `${rateClass} ${networkOf(request.ip)}`;
    const isStrict = strictClasses.includes(rateClass);
    const wait = isStrict ? await callers.takeStrictly(caller, budget) : callers.take(caller, budget);
    if (wait > 0) throw tooMany(wait);
  });
  app.addHook('onRequest', async (request) => app.limitRate(request, classOf(request)));
  const timers = [setInterval(callers.merge, mergeMs), setInterval(callers.forgetFull, forgetMs)];
  for (const timer of timers) timer.unref();
  app.addHook('onClose', async () => {
    for (const timer of timers) clearInterval(timer);
  });
}

function scaled({ burst, perSecond }: Budget, factor: number): Budget {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

function classOf(request: FastifyRequest): RateClass {
  return (
    request.routeOptions.config.rateClass ??
    (request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write')
  );
}

function tooMany(seconds: number): ApiProblem {
  const headers = { 'retry-after': String(seconds) };
  return refused(429, sentences.tooManyRequests({ seconds }), {}, headers);
}
