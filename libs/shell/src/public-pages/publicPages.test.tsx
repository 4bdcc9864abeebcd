import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer, unreachable } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const ok = json({ success: true, data: {} });
const missing = json({ detail: 'No item found' }, 404);

function activation(status: string, mode = 'new') {
  const details = { user: { first_name: 'Tama', email: 't…a@school.nz', tenant_name: 'Showquest' } };
  return json({ success: true, data: { status, mode, hashcode: 'hash', details } });
}

describe('the other public pages', () => {
  it('[2.4] remove the token from the URL, and still work without it', async () => {
    const { calls } = fakeServer({ resetToken: json({ success: true }), consume_temporary_password: ok });
    const user = await openApp({ at: '/login/forgot/secret' });
    await user.type(await screen.findByLabelText('New password'), 'Callboard1');
    expect(location.pathname).not.toContain('secret');
    await user.type(screen.getByLabelText('Confirm password'), 'Callboard1{Enter}');
    await waitFor(() => expect(location.pathname).toBe('/login'));
    expect(calls.at(-1)?.body).toEqual({
      action: 'consume_temporary_password',
      data: { temporary_password: 'secret', new_password: 'Callboard1' },
    });
  });

  it('[8.3] [2.4] show that a link is invalid, once', async () => {
    fakeServer({ resetToken: missing });
    await openApp({ at: '/login/forgot/secret' });
    expect(
      await screen.findAllByText('Your reset password session has expired, please request again'),
    ).toHaveLength(1);
    expect(location.pathname).toBe('/login/forgot');
    expect(await screen.findByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('[2.4] do not treat a failing server as an invalid link', async () => {
    fakeServer({ resetToken: unreachable });
    const user = await openApp({ at: '/login/forgot/secret' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer({ resetToken: json({ success: true }) });
    await user.click(again);
    expect(await screen.findByLabelText('New password')).toBeTruthy();
  });

  it.each([
    ['/login/forgot/new', '/login/forgot'],
    ['/login/activate', '/login'],
  ])('have no token after %s is reloaded', async (address, next) => {
    fakeServer();
    await openApp({ at: address });
    await waitFor(() => expect(location.pathname).toBe(next));
  });

  it('[6.6] [6.4] are open to a signed-in admin, with their own texts', async () => {
    fakeServer({
      resume: json(loginAnswer({}, { is_admin: true })),
      activation: activation('pending'),
    });
    await openApp({ at: '/login/activate/hash', hasToken: true });
    expect(await screen.findByText('Enter details for this user')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Activate account' })).toBeTruthy();
  });

  it.each(['screen', 'login'] as const)(
    '[4.4] [6.4] offer an admin no answer for a user who has an account: %s',
    async (variant) => {
      fakeServer({
        resume: json(loginAnswer({}, { is_admin: true })),
        activation: activation('pending', 'domain'),
      });
      const at = '/login/activate/5f0c1c1e-3c55-4b0e-9a53-0a4ad1d0c001';
      await openApp({ at, hasToken: true, tenant: { activation: variant } });
      expect(await screen.findByText(/^They have an account already, so only they can answer/)).toBeTruthy();
      expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
      expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
      expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
    },
  );

  it.each([
    ['screen', 'new', 'expired', 'This activation link has expired'],
    ['screen', 'new', 'complete', 'This account has already been activated'],
    ['login', 'domain', 'expired', /^Your activation invitation has expired\. Please contact/],
    ['login', 'domain', 'declined', /^You have previously declined this activation invitation\./],
  ] as const)(
    '[4.5] [4.6] [8.4] [8.5] show on the %s (%s) how it stands: %s',
    async (variant, mode, status, words) => {
      fakeServer({ activation: activation(status, mode) });
      await openApp({ at: '/login/activate/secret', tenant: { activation: variant } });
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Login' })).toBeTruthy();
    },
  );

  it.each(['screen', 'login'] as const)(
    '[4.7] need no name again, and sign a new user in: %s',
    async (variant) => {
      const fake = fakeServer({
        activation: json({
          success: true,
          data: {
            status: 'pending',
            mode: 'new',
            hashcode: 'hash',
            details: { user: { first_name: 'Hana', last_name: 'Parata', email: 'h…a@school.test' } },
          },
        }),
        activate_user: json({
          success: true,
          data: { status: 'complete', mode: 'new', email: 'hana@school.test' },
        }),
        login: json(loginAnswer()),
      });
      const user = await openApp({ at: '/login/activate/secret', tenant: { activation: variant } });
      const password = await screen.findByLabelText('Password');
      if (variant === 'screen') {
        expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Hana');
        expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Parata');
        await user.type(screen.getByLabelText('Phone'), '021 555 0101');
      }
      await user.type(password, 'Callboard1');
      await user.type(screen.getByLabelText('Confirm password'), 'Callboard1{Enter}');
      expect(await screen.findByText('You are signed in.')).toBeTruthy();
      const sent = fake.calls.find(({ name }) => name === 'login');
      expect(sent?.body).toMatchObject({ data: { email: 'hana@school.test', password: 'Callboard1' } });
      await user.click(screen.getByRole('button', { name: 'Continue' }));
      await waitFor(() => expect(location.pathname).not.toMatch(/^\/login/));
    },
  );

  it('[8.4] show that an activation failed, and keep the entered values', async () => {
    fakeServer({ activation: activation('pending'), activate_user: json({ phone: ['Too short'] }, 400) });
    const user = await openApp({ at: '/login/activate/secret' });
    await user.type(await screen.findByLabelText('Last name'), 'Reweti');
    await user.type(screen.getByLabelText('Phone'), '1');
    await user.type(screen.getByLabelText('Password'), 'Callboard1');
    await user.type(screen.getByLabelText('Confirm password'), 'Callboard1{Enter}');
    expect(await screen.findByText('There was an error activating this account')).toBeTruthy();
    expect(screen.getAllByText('Too short').length).toBeGreaterThan(0);
    expect(screen.getByLabelText<HTMLInputElement>('Last name').value).toBe('Reweti');
  });
});

describe('the second step of a sign-in', () => {
  const halfway = json({
    success: true,
    data: { second_step: { ticket: 'ticket-1', methods: ['totp', 'recovery'] } },
  });
  const refusal = json(
    { success: false, data: { failed_attempts: 1, maximum_attempts: 3 }, error: { message: 'Not right.' } },
    400,
  );

  it('accepts a code, and shows the attempts left after a wrong one', async () => {
    let answer = halfway;
    const { calls } = fakeServer({ login: () => answer() });
    const user = await openApp({ at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'staff@showquest.test');
    await user.type(screen.getByLabelText('Password'), 'Callboard1{Enter}');
    const code = await screen.findByLabelText('Code');
    answer = refusal;
    await user.type(code, '123 456{Enter}');
    expect(await screen.findByText('You have 2 attempts left')).toBeTruthy();
    expect(calls.at(-1)?.body).toEqual({ action: 'login', data: { ticket: 'ticket-1', code: '123456' } });
    answer = json(loginAnswer());
    await user.clear(screen.getByLabelText('Code'));
    await user.type(screen.getByLabelText('Code'), '654321{Enter}');
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
  });

  it('restarts when its ticket has expired', async () => {
    let answer = halfway;
    fakeServer({ login: () => answer() });
    const user = await openApp({ at: '/login' });
    await user.type(await screen.findByLabelText('Email'), 'staff@showquest.test');
    await user.type(screen.getByLabelText('Password'), 'Callboard1{Enter}');
    const code = await screen.findByLabelText('Code');
    answer = json({ success: false, error: { message: 'Signing in took too long.' } }, 400);
    await user.type(code, '123456{Enter}');
    expect(await screen.findByLabelText('Email')).toBeTruthy();
    expect(await screen.findByText('Signing in took too long.')).toBeTruthy();
  });
});
