import type { RowCondition, RowLink } from '../accessRules';

/** Link that makes a conversation a user's own: membership in it. */
const membership: readonly RowLink[] = [
  { collection: 'conversationMembers', own: 'user', actor: 'user', field: 'conversation' },
];

/** The rows of the conversations that a user is a member of, by the field that holds the conversation. */
export const inOwnConversation = (field: string): readonly RowCondition[] => [
  { field, linkedBy: membership },
];
