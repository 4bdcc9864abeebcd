import type { TenantCode } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { nextReminder } from '@callboard/domain/finance';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { queueInvoiceMail } from './invoice.jobs';
import type { StoredInvoice } from './invoiceRows';
import { todayOf } from '../../../engine/todayOf';

/**
 * Notes a reminder of an invoice that is locked, and queues its mail in the same transaction: each level is sent once, by hand or by the job.
 *
 * @param by The user who sends it; null for the job
 */
export async function remindInvoice(
  transaction: Transaction,
  tenant: TenantCode,
  invoice: StoredInvoice,
  { level, by }: { level: number; by: string | null },
): Promise<void> {
  const { hashcode, email, reminders } = invoice;
  if (level <= reminders) throw refusedAction(sentences.remindedAlready(), {}, 409);
  if (nextReminder(invoice, todayOf(tenant)) !== level) {
    throw refusedAction(sentences.invoiceNotYetDue(), {}, 409);
  }
  if (email === null) throw refusedAction(sentences.invoiceNeedsEmail(), {}, 409);
  await transaction.query({
    text: 'INSERT INTO invoice_reminders (tenant, invoice, level, sent_by) VALUES ($1, $2, $3, $4)',
    values: [tenant, hashcode, level, by],
  });
  await transaction.query({
    text: 'UPDATE invoices SET reminders = $3, reminded_at = now() WHERE tenant = $1 AND hashcode = $2::uuid',
    values: [tenant, hashcode, level],
  });
  await queueInvoiceMail(transaction, tenant, { kind: 'reminder', record: hashcode, level });
}
