import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import { releasedBy, taxWithin } from '@callboard/domain/finance';
import * as v from 'valibot';
import { insertRows } from '../../../engine/records/insertRows';
import { notFound, refusedAction } from '../../../engine/problems';
import { queueInvoiceMail } from './invoice.jobs';
import type { FeeWork } from '../../../engine/ports/books';
import { creditFee } from './invoicedFees';
import { lockInvoice, readLines, type StoredLine } from './invoiceRows';
import { closeWhenPaid } from './payInvoice';
import { moveCredit } from './schoolCredit';
import { todayOf } from '../../../engine/todayOf';

/** A line with what is credited of it. */
interface CreditedLine extends StoredLine {
  credit: number;
  /** Amount paid of it, and of that what the fee itself was paid. */
  released: number;
  feeReleased: number;
}

/**
 * Credits lines of an invoice: a note with its own number, which reverses each fee in the books. What was paid of them is a credit of the
 * school. The same key again changes nothing.
 */
export async function creditInvoice(
  work: FeeWork,
  { invoice: hashcode, key, lines: wanted, reason, is_owed_again }: ParsedInputOf<'creditInvoice'>,
): Promise<void> {
  const { transaction, actor } = work;
  const { tenant } = actor;
  const invoice = await lockInvoice(transaction, tenant, hashcode);
  if (!invoice) throw notFound();
  const known = await transaction.rows(v.object({ invoice: v.string() }), {
    text: 'SELECT invoice FROM credit_notes WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, key],
  });
  if (known.some((note) => note.invoice === invoice.hashcode)) return;
  if (known.length > 0) throw refusedAction(sentences.clash(), {}, 409);
  if (!['issued', 'part_paid', 'paid'].includes(invoice.status)) {
    throw refusedAction(sentences.invoiceNotOpen(), {}, 409);
  }
  const lines = creditedLines(await readLines(transaction, tenant, invoice.hashcode), wanted);
  const amounts = lines.map(({ credit }) => credit);
  const today = todayOf(tenant);
  const released = lines.reduce((sum, line) => sum + line.released, 0);
  const { bill_to, currency, tax_rate, email } = invoice;
  const items = lines.map(({ hashcode: line, text, credit }) => ({ line, text, amount: credit }));
  await transaction.query(
    insertRows(registry.creditNotes, tenant, [
      {
        hashcode: key,
        // The database gives it.
        number: '-',
        invoice: invoice.hashcode,
        bill_to,
        issued_on: today,
        currency,
        lines: { items },
        total: amounts.reduce((sum, amount) => sum + amount, 0),
        tax: taxWithin(amounts, tax_rate),
        released,
        is_owed_again,
        reason,
      },
    ]),
  );
  const [note] = await transaction.rows(v.object({ number: v.string() }), {
    text: 'SELECT number FROM credit_notes WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, key],
  });
  for (const line of lines) {
    const credit = { key, number: note?.number ?? '', amount: line.credit, released: line.feeReleased };
    await creditFee(work, line.entry, credit, { reason, isOwedAgain: is_owed_again });
    await transaction.query({
      text: `UPDATE invoice_lines SET credited = credited + $3, paid = paid - $4, fee_paid = fee_paid - $5,
          is_open = credited + $3 < amount
        WHERE tenant = $1 AND hashcode = $2::uuid`,
      values: [tenant, line.hashcode, line.credit, line.released, line.feeReleased],
    });
  }
  await moveCredit(transaction, tenant, {
    ...invoice,
    // Amounts paid but not owed are a credit of the school already.
    amount: lines.reduce((sum, line) => sum + line.feeReleased, 0),
    kind: 'credited',
    invoice: invoice.hashcode,
    made_on: today,
  });
  await closeWhenPaid(work, invoice);
  if (email !== null) await queueInvoiceMail(transaction, tenant, { kind: 'credit_note', record: key });
}

function creditedLines(
  lines: readonly StoredLine[],
  wanted: ParsedInputOf<'creditInvoice'>['lines'],
): CreditedLine[] {
  const credits = new Map(wanted.map(({ line, amount }) => [line.toLowerCase(), amount]));
  const found = lines.flatMap((line) => {
    const credit = credits.get(line.hashcode);
    if (credit === undefined) return [];
    if (credit > line.amount - line.credited) throw refusedAction(sentences.creditAboveLine());
    const released = releasedBy(credit, line);
    return [{ ...line, credit, released, feeReleased: Math.min(released, line.fee_paid) }];
  });
  if (found.length < wanted.length) throw refusedAction(sentences.wrongCreditNote());
  return found;
}
