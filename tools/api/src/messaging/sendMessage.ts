import type { Body } from '@callboard/api-contract';
import type { Transaction } from '../database/TenantDatabase';
import { invalid } from '../problems';
import type { TenantActor } from '../records/actor';
import { createInsertWithin, type InsertWithin } from '../records/createRecord';
import type { RecordContext } from '../records/recordContext';

/** What is said where a conversation takes no more messages. */
export function closedConversation() {
  return invalid({ conversation: ['This conversation is closed.'] });
}

/** Sends a message within a transaction: it gets its number, and whoever sends it is its author. */
export function createSendMessage(context: RecordContext): InsertWithin {
  return createInsertWithin(context, context.target('messages'), {
    complete: takePlace,
    refusal: 'You are not in this conversation.',
  });
}

/** The next number of a conversation. Whoever else writes in it waits here, so that no two get the same. */
async function takePlace(
  transaction: Transaction,
  { tenant, user }: TenantActor,
  given: Body,
): Promise<Body> {
  const [place] = await transaction.query<{ number: number; author_name: string }>({
    text: `UPDATE conversations c SET last_number = coalesce(c.last_number, 0) + 1, last_message_at = clock_timestamp()
      FROM users u WHERE u.tenant = $1 AND u.hashcode = $3::uuid
        AND c.tenant = $1 AND c.hashcode = $2::uuid AND c.status = 'open'
      RETURNING c.last_number AS number, u.name AS author_name`,
    values: [tenant, given['conversation'], user],
  });
  if (!place) throw closedConversation();
  return { ...place, author: user };
}
