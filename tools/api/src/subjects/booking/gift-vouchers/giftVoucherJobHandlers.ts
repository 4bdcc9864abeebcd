import { tenantCodes } from '@callboard/api-contract';
import * as v from 'valibot';
import type { JobHandler } from '../../../engine/jobs/defineJob';
import { forEachOf } from '../../../engine/jobs/forEachOf';
import { step } from '../../../engine/records/step';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { expireGiftVoucher } from './endGiftVoucher';
import { forChange, giftVouchersBy } from './giftVoucherRows';
import { todayOf } from '../../../engine/todayOf';

/** Ends those whose last day is over, each in a transaction of its own: two runs end none twice. */
export function createExpireGiftVouchers({
  database,
}: Pick<ActionTools, 'database'>): JobHandler<Readonly<Record<never, never>>> {
  const isOpen = step('giftVouchers', 'expired');
  return () =>
    forEachOf(tenantCodes, async (tenant) => {
      const queries = database.forTenant(tenant);
      const over = await queries.rows(v.object({ hashcode: v.string() }), {
        text: `SELECT hashcode FROM gift_vouchers WHERE tenant = $1 AND ${isOpen.when} AND valid_until < $2::date ORDER BY valid_until, hashcode`,
        values: [tenant, todayOf(tenant)],
      });
      await forEachOf(over, ({ hashcode }) =>
        queries.write({ actor: null }, async (transaction) => {
          const [voucher] = await giftVouchersBy(transaction, tenant, [hashcode], forChange);
          const isOver =
            voucher &&
            isOpen.from.some((status) => status === voucher.status) &&
            voucher.valid_until < todayOf(tenant);
          if (isOver) await expireGiftVoucher(transaction, tenant, voucher);
        }),
      );
    });
}
