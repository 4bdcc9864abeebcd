import { randomUUID } from 'node:crypto';
import type { Books } from '../../../engine/ports/books';
import { lockInvoice } from './invoiceRows';
import { payInvoice } from './payInvoice';

/** Pays an invoice by a line of a bank's file, as both are once the invoice is locked. */
export const payByTransfer: Books['payByTransfer'] = async (work, hashcode, line, isStillDue) => {
  const { transaction, actor } = work;
  const invoice = await lockInvoice(transaction, actor.tenant, hashcode);
  if (!(await isStillDue()) || !invoice) return false;
  await payInvoice(work, invoice, {
    key: randomUUID(),
    amount: line.amount,
    method: 'bank_transfer',
    paid_on: line.day,
    reference: line.text.slice(0, 120),
    bankLine: line.key,
  });
  return true;
};
