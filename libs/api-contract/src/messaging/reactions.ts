/** The signs with which people answer a message without writing, in the order in which they are offered. */
export const reactionEmojis = ['👍', '❤️', '😂', '🎉', '🙏', '👏', '✅', '👀'] as const;

/** One of the offered reactions. */
export type ReactionEmoji = (typeof reactionEmojis)[number];
