import type { TenantCode } from '@callboard/api-contract';
import { saleLimits } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { createHash, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { canonicalAddress } from '../../../engine/mail/strangerMails';
import { readableCode } from '../../../engine/readableCode';
import { refusedAction } from '../../../engine/problems';
import type { SaleBuyer } from './holdSeats';

const emailRow = v.object({ email: v.nullable(v.string()) });

/**
 * Whether an order by bank transfer is only reserved for as long as a hold until its email is proved: a transfer keeps places from others for
 * days, and emails are easily invented. The office knows to whom it sells, and users have proved their own email.
 */
export async function needsConfirmation(
  transaction: Transaction,
  { tenant, channel, user }: SaleBuyer,
  email: string | null,
): Promise<boolean> {
  if (channel !== 'online') return false;
  if (user === null || email === null) return true;
  const [own] = await transaction.rows(emailRow, {
    text: 'SELECT email FROM users WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, user],
  });
  return !own?.email || canonicalAddress(own.email) !== canonicalAddress(email);
}

/** Has an order wait for the proof of its email; `until`: how long it then waits for the money. */
export async function awaitConfirmation(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  until: string,
): Promise<void> {
  await transaction.query({
    text: 'INSERT INTO order_confirmations (tenant, "order", pay_until) VALUES ($1, $2::uuid, $3::timestamptz)',
    values: [tenant, order, until],
  });
}

/**
 * Makes a new code for the email of an order; those before it end.
 *
 * @throws ApiProblem 429 where so many were mailed
 */
export async function newOrderCode(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<string> {
  const code = readableCode(saleLimits.codeLetters);
  const made = await transaction.query({
    text: `UPDATE order_confirmations SET digest = $3, tries = 0, mails = mails + 1
      WHERE tenant = $1 AND "order" = $2::uuid AND mails < ${saleLimits.codesOfOrder} RETURNING 1`,
    values: [tenant, order, digest(order, code)],
  });
  if (made.length === 0) throw refusedAction(sentences.orderCodesTooMany(), {}, 429);
  return code;
}

const triedRow = v.object({ digest: v.nullable(v.instance(Buffer)), tries: v.number() });

/** Compares a code with that of an order, and counts the try: the transaction has to be committed for a wrong one too. */
export async function tryOrderCode(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
  code: string,
): Promise<'right' | 'wrong' | 'spent'> {
  const [tried] = await transaction.rows(triedRow, {
    text: `UPDATE order_confirmations SET tries = least(tries + 1, ${saleLimits.codeTries + 1})
      WHERE tenant = $1 AND "order" = $2::uuid RETURNING digest, tries`,
    values: [tenant, order],
  });
  if (!tried?.digest) return 'wrong';
  if (tried.tries > saleLimits.codeTries) return 'spent';
  const typed = code.replaceAll(/[\s-]/g, '').toUpperCase();
  return timingSafeEqual(tried.digest, digest(order, typed)) ? 'right' : 'wrong';
}

/** The email of an order is proved: from now on it waits for the money. */
export async function confirmOrder(
  transaction: Transaction,
  tenant: TenantCode,
  order: string,
): Promise<void> {
  await transaction.query({
    text: `WITH confirmed AS (
        UPDATE order_confirmations SET confirmed_at = clock_timestamp(), digest = NULL
        WHERE tenant = $1 AND "order" = $2::uuid AND confirmed_at IS NULL RETURNING tenant, "order", pay_until)
      UPDATE orders o SET pay_until = c.pay_until FROM confirmed c
      WHERE o.tenant = c.tenant AND o.hashcode = c."order" AND o.status = 'unpaid'`,
    values: [tenant, order],
  });
}

function digest(order: string, code: string): Buffer {
  return createHash('sha256').update(`${order} ${code}`).digest();
}
