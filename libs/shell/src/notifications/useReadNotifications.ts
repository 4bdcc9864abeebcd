import { actions, queries } from '@callboard/api-client/actions';
import { limits } from '@callboard/api-contract';
import { notificationPath } from '@callboard/api-contract/notifications';
import { onceFocused } from '@callboard/browser-storage';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useUnreadCount } from './useUnreadCount';

/** Marks the notifications as read that lead to the open page, however the user came there: the bell and the page are one truth. */
export function useReadNotifications(): void {
  const unread = useUnreadCount();
  const { pathname } = useLocation();
  const { data } = queries.notifications.useQuery({ unread: 'true' }, { skip: !unread });
  const [markRead] = actions.markNotificationsRead.useAction();
  const opened = (unread ? (data?.results ?? []) : [])
    .filter((each) => each.read === null && pageOf(notificationPath(each)) === pathname)
    .map(({ hashcode }) => hashcode)
    .join(' ');

  // The server, once the window has the focus (clause 9.2): no one has read what arrives behind another window.
  useEffect(() => {
    if (opened === '') return undefined;
    return onceFocused(limits.focusCheckMs, () => void markRead({ notifications: opened.split(' ') }));
  }, [opened, markRead]);
}

function pageOf(path: string | null): string | undefined {
  return path?.replace(/[?#].*$/, '');
}
