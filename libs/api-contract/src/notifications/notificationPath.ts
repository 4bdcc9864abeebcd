import { collectionNamed, isCollectionName } from '../collectionNamed';
import { recordPath } from '../recordPath';
import { notificationKindNamed } from './notificationKinds';
import type { Notification } from './notificationSchemas';

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
  return recordPath(collectionNamed(collection), { hashcode: record });
}
