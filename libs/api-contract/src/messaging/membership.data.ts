import type { RowCondition, RowLink } from '../accessRules';

/** What makes a conversation a user's own: that they are a member of it. */
const membership: readonly RowLink[] = [
  { collection: 'conversationMembers', own: 'user', actor: 'user', field: 'conversation' },
];

/** The rows of the conversations that a user is a member of, by the field that holds the conversation. */
export const inOwnConversation = (field: string): readonly RowCondition[] => [
  { field, linkedBy: membership },
];
