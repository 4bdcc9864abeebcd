import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer, unreachable } from '../testing/fakeServer';
import { closeApps, openApp, signIn } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const refusal = (failed: number) =>
  json(
    {
      success: false,
      data: { failed_attempts: failed, maximum_attempts: 3 },
      error: { message: 'The email or the password is not right.' },
    },
    400,
  );

describe('the login page', () => {
  it('[8.7] greets the user after sign-in', async () => {
    fakeServer();
    await signIn(await openApp());
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
  });

  it.each([
    [1, 'You have 2 attempts left'],
    [2, 'You have 1 attempt left'],
  ])('[8.6] shows after %i failures: %s', async (failed, sentence) => {
    fakeServer({ login: refusal(failed) });
    await signIn(await openApp());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('[8.1] shows an alert when it is refused', async () => {
    fakeServer({ login: refusal(1) });
    await signIn(await openApp());
    const alerts = await screen.findByRole('region', { name: 'Alerts' });
    await waitFor(() => expect(alerts.textContent).toContain('The email or the password is not right.'));
  });

  it('[8.1] shows an alert when the server cannot be reached', async () => {
    fakeServer({ login: unreachable });
    await signIn(await openApp());
    const alerts = await screen.findByRole('region', { name: 'Alerts' });
    await waitFor(() => expect(alerts.textContent).toContain('Cannot reach the server.'));
  });

  it('[5.14] sends nothing without an email and a password', async () => {
    const { calls } = fakeServer();
    const user = await openApp();
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
    expect(calls.map(({ name }) => name)).not.toContain('login');
  });

  it('[5.2] rejects an invalid email', async () => {
    fakeServer();
    const user = await openApp();
    await user.type(await screen.findByLabelText('Email'), 'nobody');
    await user.type(screen.getByLabelText('Password'), 'secret{Enter}');
    expect(screen.getByText('Must be valid email')).toBeTruthy();
  });

  it.each([
    ['without a token', { success: true, data: { user: {} } }],
    ['empty', {}],
    ['a list', []],
  ])('stays on the login page when the response is %s', async (_case, answer) => {
    fakeServer({ login: json(answer) });
    await signIn(await openApp());
    expect((await screen.findAllByText(/Something went wrong on the server/)).length).toBeGreaterThan(0);
    expect(screen.getByLabelText('Email')).toBeTruthy();
  });

  it('signs in when the response has no navigation', async () => {
    const { authorization, user } = loginAnswer().data;
    fakeServer({ login: json({ success: true, data: { authorization, user } }) });
    await signIn(await openApp());
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
  });
});
