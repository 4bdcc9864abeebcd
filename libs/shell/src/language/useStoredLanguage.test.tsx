import { setLanguage } from '@callboard/language';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  await setLanguage('en');
  vi.unstubAllGlobals();
});

it('shows the app in the stored language of the user where the browser has none, and stores another one', async () => {
  localStorage.clear();
  const stored = json({ success: true, data: {} });
  const { calls } = fakeServer({ resume: json(loginAnswer({}, { language: 'mi' })), set_language: stored });
  const sent = () => calls.filter(({ name }) => name === 'set_language');
  const user = await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of Ngā takunetanga katoa' });
  expect(sent()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: /^Tō tahua/ }));
  await user.click(screen.getByRole('menuitem', { name: 'English' }));
  await screen.findByRole('heading', { name: 'List of All events' });
  // The declaration of the call loads with the first.
  await waitFor(() => expect(sent()).toMatchObject([{ body: { data: { language: 'en' } } }]));
});
