import { rootReducer, sessionLeft, useAppDispatch } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/** An event that concerns the user. */
export interface Notification {
  /** A notification with the same id replaces the earlier one. */
  id: string;
  title: string;
  text?: string | undefined;
  /** When it happened, ISO 8601. */
  at: string;
  /** The path of a page with details. */
  to?: string | undefined;
  icon?: string | undefined;
}

interface NotificationState {
  /** Newest first. */
  items: readonly Notification[];
  /** Ids of the unread notifications. */
  unread: readonly string[];
}

/** The oldest notifications above this number are removed. */
const most = 200;

const initialState: NotificationState = { items: [], unread: [] };

const slice = createSlice({
  name: 'notifications',
  initialState,
  reducers: {
    notificationAdded: ({ items, unread }, { payload }: PayloadAction<Notification>) => {
      const next = [payload, ...items.filter(({ id }) => id !== payload.id)]
        .sort((one, other) => Date.parse(other.at) - Date.parse(one.at))
        .slice(0, most);
      const isUnread = ({ id }: Notification) => id === payload.id || unread.includes(id);
      return { items: next, unread: next.filter(isUnread).map(({ id }) => id) };
    },
    allRead: (state) => ({ ...state, unread: initialState.unread }),
  },
  extraReducers: (builder) => builder.addCase(sessionLeft, () => initialState),
  selectors: { selectNotifications: (state) => state },
});

/** The notifications of the session. */
export const { selectNotifications } = slice.injectInto(rootReducer).selectors;
export const { notificationAdded, allRead } = slice.actions;

/** The notifications, the number of unread ones, and how to mark all as read. */
export function useNotifications(): NotificationState & { markAllRead: () => void } {
  const dispatch = useAppDispatch();
  // The panel marks all as read in an effect.
  const markAllRead = useCallback(() => void dispatch(allRead()), [dispatch]);
  return { ...useSelector(selectNotifications), markAllRead };
}
