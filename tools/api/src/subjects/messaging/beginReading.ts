import type { Transaction } from '../../engine/database/TenantDatabase';
import type { TenantActor } from '../../engine/records/actor';

/** For new members of a conversation, what was written before them is read. */
export async function beginReading(
  transaction: Transaction,
  { tenant }: TenantActor,
  conversation: string,
): Promise<void> {
  await transaction.query({
    text: `INSERT INTO conversation_reads (tenant, "user", conversation, number)
      SELECT m.tenant, m."user", m.conversation, coalesce(c.last_number, 0) FROM conversation_members m
      JOIN conversations c ON c.tenant = m.tenant AND c.hashcode = m.conversation
      WHERE m.tenant = $1 AND m.conversation = $2 ON CONFLICT DO NOTHING`,
    values: [tenant, conversation],
  });
}
