import { declaredRoles } from '@callboard/api-contract';
import { waitFor } from '@testing-library/react';
import { sendRequest } from '@callboard/api-client';
import { json } from '@callboard/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { loginAnswer } from '../testing/loginAnswer';
import { credentials, openApp, openSignedIn } from '../testing/openApp';
import { rememberedToken } from './device';
import { handleUnauthorized } from './handleUnauthorized';
import { login } from './login';
import { logout } from './logout';
import { resume } from './resume';

const actions = 'POST user/actions';

describe('login', () => {
  it('[7.2] [3.9] sends email, password and domain, and starts a session', async () => {
    const { store, server, session, storage } = openApp();
    server.on(actions, json(loginAnswer()));
    expect(await store.dispatch(login(credentials))).toEqual({ status: 'signedIn' });
    expect(server.calls[0]?.body).toEqual({ action: 'login', data: { ...credentials, domain: 'showquest' } });
    expect(session()).toMatchObject({
      status: 'signedIn',
      user: { name_search: 'Aroha Ngata', is_admin: false },
      roles: declaredRoles('staff'),
      navigation: {
        redirectUrl: '/dashboard',
        modules: [{ code: 'events', items: [] }],
        userMenu: [{ name: 'Help' }],
      },
      serverVersion: '21.0',
    });
    expect(rememberedToken()).toBe('token-1');
    expect(storage.read('api_token')).toBe('token-1');
    expect(storage.read('user')).toEqual({ hashcode: 'user of Aroha Ngata', name: 'Aroha Ngata' });
  });

  it('keeps the token out of the store', async () => {
    const { store } = await openSignedIn();
    expect(JSON.stringify(store.getState())).not.toContain('token-1');
  });

  it('[3.8] returns the number of attempts', async () => {
    const { store, server, session } = openApp();
    const refusal = {
      success: false,
      data: { failed_attempts: 2, maximum_attempts: 3 },
      error: { message: 'Wrong email or password.' },
    };
    server.on(actions, json(refusal, 400));
    expect(await store.dispatch(login(credentials))).toMatchObject({
      status: 'refused',
      problem: { message: 'Wrong email or password.' },
      attempts: { failed: 2, maximum: 3 },
    });
    expect(session().status).not.toBe('signedIn');
    expect(rememberedToken()).toBeNull();
  });

  it('[5.14] [8.8] refuses an empty email or password without a call', async () => {
    const { store, server } = openApp();
    const outcome = await store.dispatch(login({ email: '', password: 'x' }));
    expect(outcome).toMatchObject({ status: 'refused', problem: { message: 'wrong payload' } });
    expect(server.calls).toEqual([]);
  });

  it('treats an invalid response as a problem', async () => {
    const { store, server, session } = openApp();
    server.on(actions, json({ success: true, data: { authorization: {} } }));
    expect(await store.dispatch(login(credentials))).toMatchObject({ problem: { kind: 'server' } });
    expect(session().status).not.toBe('signedIn');
  });
});

describe('resume', () => {
  it('[2.29] resumes the session of the stored token', async () => {
    const { store, server, session, storage } = openApp();
    storage.writeFor('api_token', 'token-1');
    server.on(actions, json(loginAnswer()));
    await store.dispatch(resume());
    expect(server.calls[0]?.body).toEqual({ action: 'login' });
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Token token-1');
    expect(session().status).toBe('signedIn');
  });

  it('is anonymous without a stored token, and sends no request', async () => {
    const { store, server, session } = openApp();
    await store.dispatch(resume());
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'fresh' });
    expect(server.calls).toEqual([]);
  });

  it('[4.1] ends the session of an invalid token', async () => {
    const { store, server, session, storage } = openApp();
    storage.writeFor('api_token', 'token-1');
    server.on(actions, json({ detail: 'Invalid token.' }, 401));
    await store.dispatch(resume());
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'ended' });
    expect(storage.read('api_token')).toBeNull();
  });

  it('keeps the token and returns the problem when the server fails', async () => {
    const { store, server, session, storage } = openApp();
    storage.writeFor('api_token', 'token-1');
    server.on(actions, json({}, 500));
    await store.dispatch(resume());
    expect(session()).toMatchObject({ status: 'unknown', problem: { kind: 'server' } });
    expect(storage.read('api_token')).toBe('token-1');
    server.on(actions, json(loginAnswer()));
    await store.dispatch(resume());
    expect(session().status).toBe('signedIn');
  });

  it('[2.37] does not restore a token that another tab has cleared in the meantime', async () => {
    const { store, server, session, storage } = openApp();
    storage.writeFor('api_token', 'token-1');
    server.on(actions, json(loginAnswer()));
    const resumed = store.dispatch(resume());
    storage.remove('api_token');
    await resumed;
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'fresh' });
    expect(storage.read('api_token')).toBeNull();
  });

  it('sends one request for two concurrent calls', async () => {
    const { store, server, storage } = openApp();
    storage.writeFor('api_token', 'token-1');
    server.on(actions, json(loginAnswer()));
    await Promise.all([store.dispatch(resume()), store.dispatch(resume())]);
    expect(server.calls).toHaveLength(1);
  });
});

describe('logout', () => {
  it('[2.38] [7.3] ends the token on the server, then clears this browser', async () => {
    const { store, server, session, storage } = await openSignedIn();
    sessionStorage.setItem('draft', 'secret');
    localStorage.setItem('callboard.import.mapping', '{}');
    const deleted: string[] = [];
    vi.stubGlobal('caches', {
      keys: async () => ['answers', 'workbox-precache-v2'],
      delete: async (name: string) => deleted.push(name),
    });
    server.on(actions, json({ success: true, data: {} }));
    await store.dispatch(logout());
    expect(server.calls[0]?.body).toEqual({ action: 'logout' });
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Token token-1');
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
    expect(rememberedToken()).toBeNull();
    expect(storage.read('user')).toBeNull();
    expect(Object.keys(localStorage)).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
    await waitFor(() => expect(deleted).toEqual(['answers']));
  });

  it('is no lost session, even if the socket announces the end before the server responds', async () => {
    const { store, server, session } = await openSignedIn();
    const hasEnded = vi.fn();
    server.on(actions, () => {
      hasEnded(store.dispatch(handleUnauthorized('token-1')));
      return json({ success: true, data: {} });
    });
    await store.dispatch(logout());
    expect(hasEnded.mock.calls).toEqual([[false]]);
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
  });

  it.each([
    ['fails', json({}, 500)],
    ['refuses the token', json({}, 401)],
  ])('signs out even if the server %s', async (_name, response) => {
    const { store, server, session } = await openSignedIn();
    server.on(actions, response);
    await store.dispatch(logout());
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
    expect(server.onProblem).not.toHaveBeenCalled();
  });
});

describe('a 401', () => {
  it('[4.1] [8.1] ends the session once, however many calls are refused', async () => {
    const { store, server, session } = await openSignedIn();
    server.on('GET callboard/venues', json({ detail: 'Invalid token.' }, 401));
    let endings = 0;
    store.subscribe(() => {
      if (session().status === 'anonymous') endings++;
    });
    const call = () => sendRequest({ method: 'GET', path: 'callboard/venues' });
    await Promise.all(Array.from({ length: 100 }, call));
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'ended' });
    expect(endings).toBe(1);
    expect(server.onProblem).not.toHaveBeenCalled();
  });

  it('of an earlier token does not end this session', async () => {
    const { store, server, session } = await openSignedIn();
    let refuse = (_response: Response) => {};
    server.on('GET callboard/venues', () => new Promise<Response>((resolve) => (refuse = resolve)));
    const slow = sendRequest({ method: 'GET', path: 'callboard/venues' });
    await waitFor(() => expect(server.callsOf('GET callboard/venues')).toHaveLength(1));
    server.on(actions, json(loginAnswer('token-2')));
    await store.dispatch(login(credentials));
    refuse(json({}, 401));
    await slow;
    expect(session().status).toBe('signedIn');
    expect(rememberedToken()).toBe('token-2');
  });

  it('switches to the newer token that another tab has stored', async () => {
    const { server, session, storage } = await openSignedIn();
    storage.writeFor('api_token', 'token-2');
    server.on('GET callboard/venues', json({}, 401));
    server.on(actions, json(loginAnswer('token-2')));
    await sendRequest({ method: 'GET', path: 'callboard/venues' });
    expect(storage.read('api_token')).toBe('token-2');
    await waitFor(() => expect(session().status).toBe('signedIn'));
    expect(rememberedToken()).toBe('token-2');
  });

  it.each([403, 404, 500])('is not the same as a %i', async (status) => {
    const { server, session } = await openSignedIn();
    server.on('PATCH callboard/venues', json({}, status));
    await sendRequest({ method: 'PATCH', path: 'callboard/venues', body: {} });
    expect(session().status).toBe('signedIn');
  });
});
