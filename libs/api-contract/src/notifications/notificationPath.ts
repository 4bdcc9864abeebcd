import { collectionNamed, isCollectionName } from '../collectionNamed';
import { recordPath } from '../recordPath';
import { notificationKindNamed } from './notificationKinds';
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
  kind: name,
  collection,
  record,
}: Pick<Notification, 'kind' | 'collection' | 'record'>): string | null {
  const { leadsTo } = notificationKindNamed(name);
  if (leadsTo !== 'record') return leadsTo.path;
  if (collection === null || record === null || !isCollectionName(collection)) return null;
  const path = recordPath(collectionNamed(collection), { hashcode: record });
  const isOfComment = name === 'comment' || (name === 'mention' && collection !== 'conversations');
  return isOfComment ? `${path}?tab=${commentsTab}` : path;
}
