import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, text, textarea } from '../../fields/kinds';
import { messageExtras } from '../messagingSchemas';
import { limits } from '../../product';
import { inOwnConversation } from '../membership.data';

const seen = inOwnConversation('conversation');
const own = [{ field: 'author', actor: 'user' }] as const;

/**
 * Message of one person in a conversation (clause 3.22). Only its author changes or deletes it. A deleted message stays in its
 * place, without its text, so that replies and numbers have no gap.
 */
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
    // Next to the author, whose record is for staff alone: what they were called when they wrote.
    author_name: text({ label: 'From', required: true, max: 160, serverOwned: true, column: 'shown' }),
    /** Its place in the conversation, from 1. The server counts, so that all see the same order. */
    number: integer({
      label: 'Number',
      required: true,
      min: 1,
      serverOwned: true,
      sort: true,
      filter: true,
    }),
    reply_to: reference({
      label: 'Reply to',
      to: 'messages',
      within: 'conversation',
      immutable: true,
      column: 'never',
    }),
    // Both follow the text, by a trigger: an undo of the change brings them back, too.
    edited_at: datetime({
      label: 'Edited',
      serverOwned: true,
      derived: true,
      filter: false,
      sort: false,
      column: 'never',
    }),
    deleted_at: datetime({
      label: 'Deleted',
      serverOwned: true,
      derived: true,
      filter: false,
      sort: false,
      column: 'never',
    }),
  },
  extraInput: messageExtras,
  created: 'message.sent',
  isSent: true,
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
    additionalFields: {
      linked_users: 'Says of each message who is in its conversation',
      details: 'Adds its reactions, mentions and files, and the message that it answers',
    },
  },
  distinct: [{ fields: ['conversation', 'number'] }],
  ordering: '-number',
});
