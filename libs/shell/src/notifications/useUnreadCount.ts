import { queries } from '@callboard/api-client/actions';

/** How many notifications are unread, the same on all devices; null while that is unknown, or of a server without notifications. */
export function useUnreadCount(): number | null {
  return queries.notificationCount.useQuery().data?.unread ?? null;
}
