import { json } from '@callboard/api-client/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, describe, expect, it } from 'vitest';
import { login } from '../session/login';
import { logout } from '../session/logout';
import { resume } from '../session/resume';
import { loginAnswer } from '../testing/loginAnswer';
import { openApp } from '../testing/openApp';
import { AnonymousOnly } from './AnonymousOnly';
import { RequireSession } from './RequireSession';

const actions = 'POST user/actions';
const credentials = { email: 'staff@showquest.test', password: 'Callboard1' };
const renderRedirect = (to: string) => <p>to {to}</p>;

afterEach(cleanup);

function openPage(page: React.ReactNode) {
  const app = openApp();
  app.server.on(actions, json(loginAnswer()));
  render(<Provider store={app.store}>{page}</Provider>);
  return app;
}

describe('RequireSession', () => {
  const page = (
    <RequireSession path="/events?page=2" waiting="wait" renderRedirect={renderRedirect}>
      events
    </RequireSession>
  );

  it('[2.31] sends a stranger to login with the way back', async () => {
    const { store } = openPage(page);
    expect(screen.getByText('wait')).toBeTruthy();
    await act(() => store.dispatch(resume()));
    expect(screen.getByText('to /login?redirect=%2Fevents%3Fpage%3D2')).toBeTruthy();
  });

  it('shows the page to those who are signed in', async () => {
    const { store } = openPage(page);
    await act(() => store.dispatch(login(credentials)));
    expect(screen.getByText('events')).toBeTruthy();
  });

  it('[2.38] sends whoever signs out to plain login', async () => {
    const { store, server } = openPage(page);
    await act(() => store.dispatch(login(credentials)));
    server.on(actions, json({ success: true, data: {} }));
    await act(() => store.dispatch(logout()));
    expect(screen.getByText('to /login')).toBeTruthy();
  });
});

describe('AnonymousOnly', () => {
  const page = (redirectQuery: string | null) => (
    <AnonymousOnly redirectQuery={redirectQuery} waiting="wait" renderRedirect={renderRedirect}>
      form
    </AnonymousOnly>
  );

  it.each([
    [null, '/dashboard'],
    ['/events?page=2', '/events?page=2'],
    ['https://evil.test', '/dashboard'],
  ])('[2.30] sends those who are signed in on: with the redirect %s to %s', async (query, to) => {
    const { store } = openPage(page(query));
    await act(() => store.dispatch(login(credentials)));
    expect(screen.getByText(`to ${to}`)).toBeTruthy();
  });

  it('shows the form to a stranger', async () => {
    const { store } = openPage(page(null));
    await act(() => store.dispatch(resume()));
    expect(screen.getByText('form')).toBeTruthy();
  });
});
