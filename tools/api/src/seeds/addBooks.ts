import { tenants } from '@callboard/all-tenants';
import type { TenantCode } from '@callboard/api-contract';
import { feeSchema, type FeeFacts, type StoredFee } from '@callboard/api-contract/finance';
import { feeOf } from '@callboard/domain/competition';
import {
  balancesBetween,
  feeBalances,
  feeEntryText,
  feePosition,
  sumsOf,
  taxed,
  toSides,
  type FeeBalances,
} from '@callboard/domain/finance';
import * as v from 'valibot';
import { seedDay } from './planEvents';
import type { SeedFields, SeedRow, SeedTables } from './seedRows';

const rate = 15;
/** Income from programmes at the door, in cents. */
const sold = [18_500, 24_000, 9_500, 31_500] as const;

interface Book {
  tables: SeedTables;
  accountOf: (code: string) => string;
  tax: string | null;
}

/** The books: programmes that were sold, and what became of the fees of entries. */
export function addBooks(tables: SeedTables, tenant: TenantCode): void {
  const credit = tables.add('bookkeepingAccounts', {
    code: '4190',
    name: 'Credit notes',
    kind: 'income',
    purpose: 'credit_notes',
    status: 'active',
  });
  const accounts = new Map(tables.rowsOf('bookkeepingAccounts').map((row) => [row['code'], row.hashcode]));
  const accountOf = (code: string) => accounts.get(code) ?? credit.hashcode;
  const tax = tables.rowsOf('taxes').find((row) => row['name'] === 'GST')?.hashcode ?? null;
  const book = { tables, accountOf, tax };
  const events = tables.rowsOf('events').filter((event) => String(event['ends_on']) < seedDay);
  for (const [index, gross] of sold.entries()) {
    const event = events.at(-1 - index);
    addSale(book, gross, event?.hashcode ?? null, event ? String(event['ends_on']) : seedDay);
  }
  const { timeZone } = tenants[tenant];
  for (const entry of tables.rowsOf('entries')) addFee(book, 'entries', entry, timeZone);
}

function addSale(book: Book, gross: number, event: string | null, booked_on: string): void {
  const sums = taxed(gross, { rate, isInclusive: true });
  const lines = [
    { account: book.accountOf('1010'), ...toSides(sums.gross) },
    { account: book.accountOf('4200'), tax: book.tax, tax_rate: rate, ...toSides(-sums.net) },
    {
      account: book.accountOf('2100'),
      purpose: 'tax',
      tax: book.tax,
      tax_rate: rate,
      ...toSides(-sums.tax),
    },
  ];
  addEntry(book.tables, { booked_on, text: 'Programmes at the door', currency: 'NZD', event }, lines);
}

/** Charged when it was submitted; then paid, waived or not owed any more. */
function addFee(book: Book, collection: string, entry: SeedRow, zone: string): void {
  const parsed = v.safeParse(feeSchema, entry['fee']);
  if (!parsed.success || parsed.output.charged === null) return;
  const fee = parsed.output;
  const balancesOf = (status: string, of: StoredFee) =>
    feeBalances(feePosition(feeOf(factsOf(status, of, zone), new Date(`${seedDay}T00:00:00Z`))), rate);
  const charged = balancesOf('submitted', { ...fee, waivers: [], payments: [] });
  const now = balancesOf(String(entry['status']), fee);
  const entered = String(entry['submitted_at'] ?? seedDay).slice(0, 10);
  const [payment] = fee.payments;
  const shared = {
    currency: fee.charged?.currency ?? 'NZD',
    event: String(entry['event']),
    source_collection: collection,
    source_record: entry.hashcode,
  };
  addChange(book, charged, { ...shared, booked_on: entered < seedDay ? entered : seedDay });
  addChange(book, balancesBetween(charged, now), {
    ...shared,
    booked_on: payment?.paid_on ?? fee.waivers[0]?.at.slice(0, 10) ?? seedDay,
  });
}

const purposes = [
  ['bank', '1000'],
  ['receivable', '1200'],
  ['due_back', '2350'],
  ['entry_fees', '4100'],
  ['credit_notes', '4190'],
  ['tax', '2100'],
] as const;

function addChange(book: Book, change: FeeBalances, entry: SeedFields): void {
  const lines = purposes.flatMap(([purpose, code]) => {
    const amount = change[purpose];
    if (!amount) return [];
    const isTaxed = !['bank', 'receivable', 'due_back'].includes(purpose);
    const taxFacts = isTaxed ? { tax: book.tax, tax_rate: rate } : {};
    return [{ account: book.accountOf(code), purpose, ...taxFacts, ...toSides(amount) }];
  });
  if (lines.length > 0) addEntry(book.tables, { ...entry, text: feeEntryText(change) }, lines);
}

function addEntry(
  tables: SeedTables,
  entry: SeedFields,
  lines: readonly (SeedFields & { debit: number; credit: number })[],
): void {
  const { hashcode } = tables.add('accountingEntries', {
    ...entry,
    total: sumsOf(lines).debit,
    lines: lines.length,
  });
  const { booked_on = seedDay, text = '', currency = 'NZD', event = null } = entry;
  const shared = { entry: hashcode, booked_on, text, currency, event };
  for (const line of lines) tables.add('accountingDebitCredits', { ...shared, ...line });
}

function factsOf(status: string, fee: StoredFee, zone: string): FeeFacts {
  const none = {
    entry_fee: null,
    performer_fee: null,
    late_fee: null,
    late_fee_from: null,
    fee_due_on: null,
  };
  return {
    status,
    submitted_at: null,
    zone,
    terms: { ...none, currency: fee.charged?.currency ?? null },
    members: { students: 0, adults: 0, declared: null },
    fee,
  };
}
