import { setLanguage } from '@callboard/language';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { repair } from '../testing/fakeScreens';
import { fakeServer, json, loginAnswer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  await setLanguage('en');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = (name: string) => screen.findByRole('heading', { name });
// A page that is loaded for the first time suspends, so the action that causes it is awaited inside `act`.
const suspending = (work: () => Promise<void>) => act(work);
const navigation = () => screen.findByRole('navigation', { name: 'Main navigation' });

describe('routes', () => {
  it('[2.13] [9.8] show the Participant Dashboard at /dashboard', async () => {
    fakeServer();
    await openApp({ at: '/dashboard', hasToken: true });
    await heading('Dashboard');
    await waitFor(() => expect(document.title).toBe('Participant Dashboard'));
  });

  it('[2.33] come from the server after login', async () => {
    fakeServer();
    await openApp({ at: '/events/e1', hasToken: true });
    await heading('Profile of e1');
  });

  it('[2.20] show the 404 page for any other path', async () => {
    fakeServer();
    const user = await openApp({ at: '/nowhere', hasToken: true });
    await screen.findByText('Oops, page not found');
    await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Back' }));
    await heading('Dashboard');
  });

  it('[2.33] show the 404 page and warn when the server names an unknown screen', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const routes = [{ name: 'Odd', path: '/odd', component: '__proto__' }];
    fakeServer({ resume: json(loginAnswer({ routes })) });
    await openApp({ at: '/odd', hasToken: true });
    await screen.findByText('Oops, page not found');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('names the screen "__proto__"'));
  });

  it('[1.3] show a screen that the tenant replaced', async () => {
    fakeServer();
    const Screen = () => <h1>Own events</h1>;
    await openApp({
      at: '/events',
      hasToken: true,
      tenant: { screens: { EventsCentre: async () => ({ Screen }) } },
    });
    await heading('Own events');
  });

  it('[1.3] show the 404 page for a screen that the tenant removed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    fakeServer();
    await openApp({ at: '/events', hasToken: true, tenant: { screens: { EventsCentre: null } } });
    await screen.findByText('Oops, page not found');
  });

  it('keep the layout when a screen fails, and retry on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    fakeServer();
    const user = await openApp({ at: '/entries', hasToken: true });
    await screen.findByText('This page has stopped');
    expect(await navigation()).toBeTruthy();
    repair();
    await suspending(() => user.click(screen.getByRole('button', { name: 'Try again' })));
    await heading('Mended');
  });
});

describe('titles', () => {
  it('[2.35] name the window after the meta title of the route', async () => {
    fakeServer();
    await openApp({ at: '/events', hasToken: true });
    await heading('List of All events');
    await waitFor(() => expect(document.title).toBe('All events'));
  });

  it('[2.35] speak the language in use, as the page does', async () => {
    fakeServer();
    await setLanguage('mi');
    await openApp({ at: '/events', hasToken: true });
    await screen.findByRole('heading', { name: 'List of Ngā takunetanga katoa' });
    await waitFor(() => expect(document.title).toBe('Ngā takunetanga katoa'));
  });

  it("[1.7] name it after the record on the record's page", async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    const link = await screen.findByRole('link', { name: 'First event' });
    await suspending(() => user.click(link));
    await waitFor(() => expect(document.title).toBe('Record e1'));
  });
});

describe('the navigation bar', () => {
  it('[2.41] shows the modules of the server, with a dropdown where a module has several pages', async () => {
    fakeServer();
    const user = await openApp({ at: '/dashboard', hasToken: true });
    const bar = within(await navigation());
    expect(bar.getByRole('link', { name: 'Events' }).getAttribute('href')).toBe('/events');
    await user.click(bar.getByRole('button', { name: 'Acts' }));
    const pages = within(screen.getByRole('dialog', { name: 'Acts' }));
    expect(pages.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['All acts', '/entries'],
      ['Performers', '/participants'],
    ]);
  });

  it('[2.41] has a dropdown where the only page of a module is not the page of the module itself', async () => {
    const items = [{ code: 'venues', name: 'Venues', action: { redirect_url: '/venues' } }];
    const module = { code: 'home', name: 'Home', action: { redirect_url: '/dashboard' }, items };
    fakeServer({ resume: json(loginAnswer({ menus: { modules: [module] } })) });
    const user = await openApp({ at: '/dashboard', hasToken: true });
    await user.click(within(await navigation()).getByRole('button', { name: 'Home' }));
    const pages = within(screen.getByRole('dialog', { name: 'Home' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/venues',
    ]);
  });

  it('[2.41] marks the current page in a dropdown, and closes it when another is opened', async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    const bar = within(await navigation());
    expect(bar.getByRole('link', { name: 'Events' }).getAttribute('aria-current')).toBe('page');
    await user.click(bar.getByRole('button', { name: 'Acts' }));
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await suspending(() => user.click(screen.getByRole('link', { name: 'All acts' })));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Acts' }));
    expect(screen.getByRole('link', { name: 'All acts' }).getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('link', { name: 'Performers' }).hasAttribute('aria-current')).toBe(false);
  });

  it('[2.45] has a module switcher for two modules', async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    await user.click(await screen.findByRole('button', { name: 'Modules' }));
    const modules = within(screen.getByRole('dialog', { name: 'Modules' }));
    expect(modules.getAllByRole('link').map((link) => link.textContent)).toEqual(['Events', 'Acts']);
  });

  it('[2.45] has none for one module', async () => {
    const only = { code: 'events', name: 'Events', action: { redirect_url: '/events' }, items: [] };
    fakeServer({ resume: json(loginAnswer({ menus: { modules: [only] } })) });
    await openApp({ at: '/events', hasToken: true });
    await navigation();
    expect(screen.queryByRole('button', { name: 'Modules' })).toBeNull();
  });

  it('[2.43] shows no bell where the server has no notifications', async () => {
    fakeServer({ notificationCount: json({ detail: 'Not found' }, 404) });
    await openApp({ at: '/events', hasToken: true });
    await navigation();
    expect(screen.queryByRole('button', { name: 'Notifications' })).toBeNull();
  });

  it('[2.36] clears the tabs of a page when the path changes', async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    expect(await screen.findByRole('link', { name: 'Running order' })).toBeTruthy();
    await suspending(() => user.click(screen.getByRole('link', { name: 'First event' })));
    await heading('Profile of e1');
    expect(screen.queryByRole('link', { name: 'Running order' })).toBeNull();
  });

  it('[2.39] links to the start page by its logo', async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    await user.click(await screen.findByRole('link', { name: 'Showquest' }));
    await heading('Dashboard');
  });

  it('[2.40] goes one step back', async () => {
    fakeServer();
    const user = await openApp({ at: '/events', hasToken: true });
    const link = await screen.findByRole('link', { name: 'First event' });
    await suspending(() => user.click(link));
    await heading('Profile of e1');
    await suspending(() => user.click(screen.getByRole('button', { name: 'Back' })));
    await heading('List of All events');
  });

  it('[2.42] links from staging to production', async () => {
    const app_args = { environment: 'staging', production_url: 'https://showquest.example' };
    fakeServer({ arguments: json({ app_args }) });
    const user = await openApp({ at: '/dashboard', hasToken: true });
    await user.click(await screen.findByRole('button', { name: 'Staging' }));
    expect(screen.getByRole('menuitem', { name: /Go to Production Site/ }).textContent).toContain(
      'Leave the staging test site and go to the Live Production Site.',
    );
  });

  it.each([
    ['offers Super Admin where the setting and the user allow it', true, true, 1],
    ['offers none where the setting does not', false, true, 0],
    ['offers none to others', true, false, 0],
  ])('[1.11] [2.46] %s', async (_case, super_admin, is_super_admin, count) => {
    fakeServer({
      arguments: json({ app_args: { super_admin } }),
      resume: json(loginAnswer({}, { is_super_admin })),
    });
    const user = await openApp({ at: '/events', hasToken: true });
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    expect(screen.queryAllByRole('menuitem', { name: 'Super Admin' })).toHaveLength(count);
    if (count === 0) return;
    await suspending(() => user.click(screen.getByRole('menuitem', { name: 'Super Admin' })));
    await heading('Administration');
  });

  it.each([
    ['leads an admin to the administration', 'admin', 1],
    ['leads staff there too', 'staff', 1],
    ['offers it to no judge', 'judge', 0],
    ['offers it to no participant', 'participant', 0],
  ])('[2.44] [2.15] %s', async (_case, role, count) => {
    fakeServer({ resume: json(loginAnswer({}, { roles: [role] })) });
    const user = await openApp({ at: '/events', hasToken: true });
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    const items = screen.queryAllByRole('menuitem', { name: 'Administration' });
    expect(items).toHaveLength(count);
    if (!items[0]) return;
    await suspending(() => user.click(screen.getByRole('menuitem', { name: 'Administration' })));
    await heading('Administration');
  });

  it.each(['judge', 'participant', 'collaborator'])(
    '[2.20] has no administration for a %s who types its address',
    async (role) => {
      fakeServer({ resume: json(loginAnswer({}, { roles: [role] })) });
      await openApp({ at: '/admin/landing', hasToken: true });
      await screen.findByText('Oops, page not found');
    },
  );

  it("[2.44] shows the server's redirects, and nothing that it cannot do", async () => {
    const menu = [
      { name: 'Help', action: { type: 'redirect', redirect_url: '/help' } },
      { name: 'Elsewhere', action: { type: 'redirect', redirect_url: 'https://evil.example' } },
      { name: 'Unknown', action: { type: 'dance' } },
    ];
    fakeServer({ resume: json(loginAnswer({}, {}, menu)) });
    const user = await openApp({ at: '/dashboard', hasToken: true });
    await user.click(await screen.findByRole('button', { name: /Your menu/ }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Help',
      'Administration',
      'Te reo Māori',
      'Logout',
    ]);
  });

  it('changes the theme', async () => {
    fakeServer();
    const user = await openApp({ at: '/dashboard', hasToken: true });
    await user.click(await screen.findByRole('button', { name: 'Colours' }));
    await user.click(screen.getByRole('menuitemradio', { name: 'Light' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});

describe('the connection', () => {
  it('shows an alert when the browser goes offline and when it is back online', async () => {
    fakeServer();
    await openApp({ at: '/dashboard', hasToken: true });
    await heading('Dashboard');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void dispatchEvent(new Event('offline')));
    expect(screen.getByText('You are offline')).toBeTruthy();
    isOnline.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(screen.queryByText('You are offline')).toBeNull();
  });
});

describe('alerts', () => {
  it('[2.47] come from any screen', async () => {
    fakeServer();
    const user = await openApp({ at: '/events/e1', hasToken: true });
    await user.click(await screen.findByRole('button', { name: 'Greet' }));
    expect(await screen.findByText('Hello from a screen')).toBeTruthy();
  });
});
