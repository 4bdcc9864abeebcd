import {
  notificationKindNamed,
  notificationKindNames,
  notificationPath,
  type Notification,
} from '@callboard/api-contract/notifications';
import { json, stubApi } from '@callboard/api-client/testing';
import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { ApiCache } from '@callboard/api-client/collections';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToolContext } from '../tools/ToolContext';
import { NotificationBell } from './NotificationBell';
import { NotificationPanel } from './NotificationPanel';
import { useReadNotifications } from './useReadNotifications';

const record = '00000000-0000-4000-8000-00000000000a';
const other = '00000000-0000-4000-8000-00000000000b';
const listed = 'GET notifications';
const counted = 'GET notifications/count';
const acted = 'POST user/actions';

function notification(number: number, given: Partial<Notification> = {}): Notification {
  return {
    hashcode: `00000000-0000-4000-8000-00000000000${number}`,
    kind: 'message',
    collection: 'conversations',
    record,
    facts: { author: `Person ${number}`, subject: 'Load-in' },
    at: '2026-05-14T07:05:00Z',
    read: null,
    ...given,
  };
}

const list = (results: readonly Notification[], has_more = false) =>
  json({ success: true, data: { results, has_more } });
const count = (unread: number) => json({ success: true, data: { unread } });
const marked = json({ success: true, data: { read: '2026-05-14T08:00:00.000Z' } });

function show(onClose = vi.fn()) {
  const Page = () => (
    <ApiCache>
      <ToolContext value={vi.fn()}>
        <NotificationBell />
      </ToolContext>
      <NotificationPanel onClose={onClose} />
      <AlertStack />
    </ApiCache>
  );
  const router = createMemoryRouter([{ path: '*', Component: Page }]);
  render(
    <AppStoreProvider store={createAppStore()}>
      <RouterProvider router={router} />
    </AppStoreProvider>,
  );
  return { user: userEvent.setup(), router, onClose };
}

/** A document of jsdom has the focus only after one of its elements had it. */
const hasFocus = vi.spyOn(document, 'hasFocus');
beforeEach(() => void hasFocus.mockReturnValue(true));
afterAll(() => hasFocus.mockRestore());
afterEach(cleanup);

it('[2.43] counts the unread ones on the bell, and lists all by day', async () => {
  const api = stubApi();
  api.on(counted, count(2));
  api.on(listed, list([notification(1), notification(2, { at: '2026-05-12T07:05:00Z' })]));
  show();
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread', hidden: true })).toBeTruthy();
  const today = within(await screen.findByRole('region', { name: '14-May-2026' }));
  expect(today.getByRole('link', { name: 'Person 1 wrote in “Load-in”' })).toBeTruthy();
  expect(within(screen.getByRole('region', { name: '12-May-2026' })).getAllByRole('listitem')).toHaveLength(
    1,
  );
});

it('leads to the record, and reads all about it', async () => {
  const api = stubApi();
  api.on(counted, count(2));
  api.on(listed, list([notification(1), notification(2), notification(3, { record: null })]));
  api.on(acted, marked);
  const { user, router, onClose } = show();
  await user.click(await screen.findByRole('link', { name: 'Person 1 wrote in “Load-in”' }));
  expect(router.state.location.pathname).toBe(`/conversations/${record}`);
  expect(onClose).toHaveBeenCalled();
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(1));
  expect(api.callsOf(acted)[0]?.body).toMatchObject({
    action: 'mark_notifications_read',
    data: { notifications: [notification(1).hashcode, notification(2).hashcode] },
  });
});

it('marks one as read, or all, and undoes that', async () => {
  const api = stubApi();
  api.on(counted, count(1));
  api.on(listed, list([notification(1)]));
  api.on(acted, marked);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Mark as read: Person 1 wrote in “Load-in”' }));
  await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
  await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(3));
  expect(api.callsOf(acted).map(({ body }) => body)).toMatchObject([
    { action: 'mark_notifications_read', data: { notifications: [notification(1).hashcode] } },
    { action: 'mark_notifications_unread', data: { read: '2026-05-14T08:00:00.000Z' } },
    { action: 'mark_notifications_read' },
  ]);
});

it('shows the unread ones alone, and shows when there are none', async () => {
  const api = stubApi();
  api.on(counted, count(0));
  api.on(listed, list([notification(1, { read: '2026-05-14T08:00:00Z' })]), list([]));
  const { user } = show();
  await screen.findByRole('link', { name: 'Person 1 wrote in “Load-in”' });
  await user.click(screen.getByRole('radio', { name: 'Unread' }));
  expect(await screen.findByText('You have read everything')).toBeTruthy();
  expect(api.callsOf(listed)[1]?.query.get('unread')).toBe('true');
});

it('loads older ones on demand', async () => {
  const api = stubApi();
  api.on(counted, count(0));
  api.on(listed, list([notification(2)], true), list([notification(2), notification(1, { record: other })]));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Show older' }));
  expect(await screen.findByRole('link', { name: 'Person 1 wrote in “Load-in”' })).toBeTruthy();
  expect(api.callsOf(listed)[1]?.query.get('limit')).toBe('100');
  // The button that had the focus is gone.
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Notifications' })),
  );
});

it('[2.43] shows those of one day about the same record as one, and marks them together', async () => {
  const api = stubApi();
  api.on(counted, count(2));
  api.on(listed, list([notification(1), notification(2), notification(3, { kind: 'taskDue' })]));
  api.on(acted, marked);
  const { user } = show();
  const [messages, task] = await screen.findAllByRole('listitem');
  expect(messages?.textContent).toContain('and 1 more');
  expect(task?.textContent).not.toContain('more');
  await user.click(screen.getByRole('button', { name: 'Mark as read: Person 1 wrote in “Load-in”' }));
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(1));
  expect(api.callsOf(acted)[0]?.body).toMatchObject({
    data: { notifications: [notification(1).hashcode, notification(2).hashcode] },
  });
});

it('[2.43] leads to its settings, and closes', async () => {
  const api = stubApi();
  api.on(counted, count(0));
  api.on(listed, list([]));
  const { user, router, onClose } = show();
  await user.click(await screen.findByRole('link', { name: 'Settings' }));
  expect(router.state.location.pathname).toBe('/account/notifications');
  expect(onClose).toHaveBeenCalled();
});

it('shows a problem, and requests them again', async () => {
  const api = stubApi();
  api.on(counted, count(0));
  api.on(listed, json({ detail: 'No' }, 400), list([]));
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No notifications yet')).toBeTruthy();
});

const kinds = notificationKindNames.map((kind, index) => {
  const { about } = notificationKindNamed(kind);
  const [collection = null] = about === 'any' ? (['venues'] as const) : about;
  return notification(index % 10, { kind, collection, record: collection === null ? null : record });
});

function openPage(path: string, unread: readonly Notification[]) {
  const api = stubApi();
  api.on(counted, count(unread.length));
  api.on(listed, list(unread));
  api.on(acted, marked);
  const Page = () => {
    useReadNotifications();
    return null;
  };
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  render(
    <AppStoreProvider store={createAppStore()}>
      <ApiCache>
        <RouterProvider router={router} />
      </ApiCache>
    </AppStoreProvider>,
  );
  return { api, router };
}

it.each(kinds)('[2.43] is read once the page of its record is open: $kind', async (each) => {
  const path = notificationPath(each) ?? '/';
  const { api, router } = openPage('/elsewhere', [each]);
  await waitFor(() => expect(api.callsOf(listed)).toHaveLength(1));
  expect(api.callsOf(acted)).toHaveLength(0);
  await act(() => router.navigate(path));
  await waitFor(() =>
    expect(api.callsOf(acted)[0]?.body).toMatchObject({
      action: 'mark_notifications_read',
      data: { notifications: [each.hashcode] },
    }),
  );
});

it.each(['another tab', 'another window'])('[2.43] [9.2] is not read behind %s', async (what) => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  visibility.mockReturnValue(what === 'another tab' ? 'hidden' : 'visible');
  hasFocus.mockReturnValue(what === 'another tab');
  const [each] = kinds;
  if (!each) throw new Error('There are no kinds.');
  const { api } = openPage(notificationPath(each) ?? '/', [each]);
  await waitFor(() => expect(api.callsOf(listed)).toHaveLength(1));
  expect(api.callsOf(acted)).toHaveLength(0);
  visibility.mockReturnValue('visible');
  hasFocus.mockReturnValue(true);
  await waitFor(() => expect(api.callsOf(acted)).toHaveLength(1));
  visibility.mockRestore();
});
