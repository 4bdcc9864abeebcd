import { defineCollection } from '../../defineCollection';
import { integer, reference, text, textarea } from '../../fields/kinds';
import { limits } from '../../product';
import { inOwnConversation } from './membership.data';

const seen = inOwnConversation('conversation');
const own = [{ field: 'author', actor: 'user' }] as const;

/** What one person says in a conversation (clause 3.22). Only its author changes it or takes it back. */
export const messages = defineCollection({
  name: 'messages',
  path: 'callboard/messages',
  model: 'callboard.Message',
  label: { one: 'Message', many: 'Messages' },
  fields: {
    // Not immutable, because a patch has to name it (clause 5.26); the server refuses another one.
    conversation: reference({ label: 'Conversation', to: 'conversations', required: true }),
    body: textarea({
      label: 'Message',
      required: true,
      max: limits.maxMessageLength,
      search: true,
      column: 'shown',
    }),
    author: reference({ label: 'Author', to: 'users', required: true, serverOwned: true, column: 'never' }),
    // Beside the author, whose record is for staff alone: what they were called when they wrote.
    author_name: text({ label: 'From', required: true, max: 160, serverOwned: true, column: 'shown' }),
    /** Its place in the conversation, from 1. The server counts, so that all see the same order. */
    number: integer({ label: 'Number', required: true, min: 1, serverOwned: true, sort: true }),
  },
  created: 'message.sent',
  title: ['author_name'],
  subtitle: 'conversation',
  avatar: { icon: 'mail', shape: 'square' },
  page: '/messages/{hashcode}',
  access: {
    read: { staff: 'all', judge: seen, participant: seen, collaborator: seen },
    create: { staff: 'all', judge: seen, participant: seen, collaborator: seen },
    update: { staff: own, judge: own, participant: own, collaborator: own },
    remove: { staff: own, judge: own, participant: own, collaborator: own },
  },
  nested: {
    by: 'conversation',
    path: 'messages',
    additionalFields: { linked_users: 'Says of each message who is in its conversation' },
  },
  distinct: [{ fields: ['conversation', 'number'] }],
  ordering: '-number',
});
