import type { TenantCode } from '@callboard/api-contract';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { books, type NewLine, type PostedEntry } from '../../../engine/ports/books';
import type { BookedMerchandise } from './merchandiseLines';
import type { SaleMoney } from './saleMoney';
import { todayOf } from '../../../engine/todayOf';

/** Money that came in for an order; below zero, money that went back. */
export interface SaleBooking {
  order: string;
  number: string;
  currency: string;
  event: string | null;
  /** Where the money is: a sale can be paid in several ways. */
  money: readonly SaleMoney[];
  /** Part of the sum of the money. */
  tax: number;
  /** Parts of that sum and of the tax that are not of tickets, with their sign. */
  merchandise?: readonly BookedMerchandise[];
  /** When the money moved. @default now */
  at?: Date;
  /** Money that is not owed for tickets any more: it is due back. */
  isOwedBack?: boolean;
}

const rateRow = v.object({ rate: v.nullable(v.number()) });

/** Books a payment or a refund in the transaction that it is made in. */
export async function bookSale(
  transaction: Transaction,
  tenant: TenantCode,
  { isOwedBack = false, merchandise = [], at = new Date(), ...sale }: SaleBooking,
): Promise<void> {
  const { order, number, currency, event, money, tax } = sale;
  const amount = money.reduce((sum, each) => sum + each.amount, 0);
  if (amount === 0) return;
  const day = todayOf(tenant, at);
  const purposes = [
    ...new Set(money.map(({ purpose }) => purpose)),
    'ticket_sales',
    'tax',
    ...(isOwedBack ? (['due_back'] as const) : []),
    ...(merchandise.some((part) => part.account === null) ? (['merchandise_sales'] as const) : []),
  ] as const;
  const [taxed] = await transaction.rows(rateRow, {
    text: `SELECT max((s->>'rate')::int) AS rate FROM tickets t, jsonb_array_elements(t.price_chain->'steps') s
      WHERE t.tenant = $1 AND t."order" = $2::uuid AND s->>'rule' = 'tax'`,
    values: [tenant, order],
  });
  const ofMerchandise = (part: 'amount' | 'tax') => merchandise.reduce((sum, each) => sum + each[part], 0);
  const tickets = { amount: amount - ofMerchandise('amount'), tax: tax - ofMerchandise('tax') };
  const linesOf: PostedEntry['lines'] = (accountOf) => {
    const sales = accountOf('ticket_sales');
    const rate = taxed?.rate ?? null;
    const ofTax = {
      tax: tickets.tax === 0 ? null : sales.tax,
      tax_rate: tickets.tax === 0 || sales.tax === null ? null : rate,
    };
    const taxAccount = { account: accountOf('tax').hashcode, purpose: 'tax' } as const;
    const lines: (NewLine | null)[] = [
      ...money.map(({ purpose, account, amount: part }) =>
        side(part, { account: account ?? accountOf(purpose).hashcode, purpose }),
      ),
      ...(isOwedBack
        ? [side(-amount, { account: accountOf('due_back').hashcode, purpose: 'due_back' })]
        : [
            side(tickets.tax - tickets.amount, {
              account: sales.hashcode,
              purpose: 'ticket_sales',
              ...ofTax,
            }),
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
    return lines.filter((line) => line !== null);
  };
  const withMerchandise = tickets.amount === 0 ? 'Merchandise' : 'Tickets and merchandise';
  const what = merchandise.length > 0 ? withMerchandise : 'Tickets';
  const isExchange = money.every(({ purpose }) => purpose === 'exchange');
  await books().post(transaction, tenant, {
    purposes,
    booked_on: day,
    text: `${isExchange ? 'Tickets exchanged' : textOf({ amount, isOwedBack, what })}, order ${number}`,
    currency,
    event,
    source: { collection: 'orders', hashcode: order },
    lines: linesOf,
  });
}

function textOf({ amount, isOwedBack, what }: { amount: number; isOwedBack: boolean; what: string }): string {
  if (amount > 0) return what;
  return isOwedBack ? 'Paid back' : `${what} given back`;
}

/** An amount above zero is a debit. */
function side(amount: number, line: Omit<NewLine, 'debit' | 'credit'>): NewLine | null {
  if (amount === 0) return null;
  return { ...line, debit: Math.max(0, amount), credit: Math.max(0, -amount) };
}
