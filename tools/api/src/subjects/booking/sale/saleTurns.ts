import { limits, type TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import { atATime } from '../../../engine/atATime';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { fairTurns } from '../../../engine/fairTurns';
import { busy } from '../../../engine/problems';
import { hashToken } from '../../../engine/sessions/tokens';

/** How many buyers of a tenant write at the same time in one process: half of its connections, so that the others can read. */
const atOnce = 4;
/** Past that the buyer's browser gives up before the answer is there. */
const maxWaitMs = limits.timeoutMs * 0.8;
/** Of one performance. */
const maxWaiting = 1_000;

const tenants = new Map<TenantCode, ReturnType<typeof fairTurns>>();
const performances = new Map<string, ReturnType<typeof atATime>>();

/** Subject of a buyer's write: a performance, a hold, or an order by the token of its link. */
export type SaleSubject = { performance: string } | { hold: string } | { order: string };

const performanceRow = v.object({ performance: v.string() });

const found = {
  performance: {
    name: 'lane-of-performance',
    text: 'SELECT hashcode AS performance FROM performances WHERE tenant = $1 AND hashcode = $2::uuid',
  },
  hold: {
    name: 'lane-of-hold',
    text: 'SELECT performance FROM seat_holds WHERE tenant = $1 AND hashcode = $2::uuid',
  },
  order: {
    name: 'lane-of-order',
    text: `SELECT o.performance FROM order_links l JOIN orders o ON o.tenant = l.tenant AND o.hashcode = l."order"
      WHERE l.tenant = $1 AND l.digest = $2`,
  },
};

/**
 * The lane of a write: that of its performance, so that a sale with very many buyers does not hold up another one. All that leads to none
 * shares a lane: who invents performances gets no more turns.
 */
export async function laneOf(
  queries: Queries,
  tenant: TenantCode,
  subject: SaleSubject | null,
): Promise<string> {
  if (!subject) return '';
  const [statement, key] = statementOf(subject);
  const [row] = await queries.rows(performanceRow, { ...statement, values: [tenant, key] });
  return row?.performance ?? '';
}

function statementOf(subject: SaleSubject) {
  if ('performance' in subject) return [found.performance, subject.performance] as const;
  if ('hold' in subject) return [found.hold, subject.hold] as const;
  return [found.order, hashToken(subject.order)] as const;
}

/**
 * Lets buyers write: those of a performance in the order in which they came, performances one after the other. When a sale opens there are
 * more buyers than connections: they wait here, rather than with a connection that no one else could read by meanwhile.
 *
 * @param isSeated Whether the best seats are wanted: one party of a performance is seated after the other
 * @throws ApiProblem 503 where too many wait
 */
export async function queueSale<T>(
  tenant: TenantCode,
  lane: string,
  isSeated: boolean,
  work: () => Promise<T>,
): Promise<T> {
  const came = globalThis.performance.now();
  const slots = tenants.get(tenant) ?? fairTurns(atOnce);
  tenants.set(tenant, slots);
  const inSlot = () => {
    if (slots.countWaiting(lane) >= maxWaiting) throw busy(5);
    return slots.inTurn(lane, async () => {
      if (globalThis.performance.now() - came > maxWaitMs) throw busy(5);
      return work();
    });
  };
  if (!isSeated) return inSlot();
  const key = `${tenant} ${lane}`;
  const party = performances.get(key) ?? atATime(1);
  performances.set(key, party);
  if (party.countWaiting() >= maxWaiting) throw busy(5);
  try {
    return await party.inTurn(async () => inSlot());
  } finally {
    if (party.isIdle()) performances.delete(key);
  }
}
