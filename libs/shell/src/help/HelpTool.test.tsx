import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

it('help is about the screen in the window, and leads to the shortcuts', async () => {
  fakeServer();
  const user = await openApp({ at: '/events/e1', hasToken: true });
  await screen.findByRole('heading', { name: 'Profile of e1' });
  await user.click(screen.getByRole('button', { name: 'Help' }));
  const help = await screen.findByRole('region', { name: 'Help' });
  expect(help.textContent).toContain('About EventProfile');
  await user.click(within(help).getByRole('button', { name: 'Keys' }));
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy();
});
