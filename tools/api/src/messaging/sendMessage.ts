import type { Body } from '@callboard/api-contract';
import { sentences } from '@callboard/api-contract/sentences';
import { sql } from 'kysely';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createInsertInTransaction, type InsertInTransaction } from '../records/createRecord';
import type { RecordContext } from '../records/recordContext';

/** What is said where a conversation takes no more messages. */
export function closedConversation() {
  return invalid({ conversation: [sentences.conversationClosed()] });
}

/** Sends a message within a transaction: it gets its number, and whoever sends it is its author. */
export function createSendMessage(context: RecordContext): InsertInTransaction {
  return createInsertInTransaction(context, context.target('messages'), {
    complete: takePlace,
    refusal: sentences.notInConversation(),
  });
}

/** The next number of a conversation. Whoever else writes in it waits here, so that no two get the same. */
async function takePlace(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  given: Body,
): Promise<Body> {
  const place = await transaction.db
    .updateTable('conversations as c')
    .from('users as u')
    .set((eb) => ({
      last_number: eb(eb.fn.coalesce('c.last_number', eb.lit(0)), '+', 1),
      last_message_at: sql`clock_timestamp()`,
    }))
    .where('u.tenant', '=', tenant)
    .where('u.hashcode', '=', user)
    .where('c.tenant', '=', tenant)
    .where('c.hashcode', '=', String(given['conversation']))
    .where('c.status', '=', 'open')
    .returning(['c.last_number as number', 'u.name as author_name'])
    .executeTakeFirst();
  if (!place) throw closedConversation();
  return { ...place, author: user };
}
