import { rootReducer, sessionLeft, useAppDispatch } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';

/** Something that has happened and concerns the user. */
export interface Notification {
  /** The same id again replaces the former notification. */
  id: string;
  title: string;
  text?: string | undefined;
  /** When it happened, ISO 8601. */
  at: string;
  /** A page of the app with more of it. */
  to?: string | undefined;
  icon?: string | undefined;
}

interface NotificationState {
  /** The newest first. */
  items: readonly Notification[];
  /** Ids of those that the panel has not shown yet. */
  unread: readonly string[];
}

/** The oldest beyond these make room. */
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

/** What the bell counts and the panel lists, and how to mark all as read. */
export function useNotifications(): NotificationState & { markAllRead: () => void } {
  const dispatch = useAppDispatch();
  // The panel marks all as read in an effect.
  const markAllRead = useCallback(() => void dispatch(allRead()), [dispatch]);
  return { ...useSelector(selectNotifications), markAllRead };
}
