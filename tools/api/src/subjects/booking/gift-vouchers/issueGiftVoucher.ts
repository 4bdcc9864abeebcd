import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import type { IssuedGiftVoucher } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import {
  giftCodeLetters,
  giftVoucherUntil,
  orderNumberLength,
  shownGiftCode,
} from '@callboard/domain/booking';
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { readableCode } from '../../../engine/readableCode';
import { step } from '../../../engine/records/step';
import type { ActionTools } from '../../../engine/tools/ActionTools';
import { insertPayment } from '../sale/recordPayment';
import { moneyOf, placeOf } from '../sale/saleMoney';
import { bookGiftVoucher } from './bookGiftVoucher';
import { giftCodeDigest } from './giftVoucherRows';
import { giftVoucherMail } from './giftVoucherMail';
import { writeGiftEntry } from './writeGiftEntry';
import { todayOf } from '../../../engine/todayOf';

/** User of the office who issues it. */
interface Issuer {
  tenant: TenantCode;
  user: string;
}

/**
 * Issues a gift voucher: sold for money that is here, or given for a reason. It is owed to its holder, and no sale: tax is due when it is
 * spent. Its code is stored as a digest by which it is found, and sealed for the office.
 *
 * @throws ApiProblem where it would end too early, or the method takes no money by hand
 */
export async function issueGiftVoucher(
  transaction: Transaction,
  { mails, secrets, settings }: Pick<ActionTools, 'mails' | 'secrets' | 'settings'>,
  { tenant, user }: Issuer,
  input: ParsedInputOf<'issueGiftVoucher'>,
): Promise<IssuedGiftVoucher> {
  const { amount, currency, issued_to, email, payment_method: method, reason, reference } = input;
  const hashcode = randomUUID();
  const number = readableCode(orderNumberLength);
  const code = readableCode(giftCodeLetters);
  const valid_until = lastDayOf(tenant, input.valid_until, method !== null);
  await transaction.query({
    text: `INSERT INTO gift_vouchers (tenant, hashcode, number, issued_to, email, currency, amount, balance, valid_until, origin, reason, issued_by)
      VALUES ($1, $2::uuid, $3, $4, $5, $6, $7, 0, $8::date, $9, $10, $11::uuid)`,
    values: [
      tenant,
      hashcode,
      number,
      issued_to,
      email,
      currency,
      amount,
      valid_until,
      method === null ? 'given' : 'sold',
      reason,
      user,
    ],
  });
  await transaction.query({
    text: 'INSERT INTO gift_voucher_codes (tenant, gift_voucher, digest, sealed) VALUES ($1, $2::uuid, $3, $4)',
    values: [tenant, hashcode, giftCodeDigest(tenant, code), secrets.seal(Buffer.from(code), hashcode)],
  });
  const voucher = { hashcode, number, currency };
  await writeGiftEntry(transaction, tenant, voucher, { kind: 'issued', amount, reason, user });
  if (method === null) {
    await bookGiftVoucher(transaction, tenant, voucher, {
      amount,
      purpose: 'gift_vouchers_given',
      text: 'Gift voucher given',
    });
  } else {
    const { payment, provider } = await insertPayment(
      transaction,
      tenant,
      { order: null, gift_voucher: hashcode, number, currency },
      { method, reference, user },
      amount,
    );
    await transaction.query({
      text: `UPDATE payments SET ${step('payments', 'confirmed').set}, received_at = now() WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, payment],
    });
    const [money] = await moneyOf(transaction, tenant, [payment]);
    await bookGiftVoucher(transaction, tenant, voucher, {
      amount,
      purpose: placeOf(provider),
      account: money?.account ?? null,
      text: 'Gift voucher sold',
    });
  }
  const issued = { hashcode, number, balance: amount, currency, valid_until, code: shownGiftCode(code) };
  if (email !== null)
    await mails.queue(
      transaction,
      tenant,
      giftVoucherMail(settings, tenant, issued, { to: email, name: issued_to, language: input.language }),
    );
  return issued;
}

/** One that is sold is valid for as long as the law requires. */
function lastDayOf(tenant: TenantCode, selected: string | null, isSold: boolean): string {
  const today = todayOf(tenant);
  const usual = giftVoucherUntil(today);
  if (selected === null) return usual;
  if (isSold && selected < usual) throw refusedAction(sentences.giftVoucherUntil({ day: usual }));
  if (selected < today) throw refusedAction(sentences.giftVoucherPast());
  return selected;
}
