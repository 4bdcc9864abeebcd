import type { TenantCode } from '@callboard/api-contract';
import type { JobHandler } from '../../jobs/defineJob';
import type { ActionTools } from '../../sessions/actions/userAction';
import { addJob } from '../../jobs/queue';
import { endOrder } from './endOrder';
import { expireOrder } from './sale.jobs';
import { lockOrder } from './saleOrders';

/** Ends an order that was not paid in time; one that was paid, or that has more time now, stays. */
export function createExpireOrder({
  database,
}: Pick<ActionTools, 'database'>): JobHandler<{ tenant: TenantCode; order: string }> {
  return async ({ tenant, order }) => {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const found = await lockOrder(transaction, tenant, order);
      if (found?.status !== 'unpaid') return;
      if (found.seconds_left === 0) return endOrder(transaction, tenant, order, 'expired');
      // The clock of the database decides.
      const startAfter = new Date(Date.now() + (found.seconds_left ?? 0) * 1_000 + 1_000);
      await addJob(transaction, expireOrder, { tenant, order }, { startAfter });
    });
  };
}
