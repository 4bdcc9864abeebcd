import type { TenantCode } from '@callboard/api-contract';
import {
  schoolCreditSchema,
  type AccountPurpose,
  type InvoicePaymentMethod,
  type SchoolCredit,
} from '@callboard/api-contract/finance';
import { sentences } from '@callboard/api-contract/sentences';
import { toSides } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { accountsFor } from '../books/accountsFor';
import type { NewEntry } from '../../../engine/ports/books';
import { writeEntry } from '../books/writeEntry';
import type { Queries, Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';

/** Owner of a credit. */
export interface CreditOwner {
  organisation: string;
  currency: string;
}

/** A change of the credit of a school: above zero it grows. */
export interface CreditMove extends CreditOwner {
  amount: number;
  kind: 'overpaid' | 'credited' | 'used' | 'refunded' | 'taken_back';
  invoice: string | null;
  made_on: string;
  key?: string;
}

/** Holds the credit of a school until the transaction ends, and answers it. */
export async function lockCredit(
  transaction: Transaction,
  tenant: TenantCode,
  { organisation, currency }: CreditOwner,
): Promise<number> {
  await transaction.query({
    text: 'SELECT FROM organization_structures WHERE tenant = $1 AND hashcode = $2::uuid FOR NO KEY UPDATE',
    values: [tenant, organisation],
  });
  const [row] = await transaction.rows(v.object({ amount: v.number() }), {
    text: `SELECT coalesce(sum(amount), 0)::float8 AS amount FROM school_credits
      WHERE tenant = $1 AND organisation = $2::uuid AND currency = $3`,
    values: [tenant, organisation, currency],
  });
  return row?.amount ?? 0;
}

/**
 * Takes from the credit of a school.
 *
 * @throws ApiProblem 409 where it has less
 */
export async function assertCredit(
  transaction: Transaction,
  tenant: TenantCode,
  owner: CreditOwner,
  amount: number,
): Promise<void> {
  const left = await lockCredit(transaction, tenant, owner);
  if (left >= amount) return;
  const text = formatMoney({ amount: left, currency: owner.currency });
  throw refusedAction(sentences.creditTooSmall({ amount: text }), {}, 409);
}

/** Writes a change of the credit of a school down. What moves money is booked by who calls. */
export async function moveCredit(
  transaction: Transaction,
  tenant: TenantCode,
  { organisation, currency, amount, kind, invoice, made_on, key }: CreditMove,
): Promise<void> {
  if (amount === 0) return;
  await transaction.query({
    text: `INSERT INTO school_credits (tenant, hashcode, organisation, currency, amount, kind, invoice, made_on)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [tenant, key ?? randomUUID(), organisation, currency, amount, kind, invoice, made_on],
  });
}

/** The account that money is on, by how it came. Of a credit that pays, no money moves. */
const moneyPurposes = {
  bank_transfer: 'bank',
  cash: 'cash',
  terminal: 'card_machine',
  credit: 'bank',
} as const satisfies Record<InvoicePaymentMethod, AccountPurpose>;

/** Money that came in for the credit of a school; below zero, that went back. */
export interface CreditBooking extends Pick<
  NewEntry,
  'text' | 'currency' | 'event' | 'source' | 'booked_on'
> {
  amount: number;
  /** How it came or went. @default 'bank_transfer' */
  method?: InvoicePaymentMethod;
}

/** Books it. */
export async function bookCredit(
  transaction: Transaction,
  tenant: TenantCode,
  { amount, method = 'bank_transfer', ...entry }: CreditBooking,
): Promise<void> {
  if (amount === 0) return;
  const money = moneyPurposes[method];
  const accountOf = await accountsFor(transaction, tenant, [money, 'school_credit'], entry.booked_on);
  const line = (purpose: AccountPurpose, sum: number) => ({
    account: accountOf(purpose).hashcode,
    purpose,
    ...toSides(sum),
  });
  await writeEntry(transaction, tenant, {
    ...entry,
    lines: [line(money, amount), line('school_credit', -amount)],
  });
}

/** Amounts that schools have paid beyond what they owe. */
export function readCredits(queries: Queries, tenant: TenantCode): Promise<SchoolCredit[]> {
  return queries.rows(schoolCreditSchema, {
    text: `SELECT json_build_object('hashcode', o.hashcode, 'title', o.name) AS organisation, s.currency, sum(s.amount)::float8 AS amount
      FROM school_credits s JOIN organization_structures o ON o.tenant = s.tenant AND o.hashcode = s.organisation
      WHERE s.tenant = $1 GROUP BY o.tenant, o.hashcode, s.currency HAVING sum(s.amount) <> 0
      ORDER BY o.name, o.hashcode, s.currency LIMIT 1000`,
    values: [tenant],
  });
}
