import { allowedApisMeta } from '@callboard/api-contract/accounts';
import { valueStorage } from '@callboard/auth';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeServer, json, loginAnswer, unreachable } from '../testing/fakeServer';
import { closeApps, openApp, signIn } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const refusalBody = (failed: number) => ({
  success: false,
  data: { failed_attempts: failed, maximum_attempts: 3 },
  error: { message: 'The email or the password is not right.' },
});
const refusal = (failed: number) => json(refusalBody(failed), 400);

describe('the login page', () => {
  it('[8.7] greets the user after sign-in', async () => {
    fakeServer();
    await signIn(await openApp());
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
  });

  it.each([
    ['the API that the user selected', 'https://api.example.test', { api: 'https://api.example.test' }],
    ['no API where the page offers none', null, {}],
    ['no API that the page does not allow', 'https://other.example.test', {}],
  ])('[7.2] sends email, password, domain and %s', async (_what, stored, sent) => {
    const content = 'https://api.example.test';
    const meta = Object.assign(document.createElement('meta'), { name: allowedApisMeta, content });
    document.head.append(meta);
    onTestFinished(() => meta.remove());
    const { calls } = fakeServer();
    const user = await openApp();
    if (stored !== null) valueStorage().write('api', stored);
    await signIn(user);
    await screen.findByText('Successfully logged in as Aroha Ngata');
    const call = calls.find(({ name }) => name === 'login');
    expect(call?.body).toEqual({
      action: 'login',
      data: { email: expect.any(String), password: expect.any(String), domain: 'showquest', ...sent },
    });
  });

  it.each([
    [1, 'You have 2 attempts left'],
    [2, 'You have 1 attempt left'],
  ])('[8.6] shows after %i failures: %s', async (failed, sentence) => {
    fakeServer({ login: refusal(failed) });
    await signIn(await openApp());
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('[8.1] alerts to the reason next to the password when it is refused, and nowhere else', async () => {
    fakeServer({ login: refusal(1) });
    await signIn(await openApp());
    const reason = await screen.findByText('The email or the password is not right.');
    expect(reason.getAttribute('role')).toBe('alert');
    const password = screen.getByLabelText('Password');
    expect(password.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(password.getAttribute('aria-describedby') ?? '');
    expect(described?.contains(reason)).toBe(true);
    expect(screen.getByLabelText('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(screen.queryByText('Field is required')).toBeNull();
  });

  it('[8.1] shows an alert when it has to wait after too many attempts', async () => {
    fakeServer({ login: json({ ...refusalBody(3), error: { message: 'Wait for 30 seconds.' } }, 429) });
    await signIn(await openApp());
    const alerts = await screen.findByRole('region', { name: 'Alerts' });
    await waitFor(() => expect(alerts.textContent).toContain('Wait for 30 seconds.'));
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
