import { queries } from '@callboard/api-client/actions';

/** How many notifications are unread, the same on all devices; 0 while it is loading, null of a server without notifications. */
export function useUnreadCount(): number | null {
  const { data, problem } = queries.notificationCount.useQuery();
  if (data) return data.unread;
  return problem ? null : 0;
}
