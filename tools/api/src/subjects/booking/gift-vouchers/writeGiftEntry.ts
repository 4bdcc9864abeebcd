import type { TenantCode } from '@callboard/api-contract';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { StoredGiftVoucher } from './giftVoucherRows';

/** Money that comes to a gift voucher, or below zero is taken from it. */
export interface GiftEntry {
  kind: 'issued' | 'spent' | 'returned' | 'expired' | 'cancelled';
  amount: number;
  /** @default null */
  order?: string | null;
  /** @default null */
  reason?: string | null;
  /** Null: the server itself, or a buyer. */
  user: string | null;
}

/** Adds an entry to a gift voucher, from which the database computes its balance. It refuses one that would take more than there is. */
export async function writeGiftEntry(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, number, currency }: Pick<StoredGiftVoucher, 'hashcode' | 'number' | 'currency'>,
  { kind, amount, order = null, reason = null, user }: GiftEntry,
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO gift_voucher_entries (tenant, name, gift_voucher, kind, amount, currency, "order", reason, made_by)
      VALUES ($1, $2, $3::uuid, $4, $5, $6, $7::uuid, $8, $9::uuid)`,
    values: [tenant, number, hashcode, kind, amount, currency, order, reason, user],
  });
}
