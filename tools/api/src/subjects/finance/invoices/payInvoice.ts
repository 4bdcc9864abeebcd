import type { InvoicePaymentMethod } from '@callboard/api-contract/finance';
import { sentences } from '@callboard/api-contract/sentences';
import { allocate, invoiceStatus, isCollectable } from '@callboard/domain/finance';
import { formatMoney } from '@callboard/domain/money';
import * as v from 'valibot';
import { notFound, refusedAction } from '../../../engine/problems';
import type { FeeWork } from '../../../engine/ports/books';
import { payFee, unpayFee } from './invoicedFees';
import { lockInvoice, readLines, writeSums, type StoredInvoice } from './invoiceRows';
import { assertCredit, bookCredit, lockCredit, moveCredit } from './schoolCredit';
import { todayOf } from '../../../engine/todayOf';

/** A payment that is noted. */
export interface NewInvoicePayment {
  key: string;
  amount: number;
  method: InvoicePaymentMethod;
  paid_on: string;
  reference: string;
  /** The line of a bank's file that it is. */
  bankLine?: string;
}

const allocationSchema = v.object({
  line: v.string(),
  entry: v.string(),
  amount: v.number(),
  fee: v.number(),
});
type StoredAllocation = v.InferOutput<typeof allocationSchema>;

/**
 * Notes a payment of an invoice that is locked: it pays the fees of its lines, first to last, each booked as a payment of that fee. What no
 * line asks for, or what is not owed any more, is a credit of the school. The same key again changes nothing.
 */
export async function payInvoice(
  work: FeeWork,
  invoice: StoredInvoice,
  { key, amount, method, paid_on, reference, bankLine }: NewInvoicePayment,
): Promise<void> {
  const { transaction, actor } = work;
  const { tenant } = actor;
  const known = await transaction.rows(v.object({ invoice: v.string() }), {
    text: 'SELECT invoice FROM invoice_payments WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, key],
  });
  if (known.some((payment) => payment.invoice === invoice.hashcode)) return;
  if (known.length > 0) throw refusedAction(sentences.clash(), {}, 409);
  if (!isCollectable(invoice)) throw refusedAction(sentences.invoiceNotOpen(), {}, 409);
  if (paid_on > todayOf(tenant)) throw refusedAction(sentences.paidAhead());
  const lines = await readLines(transaction, tenant, invoice.hashcode);
  const shared = allocate(amount, lines);
  if (method === 'credit') {
    if (shared.over > 0)
      throw refusedAction(sentences.paidTooMuch({ owed: moneyOf(invoice, amount - shared.over) }));
    await assertCredit(transaction, tenant, invoice, amount);
  }
  const allocations: StoredAllocation[] = [];
  for (const allocation of shared.allocations) {
    const entry = lines.find(({ hashcode }) => hashcode === allocation.line)?.entry ?? '';
    const fee = await payFee(work, entry, { key, amount: allocation.amount, paid_on, reference, method });
    // A credit pays what is owed: what is not owed any more is credited instead.
    if (method === 'credit' && fee < allocation.amount) {
      throw refusedAction(sentences.invoiceFeesChanged(), {}, 409);
    }
    allocations.push({ ...allocation, entry, fee });
    await payLine(work, allocation.line, allocation.amount, fee);
  }
  const over = shared.over + allocations.reduce((sum, { amount: of, fee }) => sum + of - fee, 0);
  await transaction.query({
    text: `INSERT INTO invoice_payments
        (tenant, hashcode, invoice, method, amount, over, allocations, paid_on, reference, bank_line, received_by)
      VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      tenant,
      key,
      invoice.hashcode,
      method,
      amount,
      over,
      JSON.stringify(allocations),
      paid_on,
      reference,
      bankLine ?? null,
      actor.user,
    ],
  });
  const { hashcode, event, currency } = invoice;
  const source = { collection: 'invoices', hashcode };
  await bookCredit(transaction, tenant, {
    amount: over,
    method,
    currency,
    event,
    source,
    booked_on: paid_on,
    text: 'Payment that a school does not owe',
  });
  await moveCredit(transaction, tenant, {
    ...invoice,
    amount: method === 'credit' ? -amount : over,
    kind: method === 'credit' ? 'used' : 'overpaid',
    invoice: hashcode,
    made_on: paid_on,
  });
  await closeWhenPaid(work, invoice);
}

const paymentRow = v.object({
  invoice: v.string(),
  method: v.picklist(['bank_transfer', 'cash', 'terminal', 'credit']),
  amount: v.number(),
  over: v.number(),
  allocations: v.array(allocationSchema),
  is_taken_back: v.boolean(),
});

/** Takes a payment back that was noted by mistake; the invoice that it was for. */
export async function takeBackPayment(work: FeeWork, payment: string, reason: string): Promise<string> {
  const { transaction, actor } = work;
  const { tenant } = actor;
  const [of] = await transaction.rows(v.object({ invoice: v.string() }), {
    text: 'SELECT invoice FROM invoice_payments WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, payment],
  });
  const invoice = of && (await lockInvoice(transaction, tenant, of.invoice));
  // The invoice is locked: as its payments are now, so they stay.
  const [noted] = await transaction.rows(paymentRow, {
    text: `SELECT invoice, method, amount, over, allocations, taken_back_at IS NOT NULL AS is_taken_back
      FROM invoice_payments WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, payment],
  });
  if (!invoice || !noted) throw notFound();
  if (noted.is_taken_back) throw refusedAction(sentences.noSuchPayment(), {}, 409);
  const lines = await readLines(transaction, tenant, invoice.hashcode);
  for (const { line, entry, amount, fee } of noted.allocations) {
    const stored = lines.find(({ hashcode }) => hashcode === line);
    if (!stored || stored.paid < amount || stored.fee_paid < fee) {
      throw refusedAction(sentences.paymentSpent(), {}, 409);
    }
    if (fee > 0) await unpayFee(work, entry, payment);
    await payLine(work, line, -amount, -fee);
  }
  const { currency, event, hashcode } = invoice;
  const today = todayOf(tenant);
  if (noted.over > 0 && (await lockCredit(transaction, tenant, invoice)) < noted.over) {
    throw refusedAction(sentences.paymentSpent(), {}, 409);
  }
  await bookCredit(transaction, tenant, {
    amount: -noted.over,
    method: noted.method,
    currency,
    event,
    source: { collection: 'invoices', hashcode },
    booked_on: today,
    text: 'Payment taken back that a school does not owe',
  });
  await moveCredit(transaction, tenant, {
    ...invoice,
    amount: noted.method === 'credit' ? noted.amount : -noted.over,
    kind: 'taken_back',
    invoice: hashcode,
    made_on: today,
  });
  await transaction.query({
    text: `UPDATE invoice_payments SET taken_back_at = now(), taken_back_reason = $3 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, payment, reason],
  });
  await closeWhenPaid(work, invoice);
  return hashcode;
}

/** Writes what was paid and credited of an invoice as its lines have it. */
export async function closeWhenPaid({ transaction, actor }: FeeWork, invoice: StoredInvoice): Promise<void> {
  const lines = await readLines(transaction, actor.tenant, invoice.hashcode);
  const sum = (key: 'paid' | 'credited') => lines.reduce((total, line) => total + line[key], 0);
  const status = invoiceStatus({ total: invoice.total, paid: sum('paid'), credited: sum('credited') });
  await writeSums(transaction, actor.tenant, invoice.hashcode, status === 'issued' ? 'reopened' : status);
}

async function payLine(
  { transaction, actor }: FeeWork,
  line: string,
  amount: number,
  fee: number,
): Promise<void> {
  await transaction.query({
    text: `UPDATE invoice_lines SET paid = paid + $3, fee_paid = fee_paid + $4 WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, line, amount, fee],
  });
}

function moneyOf({ currency }: StoredInvoice, amount: number): string {
  return formatMoney({ amount, currency });
}
