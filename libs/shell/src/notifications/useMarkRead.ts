import { actions } from '@callboard/api-client/actions';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { notificationMessages as words } from './notificationMessages';

/** Marks some notifications as read, or all, and lets the user undo that. */
export function useMarkRead(): (notifications?: readonly string[]) => Promise<void> {
  const [markRead] = actions.markNotificationsRead.useAction();
  const [markUnread] = actions.markNotificationsUnread.useAction();
  const alerts = useAlerts();
  return async (notifications) => {
    const outcome = await markRead(notifications ? { notifications: [...notifications] } : undefined);
    if (!outcome.ok) return;
    const { read } = outcome.data;
    const action = { label: words.undo, onAct: () => void markUnread({ read }) };
    alerts.show({ kind: 'success', message: words.marked, action });
  };
}
