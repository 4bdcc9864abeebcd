import { createAppStore, sessionLeft } from '@callboard/app-state';
import { describe, expect, it } from 'vitest';
import { allRead, notificationAdded, selectNotifications, type Notification } from './notificationSlice';

const news = (id: string, minute: number): Notification => ({
  id,
  title: `News ${id}`,
  at: new Date(Date.UTC(2026, 4, 14, 7, minute)).toISOString(),
});

function setUp() {
  const { dispatch, getState } = createAppStore();
  return {
    add: (notification: Notification) => dispatch(notificationAdded(notification)),
    markAllRead: () => dispatch(allRead()),
    leave: () => dispatch(sessionLeft()),
    state: () => selectNotifications(getState()),
  };
}

describe('the notifications', () => {
  it('[2.43] lists the newest first, in any order of arrival', () => {
    const store = setUp();
    for (const each of [news('b', 2), news('c', 3), news('a', 1)]) store.add(each);
    expect(store.state().items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('[2.43] counts the unread notifications', () => {
    const store = setUp();
    store.add(news('a', 1));
    store.add(news('b', 2));
    expect(store.state().unread).toHaveLength(2);
    store.markAllRead();
    expect(store.state().unread).toHaveLength(0);
    store.add(news('c', 3));
    expect(store.state().unread).toEqual(['c']);
  });

  it('replaces a notification with the same id, and marks it as unread', () => {
    const store = setUp();
    store.add(news('a', 1));
    store.markAllRead();
    store.add({ ...news('a', 5), title: 'Changed' });
    expect(store.state().items.map(({ title }) => title)).toEqual(['Changed']);
    expect(store.state().unread).toHaveLength(1);
  });

  it('stores a limited number of notifications', () => {
    const store = setUp();
    for (let index = 0; index < 230; index += 1) store.add(news(String(index), index));
    expect(store.state().items).toHaveLength(200);
    expect(store.state().unread).toHaveLength(200);
  });

  it('[2.38] clears them for the next session', () => {
    const store = setUp();
    store.add(news('a', 1));
    store.leave();
    expect(store.state()).toEqual({ items: [], unread: [] });
  });
});
