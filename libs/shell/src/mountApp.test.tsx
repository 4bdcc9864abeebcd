import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createKeptStorage, keepIn, keptStorage, memoryBacking } from '@callboard/auth';
import { defineTenant } from '@callboard/tenant';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { prerenderLogin } from './prerender';
import { startApp } from './startApp';
import { fakeServer, json, loginAnswer } from './testing/fakeServer';

vi.mock('@callboard/screens', () => import('./testing/fakeScreens'));
vi.mock('../build', () => ({ build: { number: '7', day: '2026-11-20' } }));

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  collections: {
    entries: 'showquestEntries',
    participants: 'showquestParticipants',
    collaborators: 'showquestCollaborators',
  },
});

let stop = () => {};
const error = vi.spyOn(console, 'error');

beforeEach(() => {
  keepIn(createKeptStorage(memoryBacking()));
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

// Without the hints that the build moves into the head.
const markup = () => prerenderLogin(tenant).markup.replace(/^(<link[^>]*>)*/, '');
const root = () => document.getElementById('root');
const email = () => screen.getByLabelText<HTMLInputElement>('Email');
const start = () => act(async () => void (stop = startApp(tenant)));

describe('the login page of the build', () => {
  it('is taken over as it is, with what was typed into it', async () => {
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

  it('is sent by the app when it was sent before', async () => {
    const { calls } = fakeServer();
    email().value = 'staff@showquest.test';
    screen.getByLabelText<HTMLInputElement>('Password').value = 'Callboard1';
    root()?.setAttribute('data-submitted', '');
    await start();
    expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
    expect(calls.filter(({ name }) => name === 'login')).toHaveLength(1);
  });

  it('presses again what was pressed before it was there', async () => {
    fakeServer();
    const pressed = vi.fn();
    const language = screen.getByRole('button', { name: 'Te reo Māori' });
    language.setAttribute('data-pressed', '');
    language.addEventListener('click', (event) => {
      // The other tests speak English.
      event.stopPropagation();
      pressed();
    });
    await start();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('takes up the answer to what the page itself has sent', async () => {
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

  it('does not take up what the page has sent for somebody else', async () => {
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

  it('[8.6] says in its form what the page itself was refused', async () => {
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

  it('says what is missing when it was sent before', async () => {
    fakeServer();
    root()?.setAttribute('data-submitted', '');
    await start();
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
  });

  it('puts nothing that was typed into the address when it is sent without the app', () => {
    expect(email().form?.method).toBe('post');
  });

  it('says the year of its build until it is taken over', async () => {
    fakeServer();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2099-01-01') });
    onTestFinished(() => void vi.useRealTimers());
    await start();
    expect(screen.getByText(/^© 2099/)).toBeTruthy();
  });

  it('works once it is taken over', async () => {
    fakeServer();
    await start();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(screen.getAllByText('Field is required')).toHaveLength(2);
  });

  it('[2.29] makes way for whoever is signed in', async () => {
    fakeServer();
    document.documentElement.dataset['session'] = 'stored';
    keptStorage().writeFor('api_token', 'token-1');
    await start();
    expect(screen.queryByLabelText('Email')).toBeNull();
    expect(document.documentElement.dataset['session']).toBeUndefined();
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(error).not.toHaveBeenCalled();
  });
});
