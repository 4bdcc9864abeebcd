import { product } from '@callboard/api-contract';
import { valueStorage } from '@callboard/auth';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { build } from './build';
import { pushAddress } from './routing/address';
import { reloadOwnVersion } from './startup/reloadOwnVersion';
import { fakeServer, json, unreachable } from './testing/fakeServer';
import { closeApps, openApp } from './testing/openApp';

vi.mock('@callboard/screens', () => import('./testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const form = () => screen.findByRole('button', { name: 'Sign in' });

describe('startApp', () => {
  it('[1.12] requests the app arguments and renders', async () => {
    const { calls } = fakeServer();
    await openApp();
    await form();
    expect(calls.map(({ name }) => name)).toContain('arguments');
  });

  it('[1.3] requests the data of its tenant', async () => {
    const { calls } = fakeServer();
    await openApp({ tenant: { code: 'rockquest', name: 'Rockquest' } });
    await screen.findByRole('heading', { name: 'Sign in to Rockquest' });
    expect(calls[0]?.headers.get('Domain')).toBe('rockquest');
  });

  it('[1.6] renders in dark mode and shows the logo', async () => {
    fakeServer();
    await openApp();
    await form();
    expect(document.documentElement.dataset['theme']).toBe('dark');
    expect(screen.getByRole('img', { name: 'Showquest' })).toBeTruthy();
  });

  it('[1.6] has the colours of the device on a page that is open to everyone, and the tenant’s behind it', async () => {
    fakeServer();
    await openApp({ at: '/notices' });
    await waitFor(() => expect(document.documentElement.dataset['theme']).toBeUndefined());
    act(() => pushAddress('/login'));
    await form();
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });

  it('[9.8] shows the login logo 240 px wide', async () => {
    fakeServer();
    await openApp();
    await form();
    expect(screen.getByRole('img', { name: 'Showquest' }).getAttribute('width')).toBe('240');
  });

  it('[1.13] shows the build number', async () => {
    fakeServer();
    await openApp();
    expect(await screen.findByText(new RegExp(`Build ${build.number}`))).toBeTruthy();
  });

  it('shows the privacy link that the server configures', async () => {
    fakeServer({ arguments: json({ app_args: { privacy_url: 'https://example.org/privacy' } }) });
    await openApp();
    const link = await screen.findByRole('link', { name: 'Privacy' });
    expect(link.getAttribute('href')).toBe('https://example.org/privacy');
  });

  it('[2.35] uses the page as the window title, or the product when there is no page', async () => {
    document.title = product.name;
    fakeServer();
    await openApp();
    await waitFor(() => expect(document.title).toBe('Sign in'));
  });

  it.each([
    ['unreachable', unreachable],
    ['down', json({ detail: 'no' }, 503)],
    ['HTML', () => new Response('<h1>Proxy</h1>', { headers: { 'Content-Type': 'text/html' } })],
    ['cut off', () => new Response('{"app_a', { headers: { 'Content-Type': 'application/json' } })],
    ['an array', json([])],
    ['null', json(null)],
    ['of wrong types', json({ app_args: { environment: 7 } })],
  ])(
    '[7.14] renders with its built-in settings and shows a banner when the response is %s',
    async (_case, answer) => {
      fakeServer({ arguments: answer });
      await openApp();
      await form();
      expect(await screen.findByText('You are offline')).toBeTruthy();
    },
  );

  it.each([
    ['our server', json({ detail: 'The API has no such address.' }, 404)],
    ['a framework', json({ message: 'Route GET:/ not found', error: 'Not Found', statusCode: 404 }, 404)],
    ['a web server', () => new Response('<h1>404</h1>', { status: 404 })],
  ])(
    '[7.14] shows that versions are incompatible when %s does not support its version',
    async (_who, answer) => {
      fakeServer({ arguments: answer, login: answer });
      const user = await openApp();
      expect(await screen.findByText('This version of the app is out of date.')).toBeTruthy();
      expect(screen.queryByText('You are offline')).toBeNull();
      await user.type(screen.getByLabelText('Email'), 'staff@showquest.test');
      await user.type(screen.getByLabelText('Password'), 'Callboard1{Enter}');
      const alerts = await screen.findByRole('region', { name: 'Alerts' });
      await waitFor(() => expect(alerts.textContent).toContain('Reload the page.'));
      expect(document.body.textContent).not.toMatch(/Route|no such address|Not Found/);
    },
  );

  it('[3.36] clears a stored API version that the server does not support before it reloads', async () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { ...location, reload });
    valueStorage().write('api_version', 7);
    reloadOwnVersion();
    expect(valueStorage().read('api_version')).toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('requests the app arguments again on retry', async () => {
    let isUp = false;
    fakeServer({ arguments: () => (isUp ? json({ app_args: {} })() : unreachable()) });
    const user = await openApp();
    await screen.findByText('You are offline');
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('You are offline')).toBeNull());
  });

  it('[1.3] renders the components that a tenant replaces, and omits those that it removes', async () => {
    fakeServer();
    const LoginAside = () => <p>Own picture</p>;
    await openApp({ tenant: { components: { LoginAside, LoginFooter: null } } });
    await screen.findByText('Own picture');
    expect(screen.queryByText(/^Build/)).toBeNull();
  });
});
