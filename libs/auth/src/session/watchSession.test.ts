import { json } from '@callboard/api-client/testing';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createValueStorage } from '../storage/createValueStorage';
import { memoryBacking } from '../storage/memoryBacking';
import { loginAnswer } from '../testing/loginAnswer';
import { credentials, openApp, openSignedIn } from '../testing/openApp';
import { rememberedToken } from './device';
import { login } from './login';
import { logout } from './logout';

const actions = 'POST user/actions';

describe('other tabs', () => {
  const dispatchStorage = (key: string | null) => dispatchEvent(new StorageEvent('storage', { key }));

  it('[2.37] signs out when another tab clears the token', async () => {
    const { session, storage } = await openSignedIn();
    storage.remove('api_token');
    dispatchStorage('api_token');
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
    expect(rememberedToken()).toBeNull();
  });

  it('[2.37] signs out when another tab clears the whole storage', async () => {
    const { session } = await openSignedIn();
    localStorage.clear();
    dispatchStorage(null);
    expect(session().status).toBe('anonymous');
  });

  it('switches to the user who signed in elsewhere, and clears the previous one', async () => {
    const { server, session, storage } = await openSignedIn();
    storage.writeFor('api_token', 'token-2');
    server.on(actions, json(loginAnswer('token-2', 'Tama Rewi')));
    dispatchStorage('api_token');
    expect(session()).toMatchObject({ status: 'unknown', user: null });
    await vi.waitFor(() => expect(session().user?.name_search).toBe('Tama Rewi'));
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Token token-2');
  });

  it('stays when only the time-to-live was renewed, or another key changed', async () => {
    const { session, storage, server } = await openSignedIn();
    storage.writeFor('api_token', 'token-1', 7_200);
    dispatchStorage('api_token');
    dispatchStorage('api_version');
    expect(session().status).toBe('signedIn');
    expect(server.calls).toEqual([]);
  });

  it('leaves the token of another tenant to the tab that uses it, and tries it once', async () => {
    const { server, session, storage } = await openSignedIn();
    storage.writeFor('api_token', 'token-of-rockquest');
    server.on(actions, json({ detail: 'Not here.' }, 403));
    dispatchStorage('api_token');
    await vi.waitFor(() => expect(session()).toMatchObject({ status: 'anonymous', reason: 'fresh' }));
    dispatchStorage('api_token');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(server.calls).toHaveLength(1);
    expect(storage.read('api_token')).toBe('token-of-rockquest');
  });

  it('checks the storage when the page becomes visible', async () => {
    const { session, storage } = await openSignedIn();
    storage.remove('api_token');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(session().status).toBe('anonymous');
  });

  it('[3.36] renews the time-to-live while the page is visible, and never overwrites the token of another tab', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const { session, storage } = await openSignedIn();
    vi.advanceTimersByTime(2 * 3_600_000);
    expect(storage.read('api_token')).toBe('token-1');
    storage.writeFor('api_token', 'token-2');
    vi.advanceTimersByTime(600_000);
    expect(storage.read('api_token')).toBe('token-2');
    expect(session().status).toBe('signedIn');
  });

  it('checks the storage when the page returns from the back-forward cache', async () => {
    const { session, storage } = await openSignedIn();
    storage.remove('api_token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(session().status).toBe('anonymous');
  });

  it('signs out by a message when tabs share no storage', async () => {
    const { store, server, session } = openApp({ storage: createValueStorage(memoryBacking()) });
    server.on(actions, json(loginAnswer()));
    await store.dispatch(login(credentials));
    const channel = new BroadcastChannel('callboard.session');
    channel.postMessage({ ended: 'user of Ben' });
    channel.postMessage('nonsense');
    channel.postMessage({ ended: 'user of Aroha Ngata' });
    await vi.waitFor(() => expect(session().status).toBe('anonymous'));
    channel.close();
  });

  it('announces a sign-out', async () => {
    const { store, server } = await openSignedIn();
    const channel = new BroadcastChannel('callboard.session');
    const received = new Promise((resolve) => {
      channel.onmessage = (event: MessageEvent<unknown>) => resolve(event.data);
    });
    server.on(actions, json({ success: true, data: {} }));
    await store.dispatch(logout());
    expect(await received).toEqual({ ended: 'user of Aroha Ngata' });
    channel.close();
  });
});
