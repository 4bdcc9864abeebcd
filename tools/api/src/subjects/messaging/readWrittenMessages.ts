import * as v from 'valibot';
import type { ReadWritten } from '../../engine/personal-data/writtenTexts';

const messageRow = v.object({
  conversation: v.string(),
  subject: v.string(),
  sent: v.date(),
  body: v.string(),
});
const mutedRow = v.object({ conversation: v.string() });

/** Reads the messages of a user, and the conversations that they muted. */
export const readWrittenMessages: ReadWritten = async (queries, tenant, user) => {
  const messages = await queries.rows(messageRow, {
    text: `SELECT m.conversation, c.subject, m.created AS sent, m.body FROM messages m
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      WHERE m.tenant = $1 AND m.author = $2 ORDER BY m.created`,
    values: [tenant, user],
  });
  const muted = await queries.rows(mutedRow, {
    text: 'SELECT conversation FROM muted_conversations WHERE tenant = $1 AND "user" = $2 ORDER BY conversation',
    values: [tenant, user],
  });
  return { messages, muted_conversations: muted.map(({ conversation }) => conversation) };
};
