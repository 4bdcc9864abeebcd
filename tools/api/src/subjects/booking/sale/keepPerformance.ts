import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';

/**
 * Keeps what is sold of a performance as it is until the transaction ends: an order that is being placed is in the plan, and in the sale,
 * that it was read from.
 */
export async function keepPerformance(
  transaction: Transaction,
  tenant: TenantCode,
  performance: string,
): Promise<void> {
  await transaction.query({
    text: 'SELECT FROM performances WHERE tenant = $1 AND hashcode = $2::uuid FOR KEY SHARE',
    values: [tenant, performance],
  });
}

/** Waits for every order of a performance that is being placed, and lets no other begin: what is sold changes now. */
export async function lockPerformanceOf(
  transaction: Transaction,
  tenant: TenantCode,
  seatMap: string,
): Promise<void> {
  await transaction.query({
    text: `SELECT FROM performances WHERE tenant = $1
      AND hashcode = (SELECT performance FROM seat_maps WHERE tenant = $1 AND hashcode = $2::uuid) FOR UPDATE`,
    values: [tenant, seatMap],
  });
}
