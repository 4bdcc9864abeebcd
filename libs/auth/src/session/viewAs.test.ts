import { waitFor } from '@testing-library/react';
import { sendRequest } from '@callboard/api-client';
import { json } from '@callboard/api-client/testing';
import { describe, expect, it, vi } from 'vitest';
import { loginAnswer } from '../testing/loginAnswer';
import { openSignedIn } from '../testing/openApp';
import { followStorage } from './followStorage';
import { rememberedToken } from './device';
import { logout } from './logout';
import { resume } from './resume';
import { stopViewing, viewAs } from './viewAs';

const actions = 'POST user/actions';
const viewing = { by: 'Aroha Ngata', until: '2027-05-14T07:30:00Z' };

function viewingAnswer() {
  const answer = loginAnswer('token-viewing', 'Mere Parata');
  return json({ ...answer, data: { ...answer.data, viewing } });
}

async function openViewing() {
  const app = await openSignedIn();
  app.server.on(actions, viewingAnswer());
  const onBegin = vi.fn();
  await app.store.dispatch(viewAs('user-2', onBegin));
  expect(onBegin).toHaveBeenCalledOnce();
  app.server.calls.length = 0;
  return app;
}

describe('viewing as another user', () => {
  it('shows their session, and leaves the stored token as it is', async () => {
    const { session, storage } = await openViewing();
    expect(session()).toMatchObject({ status: 'signedIn', user: { name_search: 'Mere Parata' }, viewing });
    expect(rememberedToken()).toBe('token-viewing');
    expect(storage.read('api_token')).toBe('token-1');
    expect(storage.read('user')?.name).toBe('Aroha Ngata');
  });

  it('continues when the page is reloaded or becomes visible', async () => {
    const { store, server, session } = await openViewing();
    store.dispatch(followStorage());
    expect(server.calls).toEqual([]);
    await store.dispatch(resume());
    expect(server.calls[0]?.headers.get('Authorization')).toBe('Token token-viewing');
    expect(session()).toMatchObject({ viewing });
  });

  it('ends with the admin signed in again', async () => {
    const { store, server, session } = await openViewing();
    server.on(actions, json({ success: true, data: {} }), json(loginAnswer()));
    await store.dispatch(stopViewing());
    expect(server.calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Token token-viewing',
      'Token token-1',
    ]);
    expect(session()).toMatchObject({ user: { name_search: 'Aroha Ngata' }, viewing: null });
    expect(rememberedToken()).toBe('token-1');
  });

  it('ends automatically when it expires', async () => {
    const { server, session, storage } = await openViewing();
    server.on('GET callboard/venues', json({}, 401));
    server.on(actions, json(loginAnswer()));
    await sendRequest({ method: 'GET', path: 'callboard/venues' });
    await waitFor(() => expect(session()).toMatchObject({ status: 'signedIn', viewing: null }));
    expect(storage.read('api_token')).toBe('token-1');
  });

  it('ends when the admin signs out here', async () => {
    const { store, server, session, storage } = await openViewing();
    server.on(actions, json({ success: true, data: {} }));
    await store.dispatch(logout());
    expect(server.calls.map(({ headers }) => headers.get('Authorization'))).toEqual([
      'Token token-viewing',
      'Token token-1',
    ]);
    expect(session().status).toBe('anonymous');
    expect(storage.read('api_token')).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('ends when the admin signs out in another tab', async () => {
    const { store, session, storage } = await openViewing();
    storage.remove('api_token');
    store.dispatch(followStorage());
    expect(session()).toMatchObject({ status: 'anonymous', reason: 'signedOut' });
    expect(rememberedToken()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });
});
