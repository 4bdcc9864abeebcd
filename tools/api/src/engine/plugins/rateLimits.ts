import type { RateClass } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { networkOf } from '../networkOf';
import { refused, type ApiProblem } from '../problems';
import { createCallBudgets, type Budget } from './callBudgets';
import type { SharedBudgets } from './sharedBudgets';

/** A budget for each caller and class. */
export const rateBudgets: Readonly<Record<RateClass, Budget>> = {
  // Two hundred buyers behind the address of a school open the shop in the same minute, with all its files.
  page: { burst: 6_000, perSecond: 300 },
  read: { burst: 400, perSecond: 60 },
  write: { burst: 200, perSecond: 20 },
  import: { burst: 20, perSecond: 0.5 },
  login: { burst: 60, perSecond: 1 },
  // Strangers read little, and a class of school behind one address reads it together.
  notice: { burst: 120, perSecond: 10 },
  // Two hundred buyers behind the address of a school wait for a sale to open, and each asks every few seconds.
  sale: { burst: 1_500, perSecond: 150 },
};

/** Calls of one holder, such as a place in a queue or a cart, within the budget of their network. */
const holderBudget: Budget = { burst: 60, perSecond: 3 };

/** Wrong codes of one network: a hall mistypes some within a minute, and a program that guesses needs millions. */
const guessBudget: Budget = { burst: 60, perSecond: 1 };

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
    /** Guesses at one code that the network of a call has left. */
    guessesAt: (request: FastifyRequest, code: string) => Guesses;
  }
}

/** How many wrong codes one network can still send. */
export interface Guesses {
  /** Rejects when none is left. */
  assertLeft: () => void;
  /** Counts a wrong one, and rejects when that is one too many. */
  countWrong: () => Promise<void>;
}

/**
 * Limits how fast one source can call, for each class of route. Keys are the network that the connection comes from and the
 * class: nothing that a caller could vary in a body or header, the tenant included (a proxy's header counts only where one is
 * trusted).
 *
 * Reads and writes are counted in the process and added up over all processes four times a second, so that no request waits for
 * it. In that quarter of a second each process can give what another has given already; the excess is subtracted before the next
 * call.
 *
 * Where a route names the holder of a call, each holder has a budget within that of the network: one that calls without end does not
 * use up what strangers at the same address have. Who invents holders meets the budget of the network.
 */
export function addRateLimits(app: FastifyInstance, { factor, shared, now = Date.now }: RateLimits): void {
  const callers = createCallBudgets(now, shared);
  // By process: what is refused here costs others nothing, wherever it is counted.
  const holders = createCallBudgets(now);
  const callerOf = (request: FastifyRequest, rateClass: RateClass) => `${rateClass} ${networkOf(request.ip)}`;
  app.decorate('limitRate', async (request: FastifyRequest, rateClass: RateClass) => {
    if (factor === 0) return;
    const budget = scaled(rateBudgets[rateClass], factor);
    const caller = callerOf(request, rateClass);
    const isStrict = strictClasses.includes(rateClass);
    const wait = isStrict ? await callers.takeStrictly(caller, budget) : callers.take(caller, budget);
    if (wait > 0) throw tooMany(wait);
  });
  app.decorate('guessesAt', (request: FastifyRequest, code: string): Guesses => {
    const budget = scaled(guessBudget, factor);
    const caller = `guess ${code} ${networkOf(request.ip)}`;
    const refuse = (wait: number) => {
      if (wait > 0) throw tooMany(wait);
    };
    return {
      assertLeft: () => factor !== 0 && refuse(callers.wait(caller, budget)),
      countWrong: async () => {
        if (factor !== 0) refuse(await callers.takeStrictly(caller, budget));
      },
    };
  });
  app.addHook('onRequest', async (request) => app.limitRate(request, classOf(request)));
  app.addHook('preHandler', async (request) => {
    const holder = request.routeOptions.config.holderOf?.(request.body) ?? null;
    if (factor === 0 || holder === null) return;
    const wait = holders.take(holder, scaled(holderBudget, factor));
    if (wait === 0) return;
    const rateClass = classOf(request);
    callers.giveBack(callerOf(request, rateClass), scaled(rateBudgets[rateClass], factor));
    throw tooMany(wait);
  });
  const timers = [
    setInterval(callers.merge, mergeMs),
    setInterval(callers.forgetFull, forgetMs),
    setInterval(holders.forgetFull, forgetMs),
  ];
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
