import type { TenantCode } from '@callboard/api-contract';
import type { PaymentProvider } from '@callboard/api-contract/booking';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';

/** Pays with money that is here already. */
export const giftProvider = 'gift_voucher' satisfies PaymentProvider;

/** The purposes of accounts that money is on. */
type MoneyPlace = Extract<AccountPurpose, 'bank' | 'cash' | 'card_machine'>;

/** Money of a sale on an account of the books; below zero, money that left it. */
export interface SaleMoney {
  /** No money moves by the last three: a gift voucher or other tickets pay, or what they cost is due back to the buyer. */
  purpose: MoneyPlace | Extract<AccountPurpose, 'gift_vouchers' | 'exchange' | 'due_back'>;
  /** The account of the method. Null: the one of the purpose. */
  account: string | null;
  amount: number;
}

/** The purpose of the account on which a provider's money is: gift vouchers, cash, the card machine and the bank have one each. */
export function purposeOf(provider: string): MoneyPlace | 'gift_vouchers' {
  return provider === giftProvider ? 'gift_vouchers' : placeOf(provider);
}

/** The same of a provider that moves money. */
export function placeOf(provider: string): MoneyPlace {
  if (provider === 'cash') return 'cash';
  return provider === ('terminal' satisfies PaymentProvider) ? 'card_machine' : 'bank';
}

const paymentRow = v.object({
  provider: v.string(),
  amount: v.number(),
  account: v.nullable(v.string()),
});

/** Where the money of payments is. */
export async function moneyOf(
  transaction: Transaction,
  tenant: TenantCode,
  payments: readonly string[],
): Promise<SaleMoney[]> {
  const rows = await transaction.rows(paymentRow, {
    text: `SELECT p.provider, p.amount, m.account FROM payments p
        LEFT JOIN payment_methods m ON m.tenant = p.tenant AND m.hashcode = p.payment_method
      WHERE p.tenant = $1 AND p.hashcode = ANY ($2::uuid[]) ORDER BY p.created, p.instance_id`,
    values: [tenant, payments],
  });
  return rows.map(({ provider, amount, account }) => ({ purpose: purposeOf(provider), account, amount }));
}
