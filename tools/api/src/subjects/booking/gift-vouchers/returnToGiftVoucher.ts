import type { TenantCode } from '@callboard/api-contract';
import { giftVoucherUntilAfterReturn } from '@callboard/domain/booking';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { step } from '../../../engine/records/step';
import type { StoredGiftVoucher } from './giftVoucherRows';
import { writeGiftEntry, type GiftEntry } from './writeGiftEntry';
import { todayOf } from '../../../engine/todayOf';

/** Gives money back to the gift voucher that it came from. One that ended meanwhile can be spent again for some time. */
export async function returnToGiftVoucher(
  transaction: Transaction,
  tenant: TenantCode,
  voucher: StoredGiftVoucher,
  entry: Omit<GiftEntry, 'kind'>,
): Promise<void> {
  await writeGiftEntry(transaction, tenant, voucher, { ...entry, kind: 'returned' });
  const { hashcode, status, valid_until } = voucher;
  const until = giftVoucherUntilAfterReturn(todayOf(tenant), valid_until);
  if (until !== valid_until)
    await transaction.query({
      text: 'UPDATE gift_vouchers SET valid_until = $3::date WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, hashcode, until],
    });
  if (status === 'expired' || status === 'cancelled')
    await transaction.query({
      text: `UPDATE gift_vouchers SET ${step('giftVouchers', 'revived').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, hashcode],
    });
}
