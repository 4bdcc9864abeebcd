import { createContext, use, useSyncExternalStore } from 'react';
import {
  createNotificationStore,
  type NotificationState,
  type NotificationStore,
} from './createNotificationStore';

/** The notifications of this session; `SignedInApp` makes another store for another session. */
export const NotificationContext = createContext<NotificationStore>(createNotificationStore());

/** What has come so far, and how to mark it as read. */
export function useNotifications(): NotificationState & Pick<NotificationStore, 'markAllRead'> {
  const store = use(NotificationContext);
  return { ...useSyncExternalStore(store.subscribe, store.state), markAllRead: store.markAllRead };
}
