import { announcementReceivers } from './collections/announcementReceivers';
import { announcements } from './collections/announcements';
import { announcementTargets } from './collections/announcementTargets';
import { conversationMembers } from './collections/conversationMembers';
import { conversations } from './collections/conversations';
import { messages } from './collections/messages';

/** The collections of this noun, by their keys: they load together. */
export const messagingCollections = {
  announcementReceivers,
  announcements,
  announcementTargets,
  conversationMembers,
  conversations,
  messages,
} as const;
