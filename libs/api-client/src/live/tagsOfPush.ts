import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import type { Push } from '@callboard/api-contract/pushes';
import { callTag, writeTags, type Tag } from '../collections/tags';
import { collectionsReferringTo } from '../collections/writeEndpoints';

/** The cached data that a push makes stale; none for one that is about the connection. */
export function tagsOfPush(push: Push): readonly Tag[] {
  switch (push.code) {
    case 'record.changed': {
      const { collection, record, kind } = push;
      // A newer server can have collections that this version does not know.
      if (!isCollectionName(collection)) return [];
      // A new record is referred to by none. Whether another one's title changed is not known here.
      const referring = kind === 'create' ? [] : collectionsReferringTo(collectionNamed(collection));
      return writeTags(collection, [record], referring);
    }
    case 'message.created':
    case 'message.updated':
    case 'message.deleted':
      // A conversation shows when its last message was written, which is no change of its own.
      return [
        ...writeTags('messages', [push.record], []),
        ...writeTags('conversations', [push.conversation], []),
      ];
    case 'conversation.read':
      return [callTag('messaging')];
    case 'comment.changed':
      return [callTag('comments')];
    case 'tags.changed':
      return [callTag('tags')];
    case 'notification':
      return [callTag('notifications')];
    case 'record.viewed':
      return [callTag('presence')];
    case 'connected':
    case 'heartbeat':
    case 'typing':
    case 'resync':
    case 'session.ended':
      return [];
    default:
      return push satisfies never;
  }
}
