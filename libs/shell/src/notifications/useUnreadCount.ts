import { queries } from '@callboard/api-client/actions';
import { useIsViewing } from '@callboard/auth';

/**
 * How many notifications are unread, the same on all devices; 0 while it is loading, null of a server without notifications, and of
 * another user whom an admin views as.
 */
export function useUnreadCount(): number | null {
  const isViewing = useIsViewing();
  const { data, problem } = queries.notificationCount.useQuery(undefined, { skip: isViewing });
  if (isViewing) return null;
  if (data) return data.unread;
  return problem ? null : 0;
}
