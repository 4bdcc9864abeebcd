import { budgetKey, type SharedBudgets } from './sharedBudgets';

/** So many calls in one go, refilled by so many a second. */
export interface Budget {
  burst: number;
  perSecond: number;
}

/** Use of one budget by one caller. */
interface Used {
  key: Buffer;
  /** When the budget is full again; in the past: it is full. */
  fullAt: number;
  /** The part of it that other processes do not know yet, in milliseconds. */
  unreported: number;
}

/** So long a database that did not answer is left alone. */
const retryMs = 5_000;
const maxReported = 1_000;
// Against rounding: budgets are sums of fractions.
const tolerance = 1e-6;

/**
 * Budgets of callers, counted in this process and, with `shared`, added up over all of them. While the database is away, each
 * process counts by itself.
 */
export function createCallBudgets(now: () => number, shared?: SharedBudgets) {
  const callers = new Map<string, Used>();
  let pending: Promise<void> | undefined;
  let sharedFrom = 0;

  const usedBy = (caller: string): Used => {
    const found = callers.get(caller);
    if (found) return found;
    const used = { key: budgetKey(caller), fullAt: 0, unreported: 0 };
    callers.set(caller, used);
    return used;
  };
  const isShared = () => shared !== undefined && now() >= sharedFrom;
  const countAlone = (): null => {
    sharedFrom = now() + retryMs;
    return null;
  };

  /** Sends the other processes what was spent here, and reads what was spent there. */
  async function merge(): Promise<void> {
    if (!shared || !isShared()) return;
    const changed = [...callers.values()].filter(({ unreported }) => unreported > 0).slice(0, maxReported);
    if (changed.length === 0) return;
    const spent = changed.map(({ key, unreported }) => ({ key, milliseconds: unreported }));
    // Uses that the database does not store are not sent again: by then they would count calls of long ago.
    for (const used of changed) used.unreported = 0;
    const fullIn = await shared.report(spent).catch(countAlone);
    if (fullIn === null) return;
    const at = now();
    for (const used of changed) {
      used.fullAt = at + (fullIn.get(used.key.toString('hex')) ?? 0) + used.unreported;
    }
  }

  const mergeSoon = (): Promise<void> => (pending ??= merge().finally(() => (pending = undefined)));

  return {
    /** Takes one call; answers the seconds to wait where the budget is used up. Others learn of it with the next merge. */
    take(caller: string, budget: Budget): number {
      const used = usedBy(caller);
      const { wait, cost } = spend(used, budget, now());
      if (wait > 0 || !isShared()) return wait;
      used.unreported += cost;
      // A flood is not left to itself until the timer comes round.
      if (used.unreported > (budget.burst * cost) / 10) void mergeSoon();
      return 0;
    },

    /** The same, exact over all processes: for calls that are few and dear. */
    async takeStrictly(caller: string, budget: Budget): Promise<number> {
      const used = usedBy(caller);
      const before = used.fullAt;
      const { wait, cost } = spend(used, budget, now());
      if (wait > 0 || !shared || !isShared()) return wait;
      const call = { key: used.key, milliseconds: cost };
      const answer = await shared.take(call, budget.burst * cost).catch(countAlone);
      if (answer === null || answer.isTaken) return 0;
      used.fullAt = Math.max(before, now() + answer.fullInMs);
      return Math.max(1, Math.ceil((answer.fullInMs - (budget.burst - 1) * cost) / 1_000));
    },

    /** Takes a call back that counts against someone else. */
    giveBack(caller: string, { perSecond }: Budget): void {
      const used = usedBy(caller);
      const cost = 1_000 / perSecond;
      used.fullAt -= cost;
      // Others learn of it with the next calls, which it is subtracted from.
      if (shared) used.unreported -= cost;
    },

    /** The seconds until there is a call left; 0 where there is one. It takes none. */
    wait: (caller: string, budget: Budget): number => spend({ ...usedBy(caller) }, budget, now()).wait,

    merge: mergeSoon,

    /** A full budget is the same as none. */
    forgetFull(): void {
      for (const [caller, { fullAt, unreported }] of callers) {
        if (fullAt <= now() && unreported <= 0) callers.delete(caller);
      }
    },
  };
}

function spend(used: Used, { burst, perSecond }: Budget, now: number): { wait: number; cost: number } {
  const cost = 1_000 / perSecond;
  const fullAt = Math.max(used.fullAt, now) + cost;
  const over = fullAt - now - burst * cost;
  if (over > tolerance) return { wait: Math.max(1, Math.ceil(over / 1_000)), cost };
  used.fullAt = fullAt;
  return { wait: 0, cost };
}
