import { type TenantCode, undeliveredMailSchema } from '@callboard/api-contract';
import * as v from 'valibot';
import type { QueryHandlers } from '../calls/handler';
import type { Database } from '../database/openDatabase';
import type { Statement, Transaction } from '../database/TenantDatabase';
import { cancelJob } from '../jobs/queue';
import { notFound } from '../problems';
import type { UserHandler } from '../sessions/actions/userAction';
import { sendMail } from './mail.jobs';
import { addSending } from './mailQueue';

const isUndelivered = `(status = 'failed' OR (status = 'waiting' AND attempts > 0))`;

const undeliveredRow = v.object({ ...undeliveredMailSchema.entries, created: v.date() });

const readUndelivered = (tenant: TenantCode): Statement => ({
  text: `SELECT id, recipient AS "to", subject, created, attempts, last_error AS error,
      CASE status WHEN 'failed' THEN 'failed' ELSE 'retrying' END AS status
    FROM mails WHERE tenant = $1 AND ${isUndelivered} ORDER BY created, id LIMIT 100`,
  values: [tenant],
});

/** The mails that an admin can do something about. */
export function createMailQueries(database: Database) {
  return {
    undeliveredMails: async ({ session: { tenant } }) => {
      const rows = await database.forTenant(tenant).rows(undeliveredRow, readUndelivered(tenant));
      return rows.map((row) => ({ ...row, created: row.created.toISOString() }));
    },
  } satisfies Partial<QueryHandlers>;
}

/** Sends a mail again, with all its retries. */
export const retryMail: UserHandler<'retryMail'> = async ({ database }, { input, session }) => {
  const { tenant, user } = session;
  await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
    await stopSending(transaction, tenant, input.mail, `status = 'waiting', attempts = 0, last_error = NULL`);
    await addSending(transaction, { tenant, mail: input.mail });
  });
  return {};
};

/** Gives a mail up, and erases its text. */
export const discardMail: UserHandler<'discardMail'> = async ({ database }, { input, session }) => {
  const { tenant, user } = session;
  await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
    await stopSending(
      transaction,
      tenant,
      input.mail,
      `status = 'discarded', content = NULL, settled = now()`,
    );
  });
  return {};
};

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
