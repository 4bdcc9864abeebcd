import { limits, type TenantCode } from '@callboard/api-contract';
import { atATime } from '../../atATime';
import { busy } from '../../problems';

/** How many buyers of a tenant write at the same time in one process: half of its connections, so that the others can read. */
const atOnce = 4;
/** Past that the buyer's browser gives up before the answer is there. */
const longestWaitMs = limits.timeoutMs * 0.8;
const mostWaiting = 1_000;

const tenants = new Map<TenantCode, ReturnType<typeof atATime>>();
const performances = new Map<string, ReturnType<typeof atATime>>();

/**
 * Lets buyers write in the order in which they came. When a sale opens there are more of them than connections: they wait here, rather
 * than with a connection that no one else could read by meanwhile.
 *
 * @param performance Whose best seats are wanted: one party of it is seated after the other
 * @throws ApiProblem 503 where too many wait
 */
export async function inSaleTurn<T>(
  tenant: TenantCode,
  performance: string | null,
  work: () => Promise<T>,
): Promise<T> {
  const came = globalThis.performance.now();
  const slots = tenants.get(tenant) ?? atATime(atOnce);
  tenants.set(tenant, slots);
  const inSlot = () => {
    if (slots.countWaiting() >= mostWaiting) throw busy(5);
    return slots.inTurn(async () => {
      if (globalThis.performance.now() - came > longestWaitMs) throw busy(5);
      return work();
    });
  };
  if (performance === null) return inSlot();
  const key = `${tenant} ${performance}`;
  const party = performances.get(key) ?? atATime(1);
  performances.set(key, party);
  if (party.countWaiting() >= mostWaiting) throw busy(5);
  try {
    return await party.inTurn(async () => inSlot());
  } finally {
    if (party.isIdle()) performances.delete(key);
  }
}
