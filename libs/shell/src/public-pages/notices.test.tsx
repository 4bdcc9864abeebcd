import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, unreachable } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const notices = (data: object) =>
  json({ success: true, data: { announcements: [], resources: [], ...data } });
const argumentsWith = (has_notices: boolean) =>
  json({ success: true, data: { app_args: { environment: 'production', has_notices } } });
const rules = {
  hashcode: 'rules',
  title: 'Rules of the stage',
  summary: 'What is allowed',
  kind: 'page',
  category: 'rules',
  body: '<p>No glitter.</p>',
  link: null,
  file: null,
};
const news = {
  hashcode: 'news',
  title: 'Tickets are on sale',
  body: '<p>At the door too.</p>',
  published_at: '2026-11-20T09:00:00+13:00',
};

describe('[2.1] the page of public notices', () => {
  it('shows news with its day, and resources by category, to a user without a session', async () => {
    const way = { ...rules, hashcode: 'way', title: 'Way', kind: 'link', category: 'places', body: null };
    fakeServer({
      notices: notices({
        announcements: [news],
        resources: [rules, { ...way, link: 'https://example.org/map' }],
      }),
    });
    const user = await openApp({ at: '/notices' });
    expect(await screen.findByRole('heading', { name: 'Tickets are on sale' })).toBeTruthy();
    expect(screen.getByText('20-Nov-2026')).toBeTruthy();
    expect(await screen.findByText('At the door too.')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Tickets are on sale',
      'Rules',
      'Maps and travel',
    ]);
    expect(screen.getByRole('link', { name: /^Way/ }).getAttribute('href')).toBe('https://example.org/map');
    await user.click(screen.getByText('Rules of the stage'));
    expect(await screen.findByText('No glitter.')).toBeTruthy();
  });

  it('asks for the address of a file when it is wanted, and shows what went wrong', async () => {
    const file = { ...rules, kind: 'file', body: null, file: { name: 'map.pdf', size: 2_048 } };
    fakeServer({ notices: notices({ resources: [file] }) });
    const user = await openApp({ at: '/notices' });
    const button = await screen.findByRole('button', { name: 'Download Rules of the stage 2 kB' });
    fakeServer({ notices: json({ detail: 'It was withdrawn' }, 404) });
    await user.click(button);
    expect(await screen.findByText('It was withdrawn')).toBeTruthy();
  });

  it('shows that there is nothing, and leads to the login', async () => {
    fakeServer({ notices: notices({}) });
    const user = await openApp({ at: '/notices' });
    expect(await screen.findByText('No notices now')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'Sign in' }));
    await waitFor(() => expect(location.pathname).toBe('/login'));
  });

  it('shows a problem, and loads again', async () => {
    fakeServer({ notices: unreachable });
    const user = await openApp({ at: '/notices' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer({ notices: notices({ announcements: [news] }) });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'Tickets are on sale' })).toBeTruthy();
  });

  it.each([true, false])('stands in the footer of the login if there are any: %s', async (hasNotices) => {
    fakeServer({ arguments: argumentsWith(hasNotices), notices: notices({}) });
    const user = await openApp({ at: '/login' });
    await screen.findByText(/^©/);
    if (!hasNotices) return expect(screen.queryByRole('link', { name: 'Notices' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: 'Notices' }));
    return expect(await screen.findByText('No notices now')).toBeTruthy();
  });
});
