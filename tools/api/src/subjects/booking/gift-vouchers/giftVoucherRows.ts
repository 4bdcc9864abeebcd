import type { TenantCode } from '@callboard/api-contract';
import type { GiftVoucherOffer } from '@callboard/api-contract/booking';
import { canSpendGiftVoucher, plainGiftCode } from '@callboard/domain/booking';
import { createHash } from 'node:crypto';
import * as v from 'valibot';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { WrongCode } from '../sale/wrongCode';
import { todayOf } from '../../../engine/todayOf';

const giftRow = v.object({
  hashcode: v.string(),
  number: v.string(),
  issued_to: v.nullable(v.string()),
  email: v.nullable(v.string()),
  currency: v.picklist(['NZD', 'AUD', 'USD']),
  amount: v.number(),
  balance: v.number(),
  /** A day. */
  valid_until: v.string(),
  origin: v.picklist(['sold', 'given']),
  status: v.picklist(['active', 'blocked', 'expired', 'cancelled']),
});
export type StoredGiftVoucher = v.InferOutput<typeof giftRow>;

const giftSql = `SELECT g.hashcode, g.number, g.issued_to, g.email, g.currency, g.amount, g.balance, g.valid_until::text AS valid_until,
    g.origin, g.status FROM gift_vouchers g`;
/** Several are locked in one order, so that none of two buyers waits for the other. */
export const forChange = 'FOR NO KEY UPDATE OF g';

/** The digest of the code of a gift voucher of a tenant, in any way of typing it. The code has more bits than can be tried. */
export function giftCodeDigest(tenant: TenantCode, code: string): Buffer {
  return createHash('sha256')
    .update(`gift voucher ${tenant} ${plainGiftCode(code)}`)
    .digest();
}

/** Gift vouchers by their hashcodes; locked where money is about to move. */
export function giftVouchersBy(
  queries: Queries,
  tenant: TenantCode,
  hashcodes: readonly string[],
  lock: '' | typeof forChange = '',
): Promise<StoredGiftVoucher[]> {
  return queries.rows(giftRow, {
    text: `${giftSql} WHERE g.tenant = $1 AND g.hashcode = ANY ($2::uuid[]) ORDER BY g.hashcode ${lock}`,
    values: [tenant, [...hashcodes]],
  });
}

const codeRow = v.object({ gift_voucher: v.string(), digest: v.string() });

/** The same by codes, in any way of typing them: unknown ones are left out. */
export async function giftVouchersByCode(
  queries: Queries,
  tenant: TenantCode,
  codes: readonly string[],
  lock: '' | typeof forChange = '',
): Promise<ReadonlyMap<string, StoredGiftVoucher>> {
  const digests = codes.map((code) => giftCodeDigest(tenant, code));
  const known = await queries.rows(codeRow, {
    text: `SELECT gift_voucher, encode(digest, 'hex') AS digest FROM gift_voucher_codes WHERE tenant = $1 AND digest = ANY ($2::bytea[])`,
    values: [tenant, digests],
  });
  const found = await giftVouchersBy(
    queries,
    tenant,
    known.map(({ gift_voucher }) => gift_voucher),
    lock,
  );
  return new Map(
    codes.flatMap((code, index) => {
      const one = known.find(({ digest }) => digest === digests[index]?.toString('hex'));
      const voucher = one && found.find(({ hashcode }) => hashcode === one.gift_voucher);
      return voucher ? [[code, voucher] as const] : [];
    }),
  );
}

/**
 * Answers the balance of a gift voucher to the holder of its code.
 *
 * @throws WrongCode for every code that can pay nothing now
 */
export async function checkGiftVoucher(
  queries: Queries,
  tenant: TenantCode,
  code: string,
): Promise<GiftVoucherOffer> {
  const found = (await giftVouchersByCode(queries, tenant, [code])).get(code);
  if (!found || !canSpendGiftVoucher(found, todayOf(tenant))) throw new WrongCode('giftVoucherUnknown');
  const { number, balance, currency, valid_until } = found;
  return { number, balance, currency, valid_until };
}
