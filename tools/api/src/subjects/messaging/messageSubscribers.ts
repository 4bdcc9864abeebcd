import type { TenantCode } from '@callboard/api-contract';
import type { PayloadOf } from '@callboard/api-contract/events';
import * as v from 'valibot';
import type { Queries, Transaction } from '../../engine/database/TenantDatabase';
import { subscribe, type EventSource } from '../../engine/events/subscribe';
import { notify } from '../../engine/notifications/notify';
import { usersWithRole } from '../../engine/notifications/receivers';

/** Notifies the members of a conversation of its messages, and the office of those that are reported. */
export function messageSubscribers() {
  return [
    subscribe('message.sent', 'notifications', ofMessage),
    subscribe('message.reported', 'notifications', ofReport),
  ];
}

const messageRow = v.object({
  conversation: v.string(),
  subject: v.string(),
  author: v.string(),
  author_name: v.string(),
});

async function ofMessage(
  { record }: PayloadOf<'message.sent'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
) {
  const [message] = await transaction.rows(messageRow, {
    text: `SELECT m.conversation, c.subject, m.author, m.author_name FROM messages m
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      WHERE m.tenant = $1 AND m.hashcode = $2 AND m.deleted_at IS NULL`,
    values: [tenant, record],
  });
  // Deleted by now.
  if (!message) return;
  const { conversation, subject, author, author_name } = message;
  const members = await membersToNotify(transaction, tenant, conversation, author);
  const mentioned = await usersMentionedIn(transaction, tenant, record);
  const news = {
    cause: `event ${number}`,
    about: { collection: 'conversations', record: conversation },
    facts: { author: author_name, subject },
    source: record,
  };
  // Each gets one of the two.
  await notify(transaction, tenant, {
    ...news,
    kind: 'mention',
    users: members.filter((user) => mentioned.has(user)),
  });
  await notify(transaction, tenant, {
    ...news,
    kind: 'message',
    users: members.filter((user) => !mentioned.has(user)),
  });
}

const reportRow = v.object({
  conversation: v.string(),
  subject: v.string(),
  reporter: v.string(),
  reporter_name: v.string(),
});

async function ofReport(
  { report }: PayloadOf<'message.reported'>,
  { tenant, number }: EventSource,
  transaction: Transaction,
): Promise<void> {
  const [reported] = await transaction.rows(reportRow, {
    text: `SELECT m.conversation, c.subject, p.reporter, u.name AS reporter_name FROM message_reports p
      JOIN messages m ON m.tenant = p.tenant AND m.hashcode = p.message
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      JOIN users u ON u.tenant = p.tenant AND u.hashcode = p.reporter
      WHERE p.tenant = $1 AND p.hashcode = $2`,
    values: [tenant, report],
  });
  if (!reported) return;
  const { conversation, subject, reporter, reporter_name } = reported;
  const staff = await usersWithRole(transaction, tenant, ['staff', 'admin']);
  await notify(transaction, tenant, {
    kind: 'messageReported',
    cause: `event ${number}`,
    about: { collection: 'conversations', record: conversation },
    facts: { reporter: reporter_name, subject },
    users: staff.filter((user) => user !== reporter),
  });
}

const userRow = v.object({ user: v.string() });

/** The members of a conversation who have not muted it, but for the author of what is new. */
async function membersToNotify(
  queries: Queries,
  tenant: TenantCode,
  conversation: string,
  author: string,
): Promise<string[]> {
  const text = `SELECT m."user" FROM conversation_members m
    WHERE m.tenant = $1 AND m.conversation = $2 AND m."user" <> $3 AND NOT EXISTS (
      SELECT FROM muted_conversations x
      WHERE x.tenant = $1 AND x.conversation = $2 AND x."user" = m."user")`;
  return usersOf(queries, text, [tenant, conversation, author]);
}

/** Users that a message mentions. */
async function usersMentionedIn(queries: Queries, tenant: TenantCode, message: string): Promise<Set<string>> {
  const text = 'SELECT "user" FROM message_mentions WHERE tenant = $1 AND message = $2';
  return new Set(await usersOf(queries, text, [tenant, message]));
}

async function usersOf(queries: Queries, text: string, values: readonly unknown[]): Promise<string[]> {
  return (await queries.rows(userRow, { text, values })).map(({ user }) => user);
}
