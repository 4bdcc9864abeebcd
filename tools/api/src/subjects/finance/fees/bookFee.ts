import type { TenantCode } from '@callboard/api-contract';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import { feeOf } from '@callboard/domain/competition';
import {
  balancesBetween,
  feeBalances,
  feeEntryText,
  feePosition,
  toSides,
  type FeeBalances,
} from '@callboard/domain/finance';
import { defaultCurrency } from '@callboard/domain/money';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { readFeeFacts } from './readFeeFacts';
import type { RecordContext } from '../../../engine/records/recordContext';
import { accountsFor } from '../books/accountsFor';
import { writeEntry } from '../books/writeEntry';
import { todayOf } from '../../../engine/todayOf';

const bookedRow = v.object({
  currency: v.string(),
  purpose: v.string(),
  amount: v.number(),
  /** Rate of its tax lines. */
  rate: v.nullable(v.number()),
});
type BookedRow = v.InferOutput<typeof bookedRow>;

/** Purposes of a fee that have accounts. */
const feePurposes = [
  'bank',
  'cash',
  'card_machine',
  'receivable',
  'due_back',
  'school_credit',
  'entry_fees',
  'credit_notes',
  'tax',
] as const satisfies AccountPurpose[];

/**
 * Brings the books to where the fee of an entry stands, after any change of it: what differs is one entry that balances. So charging,
 * paying, waiving and Undo of each are booked alike, and what was changed before the books were switched on is caught up with.
 * Does nothing for a tenant without books.
 *
 * @param bookedOn The day of the entry. @default today by the clocks of the tenant
 */
export async function bookFee(
  context: RecordContext,
  transaction: Transaction,
  tenant: TenantCode,
  entry: string,
  bookedOn?: string,
): Promise<void> {
  if (!context.hasFeature(tenant, 'ticketing')) return;
  const now = new Date();
  const collection = 'entries';
  const facts = await readFeeFacts(transaction, tenant, entry);
  const booked = await readBooked(transaction, tenant, collection, entry);
  const fee = facts && feeOf(facts, now);
  const isEmpty = !fee || (!fee.isFixed && fee.paid === 0);
  if (isEmpty && booked.length === 0) return;
  const day = bookedOn ?? todayOf(tenant, now);
  const accountOf = await accountsFor(transaction, tenant, feePurposes, day);
  // A fee stays at the rate at which it was charged first.
  const rate = booked.find((row) => row.rate !== null)?.rate ?? accountOf('entry_fees').rate;
  const due = fee ? feeBalances(feePosition(fee), rate) : {};
  const own = fee?.currency ?? booked[0]?.currency ?? defaultCurrency;
  for (const currency of new Set([...booked.map((row) => row.currency), own])) {
    const change = balancesBetween(balancesIn(booked, currency), currency === own ? due : {});
    const lines = feePurposes.flatMap((purpose) => {
      const amount = change[purpose];
      if (!amount) return [];
      const isTaxed = ['entry_fees', 'credit_notes', 'tax'].includes(purpose);
      const tax = isTaxed ? accountOf('entry_fees').tax : null;
      const tax_rate = tax === null ? null : rate;
      return [{ account: accountOf(purpose).hashcode, purpose, tax, tax_rate, ...toSides(amount) }];
    });
    if (lines.length === 0) continue;
    await writeEntry(transaction, tenant, {
      booked_on: day,
      text: feeEntryText(change),
      currency,
      event: await eventOf(transaction, tenant, collection, entry),
      source: { collection, hashcode: entry },
      lines,
    });
  }
}

async function readBooked(
  transaction: Transaction,
  tenant: TenantCode,
  collection: string,
  entry: string,
): Promise<BookedRow[]> {
  return transaction.rows(bookedRow, {
    text: `SELECT l.currency, l.purpose, sum(l.debit - l.credit)::float8 AS amount, max(l.tax_rate) AS rate
      FROM accounting_entries e JOIN accounting_debit_credits l ON l.tenant = e.tenant AND l.entry = e.hashcode
      WHERE e.tenant = $1 AND e.source_collection = $2 AND e.source_record_plain = callboard_plain($3) AND l.purpose IS NOT NULL
      GROUP BY l.currency, l.purpose`,
    values: [tenant, collection, entry],
  });
}

function balancesIn(booked: readonly BookedRow[], currency: string): FeeBalances {
  const own = booked.filter((row) => row.currency === currency);
  return Object.fromEntries(own.map(({ purpose, amount }) => [purpose, amount]));
}

/** Of an entry that was deleted, the event that its lines have. */
async function eventOf(
  transaction: Transaction,
  tenant: TenantCode,
  collection: string,
  entry: string,
): Promise<string | null> {
  const [row] = await transaction.rows(v.object({ event: v.nullable(v.string()) }), {
    text: `SELECT coalesce(
        (SELECT n.event FROM entries n WHERE n.tenant = $1 AND n.hashcode = $3::text::uuid),
        (SELECT e.event FROM accounting_entries e
          WHERE e.tenant = $1 AND e.source_collection = $2 AND e.source_record_plain = callboard_plain($3::text) LIMIT 1)) AS event`,
    values: [tenant, collection, entry],
  });
  return row?.event ?? null;
}
