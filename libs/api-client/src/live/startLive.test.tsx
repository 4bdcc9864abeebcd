import { createAppStore } from '@callboard/app-state';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../api';
import { collections } from '../collections';
import { hashcodeOf, json, page, renderWithApi, stubApi, venue } from '../testing/testing';
import { selectLiveStatus } from './liveSlice';
import { startLive, type LiveOptions } from './startLive';
import { fakeBrowser } from './testing/fakeBrowser';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const connected = { payload: { code: 'connected' }, position: 'p1' };
const changed = (number: number, kind: 'create' | 'update' = 'update') => ({
  payload: { code: 'record.changed', collection: 'venues', record: hashcodeOf(number), kind },
  number,
});
const retryMs = 15_000;

/** A tab whose user is signed in. */
function openTab(store = createAppStore(), given: Partial<LiveOptions> = {}) {
  const onReconnected = vi.fn();
  const onNotice = vi.fn();
  const onRolesChanged = vi.fn();
  const called = { onReconnected, onRolesChanged, onNotice };
  const stop = startLive({ dispatch: store.dispatch, sharedBy: null, ...called, ...given });
  onTestFinished(stop);
  return { stop, ...called, status: () => selectLiveStatus(store.getState()) };
}

describe('[7.48] the connection', () => {
  it('opens at the port after the API’s with token and domain, or where the settings place it', () => {
    const { socket } = fakeBrowser();
    stubApi({ origin: 'https://api.test' });
    openTab();
    expect(socket().url.href).toBe('wss://api.test:444/?token=token-1&domain=showquest');
    stubApi({ origin: 'http://api.test:3000' });
    openTab();
    expect(socket().url.href).toBe('ws://api.test:3001/?token=token-1&domain=showquest');
    stubApi({ origin: 'https://api.test', socketPort: 0 });
    openTab();
    expect(socket().url.href).toBe('wss://api.test/api/socket?token=token-1&domain=showquest');
    stubApi({ socketPort: undefined });
  });

  it('ends the session that the server has ended, and does not come back', async () => {
    const { socket, sockets } = fakeBrowser();
    const { onUnauthorized } = stubApi();
    openTab();
    socket().end(4401);
    expect(onUnauthorized).toHaveBeenCalledWith('token-1');
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(sockets).toHaveLength(1);
  });

  it('[6.8] notices that the user can do other things, and connects again at that moment', () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    const { onRolesChanged } = openTab();
    socket().end(1001);
    expect(onRolesChanged).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('online'));
    socket().end(4403);
    expect(onRolesChanged).toHaveBeenCalledOnce();
    expect(sockets).toHaveLength(3);
  });

  it('shows the message of a push that it does not know, and ignores what is none', () => {
    const { socket } = fakeBrowser();
    stubApi();
    const { onNotice } = openTab();
    socket().send({ payload: { code: 'stage.lit', message: 'The stage is lit.' } });
    socket().send({ payload: { code: 'stage.dark' } });
    socket().send({});
    expect(onNotice.mock.calls).toEqual([['The stage is lit.']]);
  });

  it('[7.48] shows the message of a notification, which need not name its user', () => {
    const { socket } = fakeBrowser();
    stubApi();
    const { onNotice } = openTab();
    socket().send({ payload: { code: 'notification', message: 'Doors open at seven.' } });
    socket().send({ payload: { code: 'notification', user: '00000000-0000-4000-8000-000000000001' } });
    expect(onNotice.mock.calls).toEqual([['Doors open at seven.']]);
  });
});

describe('[4.12] after a close', () => {
  it('connects again after ten seconds, goes on where it was, and shows it', async () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    const { onReconnected, status } = openTab();
    expect(status()).toBe('connecting');
    socket().send(connected);
    expect(status()).toBe('open');
    socket().end(1006);
    expect(status()).toBe('away');
    await vi.advanceTimersByTimeAsync(9_900);
    expect(sockets).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(retryMs - 9_900);
    expect(socket().url.searchParams.get('after')).toBe('p1');
    expect(onReconnected).not.toHaveBeenCalled();
    socket().send(connected);
    expect(onReconnected).toHaveBeenCalledTimes(1);
    expect(status()).toBe('open');
  });

  it('notices within a minute that nothing arrives any more', async () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    const { status } = openTab();
    socket().send(connected);
    await vi.advanceTimersByTimeAsync(50_000);
    socket().send({ payload: { code: 'heartbeat' } });
    await vi.advanceTimersByTimeAsync(50_000);
    expect(status()).toBe('open');
    await vi.advanceTimersByTimeAsync(6_000);
    expect(status()).toBe('away');
    expect(sockets[0]?.isOpen()).toBe(false);
  });

  it('connects as soon as the browser is online again', () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    openTab();
    socket().send(connected);
    socket().end(1006);
    dispatchEvent(new Event('online'));
    expect(sockets).toHaveLength(2);
  });

  it('is silent about a server that it never reached', async () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    const { onReconnected, status } = openTab();
    socket().end(1006);
    expect(status()).toBe('connecting');
    await vi.advanceTimersByTimeAsync(retryMs);
    expect(sockets).toHaveLength(2);
    socket().send(connected);
    expect(onReconnected).not.toHaveBeenCalled();
  });
});

describe('[7.48] what is visible', () => {
  async function showVenues() {
    const browser = fakeBrowser();
    const server = stubApi();
    server.on('GET callboard/venues', json(page([venue(1)])));
    const { result, store } = renderWithApi(() => collections.venues.useList());
    const tab = openTab(store);
    await waitFor(() => expect(result.current.data).toBeDefined());
    return { ...browser, tab, lists: () => server.callsOf('GET callboard/venues').length };
  }

  it('is fetched again, once for many changes', async () => {
    const { socket, lists } = await showVenues();
    socket().send(connected);
    for (let number = 1; number <= 50; number += 1) socket().send(changed(number));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lists()).toBe(2);
  });

  it('is not fetched again for what arrives twice, or is not visible', async () => {
    const { socket, lists } = await showVenues();
    socket().send(connected);
    socket().send({ ...changed(7), payload: { ...changed(7).payload, collection: 'countries' } });
    await vi.advanceTimersByTimeAsync(150);
    socket().send(changed(8));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
    socket().send(changed(8));
    await vi.advanceTimersByTimeAsync(150);
    expect(lists()).toBe(2);
  });

  it('is fetched again after a gap that is too long', async () => {
    const { socket, lists } = await showVenues();
    socket().send({ payload: { code: 'resync' } });
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
  });

  it('is fetched again after other roles, and after a late first connection', async () => {
    const { socket, lists } = await showVenues();
    socket().send(connected);
    socket().end(4403);
    expect(socket().url.searchParams.has('after')).toBe(false);
    socket().send(connected);
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
  });

  it('waits in a hidden tab until it is shown', async () => {
    const { socket, lists } = await showVenues();
    socket().send(connected);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    socket().send(changed(1));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lists()).toBe(1);
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
  });
});

describe('[7.48] the tabs of a user', () => {
  it('share one connection, which the next tab takes over', async () => {
    const { socket, sockets } = fakeBrowser();
    stubApi();
    const [first, second] = [openTab(undefined, { sharedBy: 'a' }), openTab(undefined, { sharedBy: 'a' })];
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets).toHaveLength(1);
    socket().send(connected);
    expect([first.status(), second.status()]).toEqual(['open', 'open']);
    first.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(sockets.map(({ isOpen }) => isOpen())).toEqual([false, true]);
    expect(socket().url.searchParams.get('after')).toBe('p1');
  });

  it('pass on what arrives, also to a tab that is opened later', async () => {
    const { socket } = fakeBrowser();
    const server = stubApi();
    openTab(undefined, { sharedBy: 'a' });
    await vi.advanceTimersByTimeAsync(0);
    socket().send(connected);
    server.on('GET callboard/venues', json(page([venue(1)])));
    const { result, store } = renderWithApi(() => collections.venues.useList());
    const late = openTab(store, { sharedBy: 'a' });
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(late.status()).toBe('open');
    socket().send(changed(1));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(server.callsOf('GET callboard/venues')).toHaveLength(2));
  });

  it('are away while the one that connects is silent, as a suspended one is', async () => {
    fakeBrowser();
    stubApi();
    const suspended = new AbortController();
    void navigator.locks.request('tab', { signal: suspended.signal }, () => new Promise(() => {}));
    const { status, onReconnected } = openTab(undefined, { sharedBy: 'a' });
    const leading = new BroadcastChannel('tab');
    leading.postMessage({ status: 'open' });
    expect(status()).toBe('open');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status()).toBe('away');
    leading.postMessage({ status: 'open' });
    expect(status()).toBe('open');
    expect(onReconnected).toHaveBeenCalledOnce();
  });

  it('connect each by itself in a browser without locks', () => {
    const { sockets } = fakeBrowser({ hasLocks: false });
    stubApi();
    openTab(undefined, { sharedBy: 'a' });
    openTab(undefined, { sharedBy: 'a' });
    expect(sockets).toHaveLength(2);
  });
});
