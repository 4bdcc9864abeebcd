import * as v from 'valibot';
import { defineCollection } from '../../defineCollection';
import { datetime, integer, reference, text } from '../../fields/kinds';
import { messagingLimits } from '../messagingSchemas';
import { limits } from '../../product';
import { inOwnConversation } from '../membership.data';

const own = inOwnConversation('hashcode');
const begun = [{ field: 'started_by', actor: 'user' }] as const;

/** Extra input of a new conversation: the users who are in it in addition to the one who begins it, and the first message. */
export const conversationBeginning = v.object({
  members: v.optional(
    v.pipe(
      v.array(v.pipe(v.string(), v.uuid())),
      v.maxLength(limits.maxBulk),
      v.description('Users who are in it: those to whom the one who begins it can write'),
    ),
    [],
  ),
  body: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1),
      v.maxLength(limits.maxMessageLength),
      v.description('The first message'),
    ),
  ),
});

/**
 * Messages between some people about one subject. Staff read every conversation, so that no one writes to a student
 * unnoticed; everyone else reads those that they are a member of.
 */
export const conversations = defineCollection({
  name: 'conversations',
  path: 'messaging/conversations',
  model: 'messaging.Conversation',
  label: { one: 'Conversation', many: 'Conversations' },
  fields: {
    subject: text({ label: 'Subject', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    event: reference({ label: 'About', to: 'events', column: 'shown' }),
    last_message_at: datetime({
      label: 'Last message',
      serverOwned: true,
      unlogged: true,
      sort: true,
      column: 'shown',
    }),
    last_number: integer({
      label: 'Messages so far',
      serverOwned: true,
      unlogged: true,
      filter: false,
      sort: false,
      column: 'never',
    }),
    /** Why only staff can write; null where members can. */
    lock_reason: text({
      label: 'Locked because',
      max: messagingLimits.maxReasonLength,
      serverOwned: true,
      filter: false,
      sort: false,
    }),
    // Written when staff export it: the history then names them.
    last_exported: datetime({
      label: 'Exported',
      serverOwned: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
      column: 'never',
    }),
    started_by: reference({ label: 'Started by', to: 'users', serverOwned: true, readableBy: ['staff'] }),
  },
  lifecycle: {
    initial: 'open',
    statuses: { open: { label: 'Open', tone: 'green' }, closed: { label: 'Closed', tone: 'neutral' } },
    transitions: {
      close: {
        label: 'Close conversation',
        from: ['open'],
        to: 'closed',
        roles: ['staff'],
        confirm: 'People can still read it, but no one can write in it any more.',
      },
      reopen: { label: 'Open again', from: ['closed'], to: 'open', roles: ['staff'] },
    },
  },
  extraInput: conversationBeginning,
  additionalFields: { overview: 'Adds who else is in it, and the beginning of its last message' },
  searchIn: { collection: 'conversationMembers', by: 'conversation' },
  title: ['subject'],
  subtitle: 'event',
  avatar: { icon: 'mail', shape: 'square' },
  page: '/conversations/{hashcode}',
  access: {
    read: { staff: 'all', judge: own, participant: own, collaborator: own },
    create: { staff: 'all', judge: begun, participant: begun, collaborator: begun },
    update: { staff: 'all' },
    remove: {},
  },
  // Messages stay: a conversation is closed instead.
  never: ['remove'],
  ordering: '-last_message_at',
});
