import { collectionNamed, isCollectionName } from '../collectionNamed';
import { recordPath } from '../recordPath';
import { notificationPages } from './notificationPages';
import type { Notification } from './notificationSchemas';

/** The tab of a record's page that has its comments, in the query of its address. */
export const commentsTab = 'comments';

/**
 * The page that a notification leads to.
 *
 * @example
 * notificationPath({ kind: 'taskDue', collection: 'tasks', record: 'ab12' }); // '/tasks/ab12'
 */
export function notificationPath({
  kind,
  collection,
  record,
}: Pick<Notification, 'kind' | 'collection' | 'record'>): string | null {
  const page = notificationPages[kind];
  if (page !== null) return page;
  if (collection === null || record === null || !isCollectionName(collection)) return null;
  const path = recordPath(collectionNamed(collection), { hashcode: record });
  const isOfComment = kind === 'comment' || (kind === 'mention' && collection !== 'conversations');
  return isOfComment ? `${path}?tab=${commentsTab}` : path;
}
