import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createValueStorage, keepIn, valueStorage, memoryBacking } from '@callboard/auth';
import { defineTenant } from '@callboard/tenant';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prerenderLogin } from './prerender';
import { startApp } from './startApp';
import { fakeServer, json, loginAnswer } from './testing/fakeServer';

vi.mock('@callboard/screens', () => import('./testing/fakeScreens'));
vi.mock('./build', () => ({ build: { number: '7', day: '2026-11-20' } }));

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
});

let stop = () => {};
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  keepIn(createValueStorage(memoryBacking()));
  history.replaceState(null, '', '/login');
  const page = new DOMParser().parseFromString(
    `<div id="root" data-prerendered>${markup()}</div>`,
    'text/html',
  );
  document.body.replaceChildren(...page.body.children);
});
afterEach(async () => {
  await act(async () => stop());
  vi.unstubAllGlobals();
  error.mockReset();
});

// Without the preload hints that the build removes.
const markup = () => prerenderLogin(tenant).markup.replace(/^(<link[^>]*>)*/, '');
const root = () => document.getElementById('root');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const start = () => act(async () => void (stop = startApp(tenant)));

describe('the login page of the build', () => {
  it('is hydrated unchanged, with the values that were typed into it', async () => {
    fakeServer();
    const before = email();
    before.value = 'staff@showquest.test';
    before.focus();
    await start();
    expect(email()).toBe(before);
    expect(email().value).toBe('staff@showquest.test');
    expect(document.activeElement).toBe(before);
    expect(root()?.hasAttribute('data-prerendered')).toBe(false);
    expect(error).not.toHaveBeenCalled();
  });

  it('is submitted by the app when the user submitted it before', async () => {
    const { calls } = fakeServer();
    email().value = 'staff@showquest.test';
    screen.getByLabelText<HTMLInputElement>('Password').value = 'Callboard1';
    root()?.setAttribute('data-submitted', '');
    await start();
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login')).toHaveLength(1);
  });

  it('repeats the click of a language button before it started', async () => {
    fakeServer();
    const pressed = vi.fn();
    const language = screen.getByRole('button', { name: 'Te reo Māori' });
    language.setAttribute('data-pressed', '');
    language.addEventListener('click', (event) => {
      // Resets the language for the other tests.
      event.stopPropagation();
      pressed();
    });
    await start();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('uses the response to the login that the page has sent', async () => {
    const { calls } = fakeServer();
    const typed = { email: 'staff@showquest.test', password: 'Callboard1' };
    email().value = typed.email;
    screen.getByLabelText<HTMLInputElement>('Password').value = typed.password;
    root()?.setAttribute('data-submitted', '');
    window.callboardLogin = { ...typed, response: Promise.resolve(json(loginAnswer())()) };
    await start();
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login')).toHaveLength(0);
    expect(window.callboardLogin).toBeUndefined();
  });

  it('ignores a response to a login with other credentials', async () => {
    const { calls } = fakeServer();
    email().value = 'staff@showquest.test';
    screen.getByLabelText<HTMLInputElement>('Password').value = 'Callboard1';
    root()?.setAttribute('data-submitted', '');
    const other = { email: 'judge@showquest.test', password: 'Callboard1' };
    window.callboardLogin = { ...other, response: Promise.resolve(json({}, 400)()) };
    await start();
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login')).toHaveLength(1);
  });

  it('[8.6] shows in its form why the login of the page was refused', async () => {
    const { calls } = fakeServer();
    const typed = { email: 'staff@showquest.test', password: 'wrong' };
    email().value = typed.email;
    screen.getByLabelText<HTMLInputElement>('Password').value = typed.password;
    root()?.setAttribute('data-submitted', '');
    const refused = json({ success: false, data: { failed_attempts: 1, maximum_attempts: 3 } }, 400);
    window.callboardLogin = { ...typed, response: Promise.resolve(refused()) };
    await start();
    expect(await screen.findByText('You have 2 attempts left')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login')).toHaveLength(0);
  });

  it('shows what is missing when it was submitted before', async () => {
    fakeServer();
    root()?.setAttribute('data-submitted', '');
    await start();
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
  });

  it('does not put typed values into the URL when it is submitted without the app', () => {
    expect(email().form?.method).toBe('post');
  });

  it('shows the year of its build until it is hydrated', async () => {
    fakeServer();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01') });
    onTestFinished(() => void vi.useRealTimers());
    await start();
    expect(screen.getByText(/^© 2099/)).toBeTruthy();
  });

  it('works once it is hydrated', async () => {
    fakeServer();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
  });

  it('[2.29] is replaced for a signed-in user', async () => {
    fakeServer();
    document.documentElement.dataset['session'] = 'stored';
    valueStorage().writeFor('api_token', 'token-1');
    await start();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(document.documentElement.dataset['session']).toBeUndefined();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(error).not.toHaveBeenCalled();
  });
});
