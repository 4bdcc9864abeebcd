import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, loginAnswer } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const link = (code: string, name: string, path: string, items: object[] = []) => ({
  code,
  name,
  icon_name: 'mail',
  action: { type: 'redirect', redirect_url: path },
  items,
});
const modules = [
  link('events', 'Events', '/events'),
  link('entries', 'Acts', '/entries'),
  link('venues', 'Venues', '/venues'),
  link('tasks', 'Tasks', '/tasks', [link('tasks', 'Tasks', '/tasks')]),
  link('messages', 'Messages', '/announcements', [
    link('announcements', 'Announcements', '/announcements'),
    link('conversations', 'Conversations', '/conversations'),
  ]),
];

async function openOnPhone(roles: string[], served: object[] = modules) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(width < 64rem)',
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  fakeServer({
    resume: json(loginAnswer({ menus: { modules: served } }, { roles })),
    unreadMessages: json({ success: true, data: { total: 3, conversations: [] } }),
  });
  await openApp({ hasToken: true });
  const dock = await screen.findByRole('navigation', { name: 'Main navigation' });
  return {
    dock,
    links: () =>
      within(dock)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
  };
}

it('[2.41] has home, what is to do and messages for who takes part, with how many are unread', async () => {
  const { dock, links } = await openOnPhone(['participant']);
  expect(await within(dock).findByText('3 unread messages')).toBeTruthy();
  expect(links()).toEqual(['Home', 'To do', '33 unread messagesMessages']);
  expect(
    within(dock)
      .getAllByRole('link')
      .map((each) => each.getAttribute('href')),
  ).toEqual(['/dashboard', '/tasks', '/conversations']);
  const home = within(dock).getByRole('link', { name: 'Home' });
  await waitFor(() => expect(home.getAttribute('aria-current')).toBe('true'));
});

it.each([[['staff']], [['participant', 'staff']], [['judge']]])(
  '[2.41] has the first modules for %j',
  async (roles) => {
    const { links } = await openOnPhone(roles);
    expect(links()).toEqual(['Events', 'Acts', 'Venues']);
  },
);

it('[2.41] has the first modules where the server has neither tasks nor messages', async () => {
  const { links } = await openOnPhone(['participant'], modules.slice(0, 3));
  expect(links()).toEqual(['Events', 'Acts', 'Venues']);
});
