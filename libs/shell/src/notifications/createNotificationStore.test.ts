import { describe, expect, it, vi } from 'vitest';
import { createNotificationStore, type Notification } from './createNotificationStore';

const news = (id: string, minute: number): Notification => ({
  id,
  title: `News ${id}`,
  at: new Date(Date.UTC(2026, 4, 14, 7, minute)).toISOString(),
});

describe('createNotificationStore', () => {
  it('[2.43] lists the newest first, whatever comes first', () => {
    const store = createNotificationStore();
    for (const each of [news('b', 2), news('c', 3), news('a', 1)]) store.add(each);
    expect(store.state().items.map(({ id }) => id)).toEqual(['c', 'b', 'a']);
  });

  it('[2.43] counts what has not been read', () => {
    const store = createNotificationStore();
    store.add(news('a', 1));
    store.add(news('b', 2));
    expect(store.state().unread.size).toBe(2);
    store.markAllRead();
    expect(store.state().unread.size).toBe(0);
    store.add(news('c', 3));
    expect([...store.state().unread]).toEqual(['c']);
  });

  it('takes the same one once, and tells that it is news again', () => {
    const store = createNotificationStore();
    store.add(news('a', 1));
    store.markAllRead();
    store.add({ ...news('a', 5), title: 'Changed' });
    expect(store.state().items.map(({ title }) => title)).toEqual(['Changed']);
    expect(store.state().unread.size).toBe(1);
  });

  it('keeps no more than anybody reads', () => {
    const store = createNotificationStore();
    for (let index = 0; index < 230; index += 1) store.add(news(String(index), index));
    expect(store.state().items).toHaveLength(200);
    expect(store.state().unread.size).toBe(200);
  });

  it('tells whoever listens, and nobody when nothing changes', () => {
    const store = createNotificationStore();
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.markAllRead();
    store.add(news('a', 1));
    stop();
    store.markAllRead();
    expect(listener).toHaveBeenCalledOnce();
  });
});
