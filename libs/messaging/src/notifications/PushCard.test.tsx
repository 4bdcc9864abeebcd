import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PushCard } from './PushCard';

const acted = 'POST user/actions';
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };

/** A browser with a service worker, and what its user says when it asks for permission. */
function aBrowser({ permission = 'default', decision = 'granted', isSubscribed = false } = {}) {
  let current: object | null = null;
  const subscription = {
    endpoint: 'https://push.example.org/1',
    toJSON: () => ({ keys }),
    unsubscribe: vi.fn(async () => {
      current = null;
      return true;
    }),
  };
  if (isSubscribed) current = subscription;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => (current = subscription)),
  };
  const notification = {
    permission,
    requestPermission: vi.fn(async () => (notification.permission = decision)),
  };
  vi.stubGlobal('Notification', notification);
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: async () => ({ pushManager }) },
  });
  return { pushManager, subscription, notification };
}

function show(answer = json({ success: true, data: {} })) {
  const { user } = renderScreen(<PushCard publicKey="key" />);
  const api = stubApi();
  api.on(acted, answer);
  return { user, sent: () => api.callsOf(acted).map(({ body }) => body) };
}

const control = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Notifications on this device' });
const isEnabled = async () => expect((await control()).disabled).toBe(false);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('asks for permission when the user switches it on, and registers the device', async () => {
  const { pushManager, notification } = aBrowser();
  const { user, sent } = show();
  await waitFor(isEnabled);
  expect(notification.requestPermission).not.toHaveBeenCalled();
  await user.click(await control());
  await waitFor(() => expect(sent()).not.toEqual([]));
  expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(sent()[0]).toMatchObject({
    action: 'subscribe_push',
    data: { endpoint: 'https://push.example.org/1', ...keys },
  });
  expect((await control()).checked).toBe(true);
});

it('switches it off in the browser and on the server', async () => {
  const { subscription } = aBrowser({ permission: 'granted', isSubscribed: true });
  const { user, sent } = show();
  await waitFor(async () => expect((await control()).checked).toBe(true));
  await user.click(await control());
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect(sent()[1]).toMatchObject({ action: 'unsubscribe_push', data: { endpoint: subscription.endpoint } });
  expect((await control()).checked).toBe(false);
});

it('says how to permit it when the user has refused', async () => {
  aBrowser({ decision: 'denied' });
  const { user, sent } = show();
  await waitFor(isEnabled);
  await user.click(await control());
  expect(await screen.findByText(/Your browser blocks notifications/)).toBeTruthy();
  expect((await control()).disabled).toBe(true);
  expect(sent()).toEqual([]);
});

it('stays off when the server refuses the device', async () => {
  const { subscription } = aBrowser();
  const { user } = show(json({ detail: 'No item found' }, 404));
  await waitFor(isEnabled);
  await user.click(await control());
  expect(await screen.findByText(/could not be registered/)).toBeTruthy();
  expect(subscription.unsubscribe).toHaveBeenCalled();
  expect((await control()).checked).toBe(false);
});

it('says so where the browser cannot do it', async () => {
  vi.stubGlobal('Notification', undefined);
  show();
  expect(await screen.findByText(/This browser cannot show notifications/)).toBeTruthy();
});
