import type { TenantCode } from '@callboard/api-contract';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import { toSides } from '@callboard/domain/finance';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { books } from '../../../engine/ports/books';
import type { StoredGiftVoucher } from './giftVoucherRows';
import { todayOf } from '../../../engine/todayOf';

/** Account against a gift voucher in the books. */
export interface GiftBooking {
  /** Change of the amount owed to the holder. */
  amount: number;
  /** Where the money is, what the gift costs, or what it gains. */
  purpose: Extract<
    AccountPurpose,
    'bank' | 'cash' | 'card_machine' | 'gift_vouchers_given' | 'gift_vouchers_expired'
  >;
  /** The account of the payment method. Null: the one of the purpose. */
  account?: string | null;
  text: string;
}

/**
 * Books what a gift voucher owes to its holder: no sale, and without tax, which its spending has. Entries of orders book that, in the
 * transaction in which the order is paid.
 */
export async function bookGiftVoucher(
  transaction: Transaction,
  tenant: TenantCode,
  { hashcode, number, currency }: Pick<StoredGiftVoucher, 'hashcode' | 'number' | 'currency'>,
  { amount, purpose, account = null, text }: GiftBooking,
): Promise<void> {
  if (amount === 0) return;
  await books().post(transaction, tenant, {
    purposes: [purpose, 'gift_vouchers'],
    booked_on: todayOf(tenant),
    text: `${text}, ${number}`,
    currency,
    event: null,
    source: { collection: 'giftVouchers', hashcode },
    lines: (accountOf) => [
      { account: account ?? accountOf(purpose).hashcode, purpose, ...toSides(amount) },
      { account: accountOf('gift_vouchers').hashcode, purpose: 'gift_vouchers', ...toSides(-amount) },
    ],
  });
}
