import {
  messagingLimits,
  reactionEmojis,
  type MessageDetails,
  type ReactionEmoji,
} from '@callboard/api-contract/messaging';
import { grouped } from '@callboard/domain/lists';
import * as v from 'valibot';
import type { Queries } from '../../engine/database/TenantDatabase';
import type { TenantActor } from '../../engine/records/actor';

const reactionRow = v.object({
  message: v.string(),
  emoji: v.picklist(reactionEmojis),
  count: v.number(),
  is_own: v.boolean(),
  names: v.array(v.string()),
});
const mentionRow = v.object({ message: v.string(), user: v.string(), name: v.string() });
const fileRow = v.object({
  message: v.string(),
  hashcode: v.string(),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  has_pictures: v.boolean(),
});
const replyRow = v.object({
  of: v.string(),
  message: v.string(),
  number: v.number(),
  author_name: v.string(),
  body: v.string(),
  is_deleted: v.boolean(),
});

/**
 * What messages have in addition to their fields: reactions, mentions, files, and the messages that they answer. Four statements, however
 * many messages. A deleted one has none of it but the answer that it was.
 */
export async function readDetails(
  queries: Queries,
  { tenant, user }: TenantActor,
  messages: readonly string[],
): Promise<(message: string) => MessageDetails> {
  const values = [tenant, messages];
  const [reactions, mentions, files, replies] = await Promise.all([
    queries.rows(reactionRow, {
      text: `SELECT r.message, r.emoji, count(*)::int AS count, bool_or(r."user" = $3::uuid) AS is_own,
          (array_agg(u.name ORDER BY r.at, u.name))[1:${messagingLimits.reactionNames}] AS names
        FROM message_reactions r JOIN users u ON u.tenant = r.tenant AND u.hashcode = r."user"
        JOIN messages m ON m.tenant = r.tenant AND m.hashcode = r.message AND m.deleted_at IS NULL
        WHERE r.tenant = $1 AND r.message = ANY ($2::uuid[]) GROUP BY r.message, r.emoji`,
      values: [...values, user],
    }),
    queries.rows(mentionRow, {
      text: `SELECT x.message, x."user", u.name FROM message_mentions x
        JOIN users u ON u.tenant = x.tenant AND u.hashcode = x."user"
        JOIN messages m ON m.tenant = x.tenant AND m.hashcode = x.message AND m.deleted_at IS NULL
        WHERE x.tenant = $1 AND x.message = ANY ($2::uuid[]) ORDER BY u.name, x."user"`,
      values,
    }),
    queries.rows(fileRow, {
      text: `SELECT f.parent AS message, f.hashcode, f.name, f.size, f.type, f.has_pictures FROM attachments f
        JOIN messages m ON m.tenant = f.tenant AND m.hashcode = f.parent AND m.deleted_at IS NULL
        WHERE f.tenant = $1 AND f.parent = ANY ($2::uuid[]) AND f.subtype = 'local_file'
          AND f.parent_model = 'callboard.Message'
        ORDER BY f.created, f.hashcode`,
      values,
    }),
    queries.rows(replyRow, {
      text: `SELECT m.hashcode AS of, o.hashcode AS message, o.number, o.author_name,
          left(o.body, ${messagingLimits.quoteLength}) AS body, o.deleted_at IS NOT NULL AS is_deleted
        FROM messages m JOIN messages o ON o.tenant = m.tenant AND o.hashcode = m.reply_to
        WHERE m.tenant = $1 AND m.hashcode = ANY ($2::uuid[])`,
      values,
    }),
  ]);
  const reactionsOf = grouped(reactions, ({ message }) => message);
  const mentionsOf = grouped(mentions, ({ message }) => message);
  const filesOf = grouped(files, ({ message }) => message);
  const replyOf = new Map(replies.map(({ of, ...reply }) => [of, reply]));
  return (message) => ({
    reactions: [...(reactionsOf.get(message) ?? [])].sort(inOrder).map(({ message: _, ...each }) => each),
    mentions: (mentionsOf.get(message) ?? []).map(({ message: _, ...each }) => each),
    attachments: (filesOf.get(message) ?? []).map(({ message: _, ...each }) => each),
    reply: replyOf.get(message) ?? null,
  });
}

function inOrder(one: { emoji: ReactionEmoji }, other: { emoji: ReactionEmoji }): number {
  return reactionEmojis.indexOf(one.emoji) - reactionEmojis.indexOf(other.emoji);
}
