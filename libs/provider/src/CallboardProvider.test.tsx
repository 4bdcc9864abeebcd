import { sendRequest } from '@callboard/api-client';
import { useSession, valueStorage } from '@callboard/auth';
import { defineMessages } from '@callboard/language';
import { useLabel } from '@callboard/tenant';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { CallboardProvider, type CallboardProviderProps } from './CallboardProvider';

const texts = defineMessages({ again: 'Try again' });
const tenant = {
  code: 'rockquest',
  name: 'Rockquest',
  tagline: 'Loud',
  labels: { entries: { one: 'Band', many: 'Bands' } },
} as const;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Answers the session of a token once `answer` is called, and every other call by a 401. */
function stubServer() {
  const calls: { url: string; headers: Headers }[] = [];
  let answer: (token: string) => void = () => {};
  const answered = new Promise<string>((resolve) => (answer = resolve));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    calls.push({ url, headers: new Headers(init.headers) });
    if (String(init.body).includes('"login"')) return Response.json(sessionOf(await answered));
    return Response.json({ detail: 'Expired' }, { status: 401 });
  });
  return { calls, answer: () => answer('token of the app') };
}

function sessionOf(token: string) {
  const user = {
    hashcode: 'user-1',
    email: 'a@b.nz',
    name_search: 'Aroha Ngata',
    is_admin: false,
    roles: [],
  };
  const navigation = { menus: { modules: [] }, flow: {}, routes: [] };
  return { success: true, data: { authorization: { token }, user, navigation, user_menu: [] } };
}

/** Content of an app below the provider. */
function Page() {
  const { user } = useSession();
  const { many } = useLabel('entries');
  const send = () => void sendRequest({ method: 'GET', path: 'venues' });
  return (
    <>
      <h1>{user?.name_search ?? 'A stranger'}</h1>
      <p>{many}</p>
      <button onClick={send}>{texts.again}</button>
    </>
  );
}

function open(props: Partial<CallboardProviderProps>) {
  const toPage = (given: Partial<CallboardProviderProps>) => (
    <StrictMode>
      <CallboardProvider api={{ origin: 'https://api.test' }} tenant={tenant} fallback="Loading" {...given}>
        <Page />
      </CallboardProvider>
    </StrictMode>
  );
  const { rerender } = render(toPage(props));
  return { change: (given: Partial<CallboardProviderProps>) => rerender(toPage(given)) };
}

it('shows what is below once the server has answered whose token it is', async () => {
  const { calls, answer } = stubServer();
  open({ token: 'token of the app' });
  expect(screen.getByText('Loading')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
  answer();
  expect(await screen.findByRole('heading', { name: 'Aroha Ngata' })).toBeTruthy();
  expect(calls[0]?.url).toMatch(/^https:\/\/api\.test\/api\/v21\//);
  expect(calls[0]?.headers.get('Authorization')).toContain('token of the app');
  expect(calls[0]?.headers.get('Domain')).toBe('rockquest');
});

it('stores the token of the app nowhere', async () => {
  const { answer } = stubServer();
  open({ token: 'token of the app' });
  answer();
  await screen.findByRole('heading', { name: 'Aroha Ngata' });
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('token of the app');
});

it('calls no server where no one is signed in, and uses the words of the tenant', async () => {
  const { calls } = stubServer();
  open({ token: null });
  expect(await screen.findByRole('heading', { name: 'A stranger' })).toBeTruthy();
  expect(screen.getByText('Bands')).toBeTruthy();
  expect(calls).toEqual([]);
});

it('notifies the app and the user once when the server ends the session', async () => {
  const { answer } = stubServer();
  const onSessionEnd = vi.fn();
  open({ token: 'token of the app', onSessionEnd });
  answer();
  await screen.findByRole('heading', { name: 'Aroha Ngata' });
  const again = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  fireEvent.click(again);
  expect(await screen.findByText('Your session has ended. Please sign in again.')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'A stranger' })).toBeTruthy();
  expect(onSessionEnd).toHaveBeenCalledOnce();
});

it('shows the language and the theme of the app, without storing them', async () => {
  stubServer();
  const { change } = open({ token: null, theme: 'dark' });
  await screen.findByRole('button', { name: 'Try again' });
  expect(document.documentElement.dataset['theme']).toBe('dark');
  change({ token: null, language: 'mi', theme: 'light' });
  expect(await screen.findByRole('button', { name: 'Whakamātau anō' })).toBeTruthy();
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(Object.keys(localStorage)).toEqual([]);
});

it('resumes the stored session where the app has no token of its own', async () => {
  const { calls, answer } = stubServer();
  valueStorage().write('api_token', 'token of the browser');
  open({ token: undefined });
  answer();
  expect(await screen.findByRole('heading', { name: 'Aroha Ngata' })).toBeTruthy();
  expect(calls[0]?.headers.get('Authorization')).toContain('token of the browser');
});
