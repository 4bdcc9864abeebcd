import { tenantCodes, type TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { defineJob } from '../../../engine/jobs/defineJob';
import { addJob } from '../../../engine/jobs/queue';

const uuid = v.pipe(v.string(), v.uuid());
const mailPayload = v.object({
  tenant: v.picklist(tenantCodes),
  /** Given with the job, so that another run of it queues no second mail. */
  mail: uuid,
  kind: v.picklist(['invoice', 'reminder', 'credit_note']),
  record: uuid,
  level: v.optional(v.number()),
});
export type InvoiceMailPayload = v.InferOutput<typeof mailPayload>;

/** Mails an invoice, a reminder of it or a credit note, with its PDF. */
export const mailInvoice = defineJob({
  name: 'invoices.mail',
  payload: mailPayload,
  retries: 10,
  retrySeconds: 5,
  runSeconds: 60,
  concurrency: 1,
});

/** Sends the reminders that are due, for tenants that want that. */
export const remindOverdue = defineJob({
  name: 'invoices.remind',
  payload: v.object({}),
  retries: 3,
  retrySeconds: 60,
  runSeconds: 300,
  concurrency: 1,
  everyMinutes: 60,
});

/** Queues the mail in the transaction that causes it. */
export async function queueInvoiceMail(
  transaction: Transaction,
  tenant: TenantCode,
  what: Pick<InvoiceMailPayload, 'kind' | 'record' | 'level'>,
): Promise<void> {
  await addJob(transaction, mailInvoice, { tenant, mail: randomUUID(), ...what });
}
