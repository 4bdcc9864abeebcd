import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(closeApps);

/** Event of the browser once it has found that the app can be installed. */
function offerInstallation() {
  const prompt = vi.fn(() => Promise.resolve());
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void dispatchEvent(event));
  return { prompt, event };
}

async function openMenu() {
  fakeServer();
  const user = await openApp({ at: '/events', hasToken: true });
  await screen.findByRole('heading', { name: 'List of All events' });
  return { user, open: () => user.click(screen.getByRole('button', { name: /Your menu/ })) };
}

const item = () => screen.queryByRole('menuitem', { name: 'Install app' });

it('offers to install the app in the user menu, once, where the browser can', async () => {
  const { user, open } = await openMenu();
  await open();
  expect(item()).toBeNull();
  await user.keyboard('{Escape}');
  const { prompt, event } = offerInstallation();
  // Else the browser would show a banner of its own.
  expect(event.defaultPrevented).toBe(true);
  await open();
  await user.click(await screen.findByRole('menuitem', { name: 'Install app' }));
  expect(prompt).toHaveBeenCalledOnce();
  await open();
  await screen.findByRole('menuitem', { name: 'Logout' });
  expect(item()).toBeNull();
});

it('offers it no more once the app is installed', async () => {
  const { open } = await openMenu();
  offerInstallation();
  act(() => void dispatchEvent(new Event('appinstalled')));
  await open();
  await screen.findByRole('menuitem', { name: 'Logout' });
  expect(item()).toBeNull();
});
