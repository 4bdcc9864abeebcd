import type { TenantCode } from '@callboard/api-contract';
import { messagingLimits, type MessageReport } from '@callboard/api-contract/messaging';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { emit } from '../../engine/events/emit';
import type { TenantActor } from '../../engine/records/actor';
import type { FoundMessage } from './findConversation';

const writtenRow = v.object({ report: v.string() });

const reportRow = v.object({
  report: v.string(),
  message: v.string(),
  conversation: v.string(),
  subject: v.string(),
  number: v.number(),
  author_name: v.string(),
  body: v.string(),
  reason: v.string(),
  reporter_name: v.string(),
  at: v.date(),
  resolved: v.nullable(v.date()),
  resolved_by: v.nullable(v.string()),
});

/**
 * Stores a report with the present text of the message. A user's second report of a message replaces the first, and opens it
 * again.
 */
export async function writeReport(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  { message, body }: FoundMessage,
  reason: string,
): Promise<string> {
  const [row] = await transaction.rows(writtenRow, {
    text: `INSERT INTO message_reports (tenant, message, reporter, reason, body) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (tenant, message, reporter) DO UPDATE
        SET reason = excluded.reason, body = excluded.body, at = now(), resolved = NULL, resolved_by = NULL
      RETURNING hashcode AS report`,
    values: [tenant, message, user, reason, body],
  });
  if (!row) throw new Error('The report was not stored.');
  await emit(transaction, tenant, 'message.reported', row);
  return row.report;
}

/** Reported messages, the newest first. */
export async function readReports(
  queries: Queries,
  tenant: TenantCode,
  isOpenOnly: boolean,
): Promise<MessageReport[]> {
  const rows = await queries.rows(reportRow, {
    text: `SELECT p.hashcode AS report, p.message, m.conversation, c.subject, m.number, m.author_name, p.body, p.reason,
        u.name AS reporter_name, p.at, p.resolved, s.name AS resolved_by
      FROM message_reports p JOIN messages m ON m.tenant = p.tenant AND m.hashcode = p.message
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      JOIN users u ON u.tenant = p.tenant AND u.hashcode = p.reporter
      LEFT JOIN users s ON s.tenant = p.tenant AND s.hashcode = p.resolved_by
      WHERE p.tenant = $1 ${isOpenOnly ? 'AND p.resolved IS NULL' : ''}
      ORDER BY p.at DESC, p.hashcode LIMIT ${messagingLimits.reports}`,
    values: [tenant],
  });
  return rows.map(({ at, resolved, ...row }) => ({
    ...row,
    at: at.toISOString(),
    resolved: resolved?.toISOString() ?? null,
  }));
}
