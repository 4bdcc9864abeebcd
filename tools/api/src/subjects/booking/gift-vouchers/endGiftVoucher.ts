import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import { insertPayment } from '../sale/recordPayment';
import { moneyOf, placeOf } from '../sale/saleMoney';
import { bookGiftVoucher } from './bookGiftVoucher';
import type { StoredGiftVoucher } from './giftVoucherRows';
import { writeGiftEntry } from './writeGiftEntry';

/** Why and how a gift voucher ends. */
export interface GiftVoucherEnd {
  reason: string;
  user: string;
  /** How the rest is paid back; null: it is not. */
  payment_method: string | null;
  reference: string | null;
}

/**
 * The office takes a locked gift voucher back, with what is left on it. What an unpaid order was to be paid with stays with that order.
 *
 * @throws ApiProblem 409 where it was cancelled before, or money is to go back that never came
 */
export async function cancelGiftVoucher(
  transaction: Transaction,
  tenant: TenantCode,
  voucher: StoredGiftVoucher,
  { reason, user, payment_method: method, reference }: GiftVoucherEnd,
): Promise<void> {
  const { hashcode, number, currency, balance, status, origin } = voucher;
  if (status === 'cancelled') throw refusedAction(sentences.giftVoucherOver(), {}, 409);
  if (method !== null && origin !== 'sold') throw refusedAction(sentences.giftVoucherNotPaid(), {}, 409);
  await transaction.query({
    text: `UPDATE gift_vouchers SET ${step('giftVouchers', 'cancelled').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
  if (balance === 0) return;
  await writeGiftEntry(transaction, tenant, voucher, { kind: 'cancelled', amount: -balance, reason, user });
  if (method === null) {
    await writeOff(transaction, tenant, voucher, 'Gift voucher cancelled');
    return;
  }
  const { payment, provider } = await insertPayment(
    transaction,
    tenant,
    { order: null, gift_voucher: hashcode, number, currency },
    { method, reference, user, reason },
    -balance,
  );
  await transaction.query({
    text: `UPDATE payments SET ${step('payments', 'confirmed').set}, received_at = now() WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, payment],
  });
  const [money] = await moneyOf(transaction, tenant, [payment]);
  await bookGiftVoucher(transaction, tenant, voucher, {
    amount: -balance,
    purpose: placeOf(provider),
    account: money?.account ?? null,
    text: 'Gift voucher paid back',
  });
}

/** The last day of a locked gift voucher is over: what is left on it is not owed any more. */
export async function expireGiftVoucher(
  transaction: Transaction,
  tenant: TenantCode,
  voucher: StoredGiftVoucher,
): Promise<void> {
  await transaction.query({
    text: `UPDATE gift_vouchers SET ${step('giftVouchers', 'expired').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, voucher.hashcode],
  });
  if (voucher.balance === 0) return;
  await writeGiftEntry(transaction, tenant, voucher, {
    kind: 'expired',
    amount: -voucher.balance,
    user: null,
  });
  await writeOff(transaction, tenant, voucher, 'Gift voucher expired');
}

/** The rest of a sold voucher is income, without tax: nothing was supplied. The rest of a given one is no cost any more. */
async function writeOff(
  transaction: Transaction,
  tenant: TenantCode,
  voucher: StoredGiftVoucher,
  text: string,
): Promise<void> {
  await bookGiftVoucher(transaction, tenant, voucher, {
    amount: -voucher.balance,
    purpose: voucher.origin === 'sold' ? 'gift_vouchers_expired' : 'gift_vouchers_given',
    text,
  });
}
