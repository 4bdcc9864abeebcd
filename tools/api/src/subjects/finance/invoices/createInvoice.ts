import type { TenantCode } from '@callboard/api-contract';
import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { taxWithin } from '@callboard/domain/finance';
import { randomUUID } from 'node:crypto';
import { databaseProblem } from '../../../engine/database/databaseProblem';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { insertRows } from '../../../engine/records/insertRows';
import { step } from '../../../engine/records/step';
import { notFound, refusedAction } from '../../../engine/problems';
import { queueInvoiceMail } from './invoice.jobs';
import { lockInvoice } from './invoiceRows';
import { readInvoiceTerms } from './invoiceTerms';
import { feeTaxRate, lineText, readOwedFees } from './readPreviews';
import { todayOf } from '../../../engine/todayOf';

/** Puts what entries of a school owe on a draft, and issues it where that is wanted; its hashcode. */
export async function createInvoice(
  transaction: Transaction,
  tenant: TenantCode,
  { organisation, entries, email, due_on, issue }: ParsedInputOf<'invoiceFees'>,
): Promise<string> {
  const wanted = new Set(entries.map((entry) => entry.toLowerCase()));
  const fees = await readOwedFees(transaction, tenant, { organisation, entries: [...wanted] });
  const [first] = fees;
  // A missing fee is not owed any more, of another school, or on another invoice.
  const isWhole = fees.length === wanted.size && fees.every(({ currency }) => currency === first?.currency);
  if (!first || !isWhole) throw refusedAction(sentences.invoiceFeesChanged(), {}, 409);
  const today = todayOf(tenant);
  const tax_rate = await feeTaxRate(transaction, tenant, today);
  const hashcode = randomUUID();
  const amounts = fees.map(({ amount }) => amount);
  const isOneEvent = fees.every(({ event }) => event === first.event);
  await transaction.query(
    insertRows(registry.invoices, tenant, [
      {
        hashcode,
        organisation,
        bill_to: first.school ?? '',
        email,
        event: isOneEvent ? first.event : null,
        due_on,
        currency: first.currency,
        lines: fees.length,
        total: amounts.reduce((sum, amount) => sum + amount, 0),
        tax: taxWithin(amounts, tax_rate),
        tax_rate,
        paid: 0,
        credited: 0,
        reminders: 0,
        status: 'draft',
      },
    ]),
  );
  const lines = fees.map((fee, nth) => ({
    hashcode: randomUUID(),
    nth,
    entry: fee.entry,
    text: lineText(fee),
    amount: fee.amount,
  }));
  await insertLines(transaction, tenant, hashcode, lines);
  if (issue) await issueInvoice(transaction, tenant, { invoice: hashcode, email, due_on });
  return hashcode;
}

/** Gives a draft its number, its text about the tenant, and the day; then it never changes. It is mailed. */
export async function issueInvoice(
  transaction: Transaction,
  tenant: TenantCode,
  { invoice, email, due_on }: ParsedInputOf<'issueInvoice'>,
): Promise<void> {
  const stored = await lockInvoice(transaction, tenant, invoice);
  if (!stored) throw notFound();
  if (stored.status !== 'draft') throw refusedAction(sentences.invoiceNotDraft(), {}, 409);
  const terms = await readInvoiceTerms(transaction, tenant);
  if (!terms) throw refusedAction(sentences.invoiceTermsMissing(), {}, 409);
  const today = todayOf(tenant);
  if (due_on < today) throw refusedAction(sentences.wrongInvoice());
  await transaction.query({
    text: `UPDATE invoices SET ${step('invoices', 'issued').set}, issued_on = $3, due_on = $4, email = $5, supplier = $6, gst_number = $7,
        supplier_address = nullif($8, ''), bank_account = $9
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [
      tenant,
      invoice,
      today,
      due_on,
      email,
      terms.supplier,
      terms.gst_number,
      terms.address,
      terms.bank_account,
    ],
  });
  if (email !== null) await queueInvoiceMail(transaction, tenant, { kind: 'invoice', record: invoice });
}

/** Discards a draft, so that its fees can be on another invoice. */
export async function discardInvoice(
  transaction: Transaction,
  tenant: TenantCode,
  invoice: string,
): Promise<void> {
  const stored = await lockInvoice(transaction, tenant, invoice);
  if (!stored) throw notFound();
  if (stored.status !== 'draft') throw refusedAction(sentences.invoiceNotDraft(), {}, 409);
  await transaction.query({
    text: `UPDATE invoices SET ${step('invoices', 'discarded').set} WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, invoice],
  });
  await transaction.query({
    text: 'UPDATE invoice_lines SET is_open = false WHERE tenant = $1 AND invoice = $2::uuid',
    values: [tenant, invoice],
  });
}

/** Two invoices that ask for the same fee wait for each other, and the second one is refused. */
async function insertLines(
  transaction: Transaction,
  tenant: TenantCode,
  invoice: string,
  lines: readonly object[],
): Promise<void> {
  try {
    await transaction.query({
      text: `INSERT INTO invoice_lines (tenant, invoice, hashcode, nth, entry, text, amount)
        SELECT $1, $2::uuid, l.hashcode, l.nth, l.entry, l.text, l.amount
        FROM json_to_recordset($3) AS l (hashcode uuid, nth integer, entry uuid, text text, amount integer)`,
      values: [tenant, invoice, JSON.stringify(lines)],
    });
  } catch (error) {
    const problem = databaseProblem(error);
    if (problem?.kind === 'taken' && problem.constraint === 'invoice_lines_fee') {
      throw refusedAction(sentences.feeInvoiced(), {}, 409);
    }
    throw error;
  }
}
