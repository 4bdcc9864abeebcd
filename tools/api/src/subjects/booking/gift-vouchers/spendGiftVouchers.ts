import type { TenantCode } from '@callboard/api-contract';
import type { GiftPart } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { canSpendGiftVoucher, plainGiftCode } from '@callboard/domain/booking';
import { formatMoney } from '@callboard/domain/money';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { step } from '../../../engine/records/step';
import { shiftOf } from '../box-office/shiftOf';
import { WrongCode } from '../sale/wrongCode';
import { forChange, giftVouchersBy, giftVouchersByCode } from './giftVoucherRows';
import { returnToGiftVoucher } from './returnToGiftVoucher';
import { writeGiftEntry } from './writeGiftEntry';
import { todayOf } from '../../../engine/todayOf';

/** An order that gift vouchers pay for, in part or as a whole. */
export interface GiftOrder {
  hashcode: string;
  number: string;
  currency: string;
  /** The clerk who is paid with them now; null: a buyer online, or one who pays the rest later. */
  user: string | null;
}

/** Payment by gift vouchers. */
export function sumOfGifts(parts: readonly GiftPart[]): number {
  return parts.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * Takes from gift vouchers what they pay of an order that is placed: the vouchers are locked, so that of two orders at the same moment the
 * second one finds what the first one left. The payments are pending until all of the order is paid, and with it they are booked.
 *
 * @returns the payments
 * @throws WrongCode where a code cannot pay; ApiProblem 409 where less is left than the buyer was shown
 */
export async function spendGiftVouchers(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode: order, number, currency, user }: GiftOrder,
  parts: readonly GiftPart[],
): Promise<string[]> {
  if (new Set(parts.map(({ code }) => plainGiftCode(code))).size < parts.length)
    throw refusedAction(sentences.giftVoucherTwice(), {}, 409);
  const codes = parts.map(({ code }) => code);
  const vouchers = await giftVouchersByCode(transaction, tenant, codes, forChange);
  const today = todayOf(tenant);
  const payments: string[] = [];
  for (const { code, amount } of parts) {
    const voucher = vouchers.get(code);
    if (!voucher || !canSpendGiftVoucher(voucher, today)) throw new WrongCode('giftVoucherUnknown');
    if (voucher.currency !== currency) throw refusedAction(sentences.giftVoucherCurrency(), {}, 409);
    if (voucher.balance < amount) {
      const left = formatMoney({ amount: voucher.balance, currency });
      const short = sentences.giftVoucherShort({ amount: left, number: voucher.number });
      throw refusedAction(short, { balance: voucher.balance }, 409);
    }
    await writeGiftEntry(transaction, tenant, voucher, { kind: 'spent', amount: -amount, order, user });
    const payment = randomUUID();
    await transaction.query({
      text: `INSERT INTO payments (tenant, hashcode, name, "order", gift_voucher, provider, amount, currency, reference, status, received_by, shift)
        VALUES ($1, $2::uuid, $3, $4::uuid, $5::uuid, 'gift_voucher', $6, $7, $8, 'pending', $9::uuid, $10::uuid)`,
      values: [
        tenant,
        payment,
        number,
        order,
        voucher.hashcode,
        amount,
        currency,
        `gift-${payment}`,
        user,
        await shiftOf(transaction, tenant, { user, provider: 'gift_voucher', currency }),
      ],
    });
    payments.push(payment);
  }
  return payments;
}

const paymentRow = v.object({ hashcode: v.string(), gift_voucher: v.string(), amount: v.number() });

/** An order is not paid after all: what its gift vouchers were to pay is theirs again. */
export async function giveGiftsBack(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<void> {
  const declined = step('payments', 'declined');
  const payments = await transaction.rows(paymentRow, {
    text: `UPDATE payments SET ${declined.set} WHERE tenant = $1 AND "order" = $2::uuid AND provider = 'gift_voucher' AND amount > 0
      AND ${declined.when} RETURNING hashcode, gift_voucher, amount`,
    values: [tenant, order],
  });
  const vouchers = await giftVouchersBy(
    transaction,
    tenant,
    payments.map(({ gift_voucher }) => gift_voucher),
    forChange,
  );
  for (const { gift_voucher, amount } of payments) {
    const voucher = vouchers.find(({ hashcode }) => hashcode === gift_voucher);
    if (voucher) await returnToGiftVoucher(transaction, tenant, voucher, { amount, order, user: null });
  }
}

/** Takes what gift vouchers were to pay of an order that ended again, as the rest arrived after all: all of it, or nothing. */
export async function takeGiftsAgain(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<boolean> {
  const payments = await transaction.rows(paymentRow, {
    text: `SELECT hashcode, gift_voucher, amount FROM payments WHERE tenant = $1 AND "order" = $2::uuid AND provider = 'gift_voucher'
      AND amount > 0 AND status = 'declined'`,
    values: [tenant, order],
  });
  const vouchers = await giftVouchersBy(
    transaction,
    tenant,
    payments.map(({ gift_voucher }) => gift_voucher),
    forChange,
  );
  const today = todayOf(tenant);
  const taken = payments.map(({ gift_voucher, amount }) => ({
    amount,
    voucher: vouchers.find(
      (each) => each.hashcode === gift_voucher && canSpendGiftVoucher(each, today) && each.balance >= amount,
    ),
  }));
  if (taken.some(({ voucher }) => !voucher)) return false;
  for (const { voucher, amount } of taken)
    if (voucher)
      await writeGiftEntry(transaction, tenant, voucher, {
        kind: 'spent',
        amount: -amount,
        order,
        user: null,
      });
  return true;
}

const confirmedRow = v.object({ hashcode: v.string(), amount: v.number() });

/** The rest of an order arrived: with it, what its gift vouchers pay counts as paid. */
export function confirmGifts(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  at: Date,
): Promise<v.InferOutput<typeof confirmedRow>[]> {
  const arrived = step('payments', 'confirmed');
  return transaction.rows(confirmedRow, {
    text: `UPDATE payments SET ${arrived.set}, received_at = $3 WHERE tenant = $1 AND "order" = $2::uuid AND provider = 'gift_voucher'
      AND amount > 0 AND ${arrived.when} RETURNING hashcode, amount`,
    values: [tenant, order, at],
  });
}
