import { fakeBrowser } from '@callboard/api-client/testing';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(async () => {
  await closeApps();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const connected = { payload: { code: 'connected' }, position: 'p1' };
const paused = 'Live updates are paused. Trying again…';

it('[7.48] connects at the address that the server sends, once a user is signed in', async () => {
  const { sockets, socket } = fakeBrowser();
  fakeServer({ arguments: json({ success: true, data: { app_args: { socket_port: 0 } } }) });
  await openApp({ at: '/login' });
  await screen.findByLabelText('Email');
  expect(sockets).toHaveLength(0);
  await closeApps();
  await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  expect(socket().url.pathname).toBe('/api/socket');
  expect(socket().url.searchParams.get('token')).toBe('token-1');
});

it('[4.12] [8.7] shows while updates are paused, and that they are not any more', async () => {
  const { socket } = fakeBrowser();
  fakeServer();
  await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  act(() => socket().send(connected));
  expect(screen.queryByText(paused)).toBeNull();
  act(() => socket().end(1001));
  expect(screen.getByText(paused)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(15_000));
  act(() => socket().send(connected));
  expect(await screen.findByText('Reconnected')).toBeTruthy();
  expect(screen.queryByText(paused)).toBeNull();
});

it('shows the message of a push that this version does not know', async () => {
  const { socket } = fakeBrowser();
  fakeServer();
  await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  act(() => socket().send({ payload: { code: 'stage.lit', message: 'The stage is lit.' } }));
  expect(await screen.findByText('The stage is lit.')).toBeTruthy();
});

it('[4.1] signs out when the server ends the session', async () => {
  const { socket } = fakeBrowser();
  fakeServer();
  await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  act(() => socket().end(4401));
  await screen.findByLabelText('Email');
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
});

it('[6.7] [6.8] shows what the user can open from when an admin changed it, and stays signed in', async () => {
  const { socket } = fakeBrowser();
  let modules: readonly object[] | null = null;
  const { calls } = fakeServer({
    resume: () => json(loginAnswer(modules ? { menus: { modules } } : {}))(),
  });
  await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  act(() => socket().send(connected));
  expect(screen.getAllByText('Acts').length).toBeGreaterThan(0);
  modules = [];
  act(() => socket().end(4403));
  await vi.waitFor(() => expect(screen.queryByText('Acts')).toBeNull());
  // The page is rendered again, with what the user can open now.
  expect(await screen.findByRole('heading', { name: 'List of All events' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'login')).toEqual([]);
});
