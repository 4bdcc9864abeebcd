import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import { dayOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { accountsFor } from '../../books/accountsFor';
import { writeEntry, type NewLine } from '../../books/writeEntry';
import type { Transaction } from '../../database/TenantDatabase';

/** Money that came in for an order; below zero, money that went back. */
export interface SaleBooking {
  order: string;
  number: string;
  currency: string;
  event: string | null;
  /** Where the money is: the account of the method; absent, the bank's. */
  account: string | null;
  isCash: boolean;
  amount: number;
  /** Part of the amount. */
  tax: number;
  /** Money that is not owed for tickets any more: it is due back. */
  isOwedBack?: boolean;
  /**
   * No money moves: tickets pay for other tickets, or what they cost is due back to the buyer.
   * @default null
   */
  instead?: 'exchange' | 'due_back' | null;
}

const rateRow = v.object({ rate: v.nullable(v.number()) });

/** Books a payment or a refund in the transaction that it is made in. */
export async function bookSale(
  transaction: Transaction,
  tenant: TenantCode,
  { isOwedBack = false, instead = null, ...sale }: SaleBooking,
): Promise<void> {
  const { order, number, currency, event, account, isCash, amount, tax } = sale;
  if (amount === 0) return;
  const day = dayOfInstant(new Date().toISOString(), tenants[tenant].timeZone);
  const money: AccountPurpose = isCash ? 'cash' : 'bank';
  const accountOf = await accountsFor(transaction, tenant, [money, 'ticket_sales', 'tax', 'receivable'], day);
  const [taxed] = await transaction.rows(rateRow, {
    text: `SELECT max((s->>'rate')::int) AS rate FROM tickets t, jsonb_array_elements(t.price_chain->'steps') s
      WHERE t.tenant = $1 AND t."order" = $2::uuid AND s->>'rule' = 'tax'`,
    values: [tenant, order],
  });
  const sales = accountOf('ticket_sales');
  const rate = taxed?.rate ?? null;
  const ofTax = {
    tax: tax === 0 ? null : sales.tax,
    tax_rate: tax === 0 || sales.tax === null ? null : rate,
  };
  const owed = { account: accountOf('receivable').hashcode, purpose: 'receivable' } as const;
  const lines: (NewLine | null)[] = [
    instead === null
      ? side(amount, { account: account ?? accountOf(money).hashcode, purpose: money })
      : side(amount, owed),
    ...(isOwedBack
      ? [side(-amount, owed)]
      : [
          side(tax - amount, { account: sales.hashcode, purpose: 'ticket_sales', ...ofTax }),
          side(-tax, { account: accountOf('tax').hashcode, purpose: 'tax', ...ofTax }),
        ]),
  ];
  await writeEntry(transaction, tenant, {
    booked_on: day,
    text: `${textOf({ amount, isOwedBack, instead })}, order ${number}`,
    currency,
    event,
    source: { collection: 'orders', hashcode: order },
    lines: lines.filter((line) => line !== null),
  });
}

function textOf({
  amount,
  isOwedBack,
  instead,
}: Pick<SaleBooking, 'amount' | 'isOwedBack' | 'instead'>): string {
  if (instead === 'exchange') return 'Tickets exchanged';
  if (amount > 0) return 'Tickets';
  return isOwedBack ? 'Paid back' : 'Tickets given back';
}

/** An amount above zero is a debit. */
function side(amount: number, line: Omit<NewLine, 'debit' | 'credit'>): NewLine | null {
  if (amount === 0) return null;
  return { ...line, debit: Math.max(0, amount), credit: Math.max(0, -amount) };
}
