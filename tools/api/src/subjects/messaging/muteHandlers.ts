import type { AllHandlers } from '../../engine/calls/handler';
import type { Database } from '../../engine/database/openDatabase';
import { notFound } from '../../engine/problems';

/** Checks whether a member hears of a conversation. */
export function createMuteHandlers(database: Database) {
  return {
    mutedConversation: async ({ input: { conversation }, session: { tenant, user } }) => {
      const found = await database.forTenant(tenant).query({
        text: 'SELECT FROM muted_conversations WHERE tenant = $1 AND "user" = $2 AND conversation = $3',
        values: [tenant, user, conversation],
      });
      return { is_muted: found.length > 0 };
    },

    // Only a member has something to mute, and no one else learns whether there is such a conversation.
    muteConversation: async ({ input: { conversation, is_muted }, session: { tenant, user } }) => {
      await database.forTenant(tenant).write({ actor: user }, async (transaction) => {
        const member = await transaction.query({
          text: 'SELECT FROM conversation_members WHERE tenant = $1 AND "user" = $2 AND conversation = $3',
          values: [tenant, user, conversation],
        });
        if (member.length === 0) throw notFound();
        await transaction.query({
          text: is_muted
            ? `INSERT INTO muted_conversations (tenant, "user", conversation) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`
            : 'DELETE FROM muted_conversations WHERE tenant = $1 AND "user" = $2 AND conversation = $3',
          values: [tenant, user, conversation],
        });
      });
      return {};
    },
  } satisfies Partial<AllHandlers>;
}
