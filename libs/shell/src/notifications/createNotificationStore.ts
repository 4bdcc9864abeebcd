import { createStore } from 'zustand/vanilla';

/** Something that has happened and concerns the user. */
export interface Notification {
  /** Unlike any other's: the same one again replaces the former. */
  id: string;
  title: string;
  text?: string | undefined;
  /** When it happened, ISO 8601. */
  at: string;
  /** A page of the app that tells more. */
  to?: string | undefined;
  icon?: string | undefined;
}

export interface NotificationState {
  /** The newest first. */
  items: readonly Notification[];
  unread: ReadonlySet<string>;
}

/** Holds the notifications of a session. */
export interface NotificationStore {
  state: () => NotificationState;
  subscribe: (listener: () => void) => () => void;
  /** Takes one in; it is unread until the panel has shown it. */
  add: (notification: Notification) => void;
  markAllRead: () => void;
}

/** More than anybody reads; the oldest make room. */
const most = 200;

const nothing: NotificationState = { items: [], unread: new Set() };

/** Makes the store that the bell counts and the panel lists. */
export function createNotificationStore(): NotificationStore {
  const { getState, setState, subscribe } = createStore(() => nothing);

  return {
    state: getState,
    subscribe,
    add: (notification) => {
      const current = getState();
      const others = current.items.filter(({ id }) => id !== notification.id);
      const items = [notification, ...others]
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .slice(0, most);
      const isKept = ({ id }: Notification) => id === notification.id || current.unread.has(id);
      setState({ items, unread: new Set(items.filter(isKept).map(({ id }) => id)) });
    },
    markAllRead: () => {
      if (getState().unread.size > 0) setState({ unread: nothing.unread });
    },
  };
}
