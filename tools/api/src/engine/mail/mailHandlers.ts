import type { TenantCode } from '@callboard/api-contract';
import { undeliveredMailSchema } from '@callboard/api-contract/notifications';
import * as v from 'valibot';
import type { AllHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import type { Statement, Transaction } from '../database/TenantDatabase';
import { cancelJob } from '../jobs/queue';
import { notFound } from '../problems';
import { isUndelivered } from './isUndelivered';
import { sendMail } from './mail.jobs';
import { addSending } from './mailQueue';

const undeliveredRow = v.object({ ...undeliveredMailSchema.entries, created: v.date() });

const readUndelivered = (tenant: TenantCode): Statement => ({
  text: `SELECT id, recipient AS "to", subject, created, attempts, last_error AS error,
      CASE status WHEN 'failed' THEN 'failed' ELSE 'retrying' END AS status
    FROM mails WHERE tenant = $1 AND ${isUndelivered} ORDER BY created, id LIMIT 100`,
  values: [tenant],
});

/** Reading the mails that were not sent, sending them again, and giving them up. */
export function createMailHandlers(database: Database) {
  return {
    undeliveredMails: async ({ session: { tenant } }) => {
      const rows = await database.forTenant(tenant).rows(undeliveredRow, readUndelivered(tenant));
      return rows.map((row) => ({ ...row, created: row.created.toISOString() }));
    },

    // With all its retries.
    retryMail: async ({ input: { mail }, session: { tenant, user } }) => {
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        await stopSending(transaction, tenant, mail, `status = 'waiting', attempts = 0, last_error = NULL`);
        await addSending(transaction, { tenant, mail });
      });
      return {};
    },

    // Its text is erased: the links in it are the recipient's.
    discardMail: async ({ input: { mail }, session: { tenant, user } }) => {
      const change = `status = 'discarded', content = NULL, settled = now()`;
      await database
        .forTenant(tenant)
        .write({ actor: user }, (transaction) => stopSending(transaction, tenant, mail, change));
      return {};
    },
  } satisfies Partial<AllHandlers>;
}

/** Cancels the job of an undelivered mail and changes its row. Throws where there is no such mail: it was sent after all. */
async function stopSending(
  transaction: Transaction,
  tenant: TenantCode,
  mail: string,
  change: string,
): Promise<void> {
  const [row] = await transaction.rows(v.object({ job: v.nullable(v.string()) }), {
    text: `UPDATE mails SET ${change} WHERE tenant = $1 AND id = $2 AND ${isUndelivered} RETURNING job`,
    values: [tenant, mail],
  });
  if (!row) throw notFound();
  if (row.job !== null) await cancelJob(transaction, sendMail, row.job);
}
