import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeApps, openApp, signIn } from './testing/openApp';

/** A server other than ours, which only responds with the shapes fixed in the decisions. */
const fields = { name: 'Town Hall', time_zone: 'Pacific/Auckland', status: 'active' };
const venue = { hashcode: 'town-hall', qed_model: { title: 'Town Hall' }, ...fields };
const file = {
  hashcode: 'poster',
  name: 'poster.pdf',
  size: 2_048,
  qed_model: { title: 'Poster', url: '/files/poster?signature=1' },
};
const session = {
  authorization: { token: 'token-1' },
  server: { version: '5' },
  global_permissions: ['admin'],
  user: {
    hashcode: 'user-1',
    email: 'staff@showquest.test',
    name_search: 'Aroha Ngata',
    is_admin: true,
    profiles: { Employee: { hashcode: 'employee-1' } },
    qed_model: { title: 'Aroha Ngata', model: 'individual.Individual' },
  },
  applications: [{ code: 'events', name: 'Events' }],
  navigation: {
    menus: {},
    modules: [{ code: 'venues', name: 'Venues', action: { redirect_url: '/venues' } }],
    flow: { redirect_url: '/venues' },
    routes: [
      { name: 'Venues', path: '/venues', component: 'VenueCentre', meta: { title: 'Venues' } },
      { name: 'Venue', path: '/venues/:hashcode', component: 'VenueProfile' },
    ],
    user_menu: [{ name: 'Help', icon_name: 'help', action: { type: 'redirect', redirect_url: '/help' } }],
  },
};
const next = 'https://api.example/api/v21/system/callboard/venues?page=2&page_size=1';
const answers: Readonly<Record<string, unknown>> = {
  'GET app/arguments': { app_args: {} },
  'GET tenant/domains': [
    { code: 'showquest', name: 'Showquest' },
    { code: 'dancequest', name: 'Dancequest' },
  ],
  'POST user/actions': { success: true, data: session },
  'GET callboard/venues': { count: 1, next, previous: null, results: [venue] },
  'GET callboard/venues/town-hall': venue,
  'GET attachments/poster': file,
};
const patches: Headers[] = [];

beforeEach(() => {
  patches.splice(0);
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const path = new URL(String(input), 'http://localhost').pathname.replace('/api/v21/system/', '');
    const { method = 'GET' } = init;
    if (method === 'PATCH') {
      patches.push(new Headers(init.headers));
      return Response.json({ ...venue, ...JSON.parse(String(init.body)) });
    }
    const body = answers[`${method} ${path}`];
    if (body !== undefined) return Response.json(body);
    return Response.json({ detail: 'Not found.' }, { status: 404 });
  });
});
afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

it('[3.9] [3.17] signs in, and shows a list and a record', async () => {
  const user = await openApp();
  await signIn(user);
  expect(await screen.findByText('Successfully logged in as Aroha Ngata')).toBeTruthy();
  const bar = within(await screen.findByRole('navigation', { name: 'Main navigation' }));
  expect(bar.getByRole('link', { name: 'Venues' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: /Town Hall/ });
  await act(() => user.click(link));
  expect(await screen.findByRole('heading', { name: 'Town Hall' })).toBeTruthy();
  await waitFor(() => expect(location.pathname).toBe('/venues/town-hall'));
});

it('changes a record that has no version without If-Match', async () => {
  const user = await openApp({ at: '/venues/town-hall', hasToken: true });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: /^Town/ }), 'Ōtaki');
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(patches).toHaveLength(1));
  expect(patches[0]?.has('If-Match')).toBe(false);
});

it('[2.11] [3.3] downloads an attachment with only hashcode, name, size and URL', async () => {
  const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await openApp({ at: '/download/poster', hasToken: true });
  expect(await screen.findByText('Poster is being downloaded')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'click here' });
  expect(link.getAttribute('href')).toMatch(/\/files\/poster\?signature=1$/);
  expect(follow).toHaveBeenCalledOnce();
  follow.mockRestore();
});
