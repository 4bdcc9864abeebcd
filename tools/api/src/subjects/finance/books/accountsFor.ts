import type { TenantCode } from '@callboard/api-contract';
import type { AccountPurpose } from '@callboard/api-contract/finance';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { unscoped } from '../../../engine/database/scope';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import type { PurposeAccount } from '../../../engine/ports/books';

const accountRow = v.object({
  purpose: v.string(),
  hashcode: v.string(),
  tax: v.nullable(v.string()),
  rate: v.number(),
  is_inclusive: v.boolean(),
});

/** Accounts that are added where a tenant has none for something: the code by which accountants know them, a name and a kind. */
const standard: Readonly<Record<AccountPurpose, readonly [code: string, name: string, kind: string]>> = {
  bank: ['1000', 'Bank', 'asset'],
  cash: ['1010', 'Cash at the door', 'asset'],
  card_machine: ['1020', 'Card machine', 'asset'],
  receivable: ['1200', 'Owed by schools', 'asset'],
  tax: ['2100', 'GST to pay', 'liability'],
  due_back: ['2350', 'To pay back to buyers', 'liability'],
  exchange: ['2360', 'Tickets exchanged', 'liability'],
  gift_vouchers: ['2370', 'Gift vouchers not spent', 'liability'],
  gift_vouchers_given: ['6400', 'Gift vouchers given', 'expense'],
  gift_vouchers_expired: ['4300', 'Gift vouchers expired', 'income'],
  school_credit: ['2300', 'Credit for schools', 'liability'],
  commission_owed: ['2400', 'Commission to pay', 'liability'],
  ticket_sales: ['4000', 'Ticket sales', 'income'],
  entry_fees: ['4100', 'Entry fees', 'income'],
  merchandise_sales: ['4200', 'Merchandise', 'income'],
  credit_notes: ['4190', 'Credit notes', 'income'],
  cash_difference: ['6300', 'Cash over and short', 'expense'],
  commission: ['6200', 'Commission and card fees', 'expense'],
};

/** The accounts that entries are booked to by themselves, by what they are for. Those that are missing are added. */
export async function accountsFor(
  transaction: Transaction,
  tenant: TenantCode,
  purposes: readonly AccountPurpose[],
  day: string,
): Promise<(purpose: AccountPurpose) => PurposeAccount> {
  let known = await readAccounts(transaction, tenant, purposes, day);
  const missing = purposes.filter((purpose) => !known.has(purpose));
  if (missing.length > 0) {
    await addAccounts(transaction, tenant, missing);
    known = await readAccounts(transaction, tenant, purposes, day);
  }
  return (purpose) => {
    const account = known.get(purpose);
    if (!account) throw new Error(`There is no account for ${purpose}.`);
    return account;
  };
}

async function readAccounts(
  transaction: Transaction,
  tenant: TenantCode,
  purposes: readonly AccountPurpose[],
  day: string,
): Promise<ReadonlyMap<string, PurposeAccount>> {
  const rows = await transaction.rows(accountRow, {
    text: `SELECT a.purpose, a.hashcode, t.hashcode AS tax, coalesce(t.rate, 0) AS rate, coalesce(t.is_inclusive, true) AS is_inclusive
      FROM bookkeeping_accounts a
      LEFT JOIN taxes t ON t.tenant = a.tenant AND t.hashcode = a.tax AND t.status = 'active'
        AND (t.valid_from IS NULL OR t.valid_from <= $3::date) AND (t.valid_until IS NULL OR t.valid_until >= $3::date)
      WHERE a.tenant = $1 AND a.purpose = ANY ($2::text[])`,
    values: [tenant, purposes, day],
  });
  return new Map(
    rows.map(({ purpose, hashcode, tax, rate, is_inclusive }) => [
      purpose,
      { hashcode, tax, rate, isInclusive: is_inclusive },
    ]),
  );
}

/**
 * In a change set of their own: Undo of what needed them leaves them. Two transactions that add the same account wait for each other,
 * and the second one finds it there. Where a code is taken, the new one is a part of it.
 */
async function addAccounts(
  transaction: Transaction,
  tenant: TenantCode,
  purposes: readonly AccountPurpose[],
): Promise<void> {
  const rows = purposes.map((purpose) => {
    const [code, name, kind] = standard[purpose];
    return { purpose, code, name, kind };
  });
  await transaction.query({
    text: `WITH before AS MATERIALIZED (SELECT current_setting('app.change_set', true) AS change_set)
      SELECT set_config('app.change_set', $1, true), set_config('app.books_change_set', change_set, true) FROM before`,
    values: [randomUUID()],
  });
  await transaction.query({
    scope: unscoped('accounts'),
    text: `INSERT INTO bookkeeping_accounts (tenant, code, name, kind, purpose)
      SELECT $1, CASE WHEN EXISTS (SELECT FROM bookkeeping_accounts o WHERE o.tenant = $1 AND lower(o.code) = given.code)
          THEN given.code || '.1' ELSE given.code END, given.name, given.kind, given.purpose
      FROM json_to_recordset($2) AS given (code text, name text, kind text, purpose text)
      ON CONFLICT DO NOTHING`,
    values: [tenant, JSON.stringify(rows)],
  });
  await transaction.query({
    text: `SELECT set_config('app.change_set', current_setting('app.books_change_set', true), true)`,
    values: [],
  });
}
