import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { SeedAccount, SeedRow, SeedTables } from './seedRows';
import { seedConversations } from './words/conversations.data';

/** What staff and others wrote to each other before the day that the seeds call today. */
export function addConversations(
  tables: SeedTables,
  accounts: readonly SeedAccount[],
  event: SeedRow | undefined,
): void {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 20 });
  const byRole = new Map(accounts.map((account) => [account.role, account]));
  for (const { subject, isAboutEvent, status, messages } of seedConversations) {
    const said = messages.flatMap(({ from, hoursBefore, body }) => {
      const author = byRole.get(from);
      const created = today.minus({ hours: hoursBefore }).toUTC().toISO();
      return author && created ? [{ author, created, body }] : [];
    });
    const conversation = tables.add('conversations', {
      subject,
      event: isAboutEvent && event ? event.hashcode : null,
      last_message_at: said.at(-1)?.created ?? null,
      last_number: said.length,
      started_by: said[0]?.author.user ?? null,
      status,
    });
    for (const { user, name } of new Set(said.map(({ author }) => author))) {
      tables.add('conversationMembers', { name, conversation: conversation.hashcode, user });
    }
    said.forEach(({ author, created, body }, index) => {
      tables.add('messages', {
        conversation: conversation.hashcode,
        body,
        author: author.user,
        author_name: author.name,
        number: index + 1,
        created,
      });
    });
  }
}
