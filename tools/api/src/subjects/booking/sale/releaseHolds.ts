import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import { offerFreed } from '../waiting/waiting.jobs';

/** One hold, or those of a performance. */
type Holds = { hold: string } | { performance: string; unlessOffered?: true };

const released = step('seatHolds', 'released', { as: 'h' });

/**
 * Releases open holds: what they claim is free. What one hold had is offered to those who wait; of a performance that was cancelled or
 * moved nothing is offered. `unlessOffered`: what was offered to the waiting list stays theirs.
 */
export async function releaseHolds(
  transaction: Transaction,
  tenant: TenantCode,
  holds: Holds,
): Promise<void> {
  const [which, value] = selected(holds);
  const open = `h.tenant = $1 AND ${which} AND ${released.when}`;
  for (const text of [
    `DELETE FROM seat_claims WHERE tenant = $1 AND ticket IS NULL AND hold IN (SELECT h.hashcode FROM seat_holds h WHERE ${open})`,
    `DELETE FROM general_claims WHERE tenant = $1 AND ticket IS NULL AND hold IN (SELECT h.hashcode FROM seat_holds h WHERE ${open})`,
    `UPDATE seat_holds h SET ${released.set}, places = 0 WHERE ${open}`,
  ])
    await transaction.query({ text, values: [tenant, value] });
  if ('hold' in holds) await offerFreed(transaction, tenant, holds);
}

function selected(holds: Holds): readonly [which: string, value: string] {
  if ('hold' in holds) return ['h.hashcode = $2::uuid', holds.hold];
  const offered = 'SELECT FROM waiting_parties w WHERE w.tenant = $1 AND w.seat_hold = h.hashcode';
  const all = 'h.performance = $2::uuid';
  return [holds.unlessOffered ? `${all} AND NOT EXISTS (${offered})` : all, holds.performance];
}
