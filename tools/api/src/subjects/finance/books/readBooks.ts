import type { TenantCode } from '@callboard/api-contract';
import {
  accountBalanceSchema,
  owedTotalSchema,
  settlementSchema,
  taxSumSchema,
} from '@callboard/api-contract/finance';
import type { Queries } from '../../../engine/database/TenantDatabase';
import { accountSql } from './readEntries';

const namedSql = (alias: string) =>
  `json_build_object('hashcode', ${alias}.hashcode, 'title', ${alias}.qed_title)`;

/** Balance of each account at the end of a day, in each currency. */
export function readBalances(queries: Queries, tenant: TenantCode, on: string) {
  return queries.rows(accountBalanceSchema, {
    text: `SELECT ${accountSql('a')} AS account, l.currency, sum(l.debit)::float8 AS debit, sum(l.credit)::float8 AS credit
      FROM accounting_debit_credits l JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
      WHERE l.tenant = $1 AND l.booked_on <= $2::date
      GROUP BY a.tenant, a.hashcode, l.currency ORDER BY l.currency, a.code, a.hashcode`,
    values: [tenant, on],
  });
}

/** Purpose of a line: as it was booked, else as its account is for. */
const purpose = 'coalesce(l.purpose, a.purpose)';

const sum = (amount: string, which: string) => `coalesce(sum(${amount}) FILTER (WHERE ${which}), 0)::float8`;

/**
 * The one definition of what was received, is owed and is to be paid back, over the lines of the books `l` and their accounts `a`. A line
 * of an account of assets that the office booked itself is money as well.
 */
const moneySql = `
  ${sum('l.debit - l.credit', `${purpose} IN ('bank', 'cash', 'card_machine', 'exchange', 'gift_vouchers', 'school_credit') OR (${purpose} IS NULL AND a.kind = 'asset')`)} AS received,
  ${sum('l.debit - l.credit', `${purpose} = 'receivable'`)} AS owed,
  ${sum('l.credit - l.debit', `${purpose} = 'due_back'`)} AS to_refund`;

/** Amounts owed to the tenant by the books, in each currency. */
export function readOwed(queries: Queries, tenant: TenantCode) {
  return queries.rows(owedTotalSchema, {
    text: `SELECT currency, owed FROM (SELECT l.currency, ${moneySql}
      FROM accounting_debit_credits l JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
      WHERE l.tenant = $1 GROUP BY l.currency) sums WHERE owed <> 0 ORDER BY currency`,
    values: [tenant],
  });
}

/** Income and cost of the events by the books, of the 200 latest, or of one. */
export function readSettlements(queries: Queries, tenant: TenantCode, event: string | null) {
  return queries.rows(settlementSchema, {
    text: `SELECT ${namedSql('v')} AS event, v.starts_on, l.currency,
        ${sum('l.credit - l.debit', `a.kind = 'income' AND l.purpose IS DISTINCT FROM 'credit_notes'`)} AS income,
        ${sum('l.credit - l.debit', `${purpose} = 'merchandise_sales'`)} AS merchandise,
        ${sum('l.debit - l.credit', `l.purpose = 'credit_notes'`)} AS credited,
        ${sum('l.credit - l.debit', `${purpose} = 'tax'`)} AS tax,
        ${sum('l.debit - l.credit', `a.kind = 'expense'`)} AS costs,
        ${moneySql}
      FROM accounting_debit_credits l
      JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
      JOIN events v ON v.tenant = l.tenant AND v.hashcode = l.event
      WHERE l.tenant = $1 AND ($2::uuid IS NULL OR l.event = $2)
      GROUP BY v.tenant, v.hashcode, l.currency ORDER BY v.starts_on DESC, v.hashcode, l.currency LIMIT 200`,
    values: [tenant, event],
  });
}

/** Sales and purchases in a period at each rate of tax, and the tax of it: lines with a tax, on a tax account or another. */
export function readTaxes(queries: Queries, tenant: TenantCode, from: string | null, to: string) {
  const isTax = `${purpose} IS NOT DISTINCT FROM 'tax'`;
  return queries.rows(taxSumSchema, {
    text: `SELECT ${namedSql('t')} AS tax, coalesce(l.tax_rate, t.rate) AS rate, l.currency,
        ${sum('l.credit - l.debit', `NOT ${isTax} AND a.kind <> 'expense'`)} AS sales,
        ${sum('l.debit - l.credit', `NOT ${isTax} AND a.kind = 'expense'`)} AS purchases,
        ${sum('l.credit - l.debit', isTax)} AS amount
      FROM accounting_debit_credits l
      JOIN bookkeeping_accounts a ON a.tenant = l.tenant AND a.hashcode = l.account
      JOIN taxes t ON t.tenant = l.tenant AND t.hashcode = l.tax
      WHERE l.tenant = $1 AND ($2::date IS NULL OR l.booked_on >= $2) AND l.booked_on <= $3::date
      GROUP BY t.tenant, t.hashcode, coalesce(l.tax_rate, t.rate), l.currency ORDER BY l.currency, t.qed_title, 2 DESC`,
    values: [tenant, from, to],
  });
}
