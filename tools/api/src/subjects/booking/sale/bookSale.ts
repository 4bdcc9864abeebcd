import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import { dayOfInstant } from '@callboard/domain/calendar';
import * as v from 'valibot';
import { accountsFor } from '../../finance/books/accountsFor';
import { writeEntry, type NewLine } from '../../finance/books/writeEntry';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { BookedMerchandise } from './merchandiseLines';

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
  /** Parts of the amount and of the tax that are not of tickets, with their sign. */
  merchandise?: readonly BookedMerchandise[];
  /** When the money moved. @default now */
  at?: Date;
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
  { isOwedBack = false, instead = null, merchandise = [], at = new Date(), ...sale }: SaleBooking,
): Promise<void> {
  const { order, number, currency, event, account, isCash, amount, tax } = sale;
  if (amount === 0) return;
  const day = dayOfInstant(at.toISOString(), tenants[tenant].timeZone);
  const money: AccountPurpose = isCash ? 'cash' : 'bank';
  // What no money moves for is due back to the buyer, or pays for the tickets of another order.
  const other = instead === 'exchange' ? 'exchange' : 'due_back';
  const purposes: AccountPurpose[] = [money, 'ticket_sales', 'tax', other];
  if (merchandise.some((part) => part.account === null)) purposes.push('merchandise_sales');
  const accountOf = await accountsFor(transaction, tenant, purposes, day);
  const [taxed] = await transaction.rows(rateRow, {
    text: `SELECT max((s->>'rate')::int) AS rate FROM tickets t, jsonb_array_elements(t.price_chain->'steps') s
      WHERE t.tenant = $1 AND t."order" = $2::uuid AND s->>'rule' = 'tax'`,
    values: [tenant, order],
  });
  const sales = accountOf('ticket_sales');
  const rate = taxed?.rate ?? null;
  const ofMerchandise = (part: 'amount' | 'tax') => merchandise.reduce((sum, each) => sum + each[part], 0);
  const tickets = { amount: amount - ofMerchandise('amount'), tax: tax - ofMerchandise('tax') };
  const ofTax = {
    tax: tickets.tax === 0 ? null : sales.tax,
    tax_rate: tickets.tax === 0 || sales.tax === null ? null : rate,
  };
  const owed = { account: accountOf(other).hashcode, purpose: other } as const;
  const taxAccount = { account: accountOf('tax').hashcode, purpose: 'tax' } as const;
  const lines: (NewLine | null)[] = [
    instead === null
      ? side(amount, { account: account ?? accountOf(money).hashcode, purpose: money })
      : side(amount, owed),
    ...(isOwedBack
      ? [side(-amount, owed)]
      : [
          side(tickets.tax - tickets.amount, { account: sales.hashcode, purpose: 'ticket_sales', ...ofTax }),
          side(-tickets.tax, { ...taxAccount, ...ofTax }),
          ...merchandise.flatMap((part) => {
            const own = part.tax === 0 ? {} : { tax: part.taxed_by, tax_rate: part.tax_rate };
            const to = part.account ?? accountOf('merchandise_sales').hashcode;
            return [
              side(part.tax - part.amount, { account: to, purpose: 'merchandise_sales', ...own }),
              side(-part.tax, { ...taxAccount, ...own }),
            ];
          }),
        ]),
  ];
  const withMerchandise = tickets.amount === 0 ? 'Merchandise' : 'Tickets and merchandise';
  const what = merchandise.length > 0 ? withMerchandise : 'Tickets';
  await writeEntry(transaction, tenant, {
    booked_on: day,
    text: `${textOf({ amount, isOwedBack, instead, what })}, order ${number}`,
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
  what,
}: Pick<SaleBooking, 'amount' | 'isOwedBack' | 'instead'> & { what: string }): string {
  if (instead === 'exchange') return 'Tickets exchanged';
  if (amount > 0) return what;
  return isOwedBack ? 'Paid back' : `${what} given back`;
}

/** An amount above zero is a debit. */
function side(amount: number, line: Omit<NewLine, 'debit' | 'credit'>): NewLine | null {
  if (amount === 0) return null;
  return { ...line, debit: Math.max(0, amount), credit: Math.max(0, -amount) };
}
