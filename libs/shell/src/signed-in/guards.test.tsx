import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer, unreachable } from '../testing/fakeServer';
import { closeApps, openApp, signIn } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const heading = (name: string) => screen.findByRole('heading', { name });
const address = () => location.pathname + location.search + location.hash;

describe('the guards', () => {
  it('[2.29] resume the session of the stored token', async () => {
    const { calls } = fakeServer();
    await openApp({ at: '/events', hasToken: true });
    await heading('List of All events');
    const resumed = calls.find(({ name }) => name === 'resume');
    expect(resumed?.headers.get('Authorization')).toBe('Token token-1');
  });

  it('[2.30] redirect a signed-in user from the login route', async () => {
    fakeServer();
    await openApp({ at: '/login', hasToken: true });
    await heading('Dashboard');
    expect(address()).toBe('/dashboard');
  });

  it('[2.30] redirect to / when the flow has no redirect_url', async () => {
    fakeServer({ resume: json(loginAnswer({ flow: {} })) });
    await openApp({ at: '/login', hasToken: true });
    await heading('Dashboard');
  });

  it('[2.31] redirect a user without a session to login, with the path to return to', async () => {
    fakeServer();
    await openApp({ at: '/events?status=open#top' });
    await screen.findByLabelText('Email');
    expect(address()).toBe(`/login?redirect=${encodeURIComponent('/events?status=open#top')}`);
  });

  it('[2.32] redirect to the redirect query after login', async () => {
    fakeServer();
    await signIn(await openApp({ at: '/events', tenant: { loginRoute: '/admin' } }));
    await heading('List of All events');
    expect(address()).toBe('/events');
  });

  it('[2.32] redirect to the configured login route without one', async () => {
    fakeServer();
    await signIn(await openApp({ at: '/login', tenant: { loginRoute: '/admin' } }));
    await heading('Administration');
  });

  it("[2.32] redirect to the flow's redirect_url without that", async () => {
    fakeServer({ login: json(loginAnswer({ flow: { redirect_url: '/events' } })) });
    await signIn(await openApp({ at: '/login' }));
    await heading('List of All events');
  });

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    '[2.32] never lead out of the app: %s',
    async (evil) => {
      fakeServer();
      await signIn(await openApp({ at: `/login?redirect=${encodeURIComponent(evil)}` }));
      await heading('Dashboard');
      expect(location.hostname).toBe('localhost');
    },
  );

  it('[2.34] redirect / to the login target when no route has that path', async () => {
    fakeServer({ resume: json(loginAnswer({ flow: { redirect_url: '/events' } })) });
    await openApp({ at: '/', hasToken: true });
    await heading('List of All events');
  });

  it('[2.34] do not redirect / when a route has that path', async () => {
    fakeServer();
    const home = { name: 'Home', path: '/', screen: 'AdminDashboard' };
    await openApp({ at: '/', hasToken: true, tenant: { routes: { home } } });
    await heading('Administration');
    expect(address()).toBe('/');
  });

  it('[2.38] show the login after logout', async () => {
    const { calls } = fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await screen.findByLabelText('Email');
    expect(address()).toBe('/login');
    expect(calls.map(({ name }) => name)).toContain('logout');
  });

  it('clear a token that the server does not accept any more', async () => {
    fakeServer({ resume: json({ detail: 'Invalid token.' }, 401) });
    await openApp({ at: '/events', hasToken: true });
    await screen.findByLabelText('Email');
  });

  it('[8.2] show that the app and the server have incompatible versions, not the message of the server', async () => {
    const words = 'Route POST:/api/v7/system/user/actions not found';
    const unknown = json({ message: words, error: 'Not Found', statusCode: 404 }, 404);
    fakeServer({ arguments: unknown, resume: unknown });
    await openApp({ at: '/events', hasToken: true });
    expect(await screen.findByText('This version of the app is out of date.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/Route|Not Found|offline/);
  });

  it('show that the server has a problem when it responds with one', async () => {
    fakeServer({ resume: json({ detail: 'Something went wrong on the server. Try again.' }, 500) });
    await openApp({ at: '/events', hasToken: true });
    expect(await screen.findByText('The server has a problem')).toBeTruthy();
    expect(screen.queryByText('You are offline')).toBeNull();
  });

  it('keep a token while the server is unreachable, and retry on request', async () => {
    let isUp = false;
    fakeServer({ resume: () => (isUp ? json(loginAnswer())() : unreachable()) });
    const user = await openApp({ at: '/events', hasToken: true });
    await screen.findByText(/Cannot reach the server/, {}, { timeout: 10_000 });
    isUp = true;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('List of All events');
    await waitFor(() => expect(address()).toBe('/events'));
  });
});
