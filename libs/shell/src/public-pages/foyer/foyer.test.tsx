import type { Foyer } from '@callboard/api-contract/scheduling';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, unreachable } from '../../testing/fakeServer';
import { closeApps, openApp } from '../../testing/openApp';

vi.mock('@callboard/screens', () => import('../../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const at = '/foyer/0f0e0d0c-0b0a-4908-8706-050403020100';
const item = (
  name: string | null,
  state: Foyer['items'][number]['state'],
  from: string,
  expected: string | null,
): Foyer['items'][number] => ({
  hashcode: `${name} ${from}`,
  kind: name === 'Interval' ? 'interval' : 'entry',
  name,
  school: name === 'Interval' ? null : 'Kea College',
  state,
  from: `2026-05-14T${from}:00Z`,
  expected: expected === null ? null : `2026-05-14T${expected}:00Z`,
});
const foyer: Foyer = {
  performance: { title: 'Evening show', status: 'running', starts_at: '2026-05-14T07:00:00Z' },
  event: 'Wellington Heat',
  venue: 'Opera House',
  space: 'Main stage',
  zone: 'Pacific/Auckland',
  late_minutes: 7,
  is_on_hold: false,
  is_over: false,
  items: [
    item('Early Birds', 'done', '07:00', '07:00'),
    item('Tide Pools', 'on', '07:10', '07:17'),
    item('Gone Home', 'out', '07:20', null),
    item(null, 'to_come', '07:30', '07:37'),
    item('Interval', 'to_come', '07:40', '07:47'),
  ],
};
const answer = (data: Foyer) => json({ success: true, data });

describe('[2.18] the night of a performance in the foyer', () => {
  it('shows what is on, what comes next and how late it is, without a session', async () => {
    fakeServer({ foyer: answer(foyer) });
    await openApp({ at });
    const now = await screen.findByRole('region', { name: 'On now' });
    expect(now.textContent).toContain('Tide PoolsKea College');
    expect(within(now).getByText('7 min later than planned')).toBeTruthy();
    // An act that is named after its player has the name of its school.
    const next = screen.getByRole('region', { name: 'Next' });
    expect(next.textContent).toContain('Kea Collegeat 19:37 (planned 19:30)');
    expect(screen.getByRole('region', { name: 'After that' }).textContent).toContain('19:47Interval');
    expect(document.body.textContent).not.toContain('Gone Home');
    await waitFor(() => expect(document.title).toContain('Evening show'));
  });

  it('keeps what it has without a connection, and shows since when', async () => {
    const server: { foyer: () => Response | Promise<Response> } = { foyer: answer(foyer) };
    fakeServer({ foyer: () => server.foyer() });
    await openApp({ at });
    await screen.findByText('Tide Pools');
    server.foyer = unreachable;
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText(/No connection since \d\d:\d\d\./)).toBeTruthy();
    expect(screen.getByText('Tide Pools')).toBeTruthy();
    server.foyer = answer({ ...foyer, is_over: true });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('The show is over. Thank you for coming.')).toBeTruthy();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('is not lost while the server is busy', async () => {
    const server: { foyer: () => Response | Promise<Response> } = { foyer: answer(foyer) };
    const { calls } = fakeServer({ foyer: () => server.foyer() });
    await openApp({ at });
    await screen.findByText('Tide Pools');
    const before = calls.length;
    server.foyer = json({ detail: 'Busy' }, 429);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(calls.length).toBeGreaterThan(before));
    // oxlint-disable-next-line callboard/refused-in-fast-tests -- nothing changes, so there is nothing to wait for
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByText(/No connection/)).toBeNull();
    server.foyer = answer({ ...foyer, late_minutes: 9 });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('9 min later than planned')).toBeTruthy();
    expect(screen.queryByText(/No connection/)).toBeNull();
  });

  it('leads to the season where the show is not on the foyer screens', async () => {
    fakeServer({ foyer: json({ detail: 'Not found' }, 404) });
    await openApp({ at });
    expect(await screen.findByText('This show is not on the foyer screens')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Season and dates' }).getAttribute('href')).toBe('/season');
  });
});
