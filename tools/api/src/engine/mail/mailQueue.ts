import type { TenantCode } from '@callboard/api-contract';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import * as v from 'valibot';
import type { Database } from '../database/openDatabase';
import { partedTables } from '../database/parts/partedTables.data';
import { removeOldParts } from '../database/parts/removeOldParts';
import type { Statement, Transaction } from '../database/TenantDatabase';
import { emit } from '../events/emit';
import { addJob } from '../jobs/queue';
import type { JobHandler } from '../jobs/defineJob';
import type { Secrets } from '../secrets/secrets';
import { sendMail } from './mail.jobs';
import { letterOf, subjectOf } from './letter';
import type { Mail } from './Mail';
import type { Mailer } from './mailer';
import { takeStrangerMail, type StrangerMail } from './strangerMails';

interface MailPayload {
  tenant: TenantCode;
  mail: string;
}

const waitingRow = v.object({
  recipient: v.string(),
  subject: v.string(),
  content: v.instance(Buffer),
  created: v.date(),
});

const fileSchema = v.object({ filename: v.string(), contentType: v.string(), content: v.string() });
const contentSchema = v.object({
  text: v.string(),
  html: v.string(),
  unsubscribe: v.optional(v.string()),
  files: v.optional(v.array(fileSchema)),
});

/** Mails wait in the database until they are sent: written with their cause, sent by a job. */
export type MailQueue = ReturnType<typeof createMailQueue>;

/** `rateLimit`: the factor on the budgets of mails that strangers cause; 0 lifts them. */
export function createMailQueue(database: Database, secrets: Secrets, rateLimit: number) {
  /** Writes a mail in the transaction that causes it. With an id that was queued before it does nothing. */
  async function queue(
    transaction: Transaction,
    tenant: TenantCode,
    letter: Mail,
    given?: string,
  ): Promise<void> {
    if (given !== undefined && (await isTaken(transaction, tenant, given))) return;
    const mail = given ?? randomUUID();
    const { to, subject, unsubscribe, files } = letter;
    const content = secrets.seal(
      Buffer.from(JSON.stringify({ ...letterOf(tenant, letter), unsubscribe, files })),
      mail,
    );
    await transaction.query({
      text: 'INSERT INTO mails (tenant, id, recipient, subject, content) VALUES ($1, $2, $3, $4, $5)',
      values: [tenant, mail, to, subject, content],
    });
    await addSending(transaction, { tenant, mail });
  }

  /**
   * Whether an id was queued before. No key of a table in parts has it alone: who queues the same one waits here for the transaction of the
   * other, and its statement after that finds the mail.
   */
  async function isTaken(transaction: Transaction, tenant: TenantCode, mail: string): Promise<boolean> {
    await transaction.query({
      text: `SELECT pg_advisory_xact_lock(hashtext('mails ' || $1), hashtext($2))`,
      values: [tenant, mail],
    });
    return (await transaction.query(queued(tenant, mail))).length > 0;
  }

  /**
   * The same for a mail that someone who is not signed in causes: beyond the budget of its address it is not written. The caller
   * answers as if it were, or strangers would learn what others had sent there.
   */
  async function queueForStranger(
    transaction: Transaction,
    tenant: TenantCode,
    kind: StrangerMail,
    letter: Mail,
    mail?: string,
  ): Promise<void> {
    if (await takeStrangerMail(transaction, kind, letter.to, rateLimit))
      await queue(transaction, tenant, letter, mail);
  }

  /** True if a mail with this id was queued, sent or not. */
  async function isQueued(tenant: TenantCode, mail: string): Promise<boolean> {
    return (await database.forTenant(tenant).query(queued(tenant, mail))).length > 0;
  }

  /** The job that sends a mail. What was sent or discarded meanwhile is left alone. */
  function sendBy(mailer: Mailer): JobHandler<MailPayload> {
    return async ({ tenant, mail }) => {
      const rows = database.forTenant(tenant);
      const [waiting] = await rows.rows(waitingRow, {
        text: `SELECT recipient, subject, content, created FROM mails WHERE tenant = $1 AND id = $2 AND status = 'waiting'`,
        values: [tenant, mail],
      });
      if (!waiting) return;
      const { recipient: to, subject, content, created } = waiting;
      const opened: unknown = JSON.parse(secrets.open(content, mail).toString());
      try {
        await mailer.send({
          id: mail,
          created,
          to,
          subject: subjectOf(tenant, subject),
          ...v.parse(contentSchema, opened),
        });
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        await rows.query({
          text: 'UPDATE mails SET attempts = attempts + 1, last_error = $3 WHERE tenant = $1 AND id = $2',
          values: [tenant, mail, reason.slice(0, 500)],
        });
        throw error;
      }
      await rows.query({
        text: `UPDATE mails SET status = 'sent', content = NULL, attempts = attempts + 1, settled = now()
          WHERE tenant = $1 AND id = $2 AND status = 'waiting'`,
        values: [tenant, mail],
      });
    };
  }

  /** The job that gives a mail up, after its last try. */
  const fail: JobHandler<MailPayload> = async ({ tenant, mail }) => {
    await database.forTenant(tenant).write({ actor: null }, async (transaction) => {
      const failed = await transaction.query({
        text: `UPDATE mails SET status = 'failed' WHERE tenant = $1 AND id = $2 AND status = 'waiting' RETURNING 1`,
        values: [tenant, mail],
      });
      if (failed.length > 0) await emit(transaction, tenant, 'mail.failed', { mail });
    });
  };

  return { queue, queueForStranger, isQueued, sendBy, fail };
}

const queued = (tenant: TenantCode, mail: string): Statement => ({
  text: 'SELECT FROM mails WHERE tenant = $1 AND id = $2',
  values: [tenant, mail],
});

/** Has a mail sent by a new job, and notes which. */
export async function addSending(transaction: Transaction, payload: MailPayload): Promise<void> {
  const job = await addJob(transaction, sendMail, payload);
  await transaction.query({
    text: 'UPDATE mails SET job = $3 WHERE tenant = $1 AND id = $2',
    values: [payload.tenant, payload.mail, job],
  });
}

/** Removes what was sent or discarded that many days ago. */
export const removeOldMails = (days: number) => ({
  text: `DELETE FROM mails WHERE tenant = $1 AND status IN ('sent', 'discarded') AND settled < now() - interval '${days} days'`,
});

/** Drops the parts of mails as old. What was not sent stays, and what was sent late until its own days are over. */
export function removeOldMailParts(owner: pg.Client, days: number): Promise<void> {
  return removeOldParts(owner, partedTables.mails, {
    days,
    unless: `status NOT IN ('sent', 'discarded') OR settled >= now() - interval '${days} days'`,
  });
}
