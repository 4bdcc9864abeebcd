import { defineCollection } from '../../defineCollection';
import { reference, text } from '../../fields/kinds';
import { inOwnConversation } from '../membership.data';

const own = inOwnConversation('conversation');

/** A user in a conversation. */
export const conversationMembers = defineCollection({
  name: 'conversationMembers',
  path: 'messaging/members',
  model: 'messaging.Member',
  label: { one: 'Member', many: 'Members' },
  fields: {
    // Next to the user, whose record is for staff alone.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    conversation: reference({ label: 'Conversation', to: 'conversations', required: true, immutable: true }),
    user: reference({ label: 'User', to: 'users', required: true, immutable: true, readableBy: ['staff'] }),
  },
  title: ['name'],
  subtitle: 'conversation',
  avatar: { icon: 'user', shape: 'square' },
  page: '/conversation-members/{hashcode}',
  access: {
    read: { staff: 'all', judge: own, participant: own, collaborator: own },
    create: { staff: 'all' },
    update: {},
    remove: { staff: 'all' },
  },
  never: ['update'],
  distinct: [{ fields: ['conversation', 'user'] }],
  ordering: 'name',
});
