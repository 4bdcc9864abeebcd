import type { PublicTimetable } from '@callboard/api-contract/scheduling';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, unreachable } from '../../testing/fakeServer';
import { closeApps, openApp } from '../../testing/openApp';

vi.mock('@callboard/screens', () => import('../../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const event = '0f0e0d0c-0b0a-4908-8706-050403020100';
const at = `/timetable/${event}`;
const show = (hashcode: string, space: string, day: string): PublicTimetable['performances'][number] => ({
  hashcode,
  title: 'Evening show',
  venue: 'Opera House',
  space,
  zone: 'Pacific/Auckland',
  day,
  starts_at: `${day}T07:00:00Z`,
  ends_at: `${day}T14:00:00Z`,
});
const item = (
  name: string | null,
  school: string | null,
  performance: string,
  from: string,
): PublicTimetable['items'][number] => ({
  hashcode: `${name}-${from}`,
  kind: name === 'Interval' ? 'interval' : 'entry',
  name,
  school,
  performance,
  starts_at: from,
  ends_at: from.replace(':00:00Z', ':10:00Z'),
});
const timetable: PublicTimetable = {
  event: { hashcode: event, name: 'Wellington Heat' },
  number: 3,
  released_at: '2026-05-01T00:00:00Z',
  performances: [show('one', 'Main stage', '2026-05-14'), show('two', 'Studio', '2026-05-15')],
  items: [
    item('Early Birds', 'Kea College', 'one', '2026-05-14T07:00:00Z'),
    item('Interval', null, 'one', '2026-05-14T08:00:00Z'),
    item(null, 'Tui High', 'one', '2026-05-14T13:00:00Z'),
    item('Tide Pools', 'Tui High', 'two', '2026-05-15T07:00:00Z'),
  ],
};
const answer = json({ success: true, data: timetable });
/** Opens the page again with what the browser stores. */
async function reopen() {
  const stored = Object.entries({ ...localStorage });
  await closeApps();
  for (const [key, value] of stored) localStorage.setItem(key, String(value));
  await openApp({ at });
}
const day = (name: string) => screen.findByRole('region', { name });

describe('[2.18] [1.10] the public timetable of an event', () => {
  it('shows each day with its spaces, times and schools, without a session', async () => {
    fakeServer({ timetable: answer });
    await openApp({ at });
    const first = await day('14-May-2026');
    expect(within(first).getByRole('heading', { name: 'Main stage' })).toBeTruthy();
    const rows = within(first).getAllByRole('listitem');
    // An act that is named after its player has the name of its school, and a night past midnight is of its evening.
    expect(rows.map((row) => row.textContent)).toEqual([
      '19:00–19:10Early BirdsKea CollegeEvening show',
      '20:00–20:10IntervalEvening show',
      '01:00–01:10Tui HighEvening show',
    ]);
    expect(within(await day('15-May-2026')).getByText('Tide Pools')).toBeTruthy();
    expect(screen.getByText('Times of the venue: Pacific/Auckland (NZST)')).toBeTruthy();
    expect(screen.getByText('Version 3, released on 01-May-2026')).toBeTruthy();
    await waitFor(() => expect(document.title).toContain('Wellington Heat'));
  });

  it('filters by day, space and school, in the address', async () => {
    fakeServer({ timetable: answer });
    await openApp({ at: `${at}?school=Tui+High` });
    expect(within(await day('14-May-2026')).getAllByRole('listitem')).toHaveLength(1);
    fireEvent.change(screen.getByLabelText('Space'), { target: { value: 'Studio' } });
    expect(screen.queryByRole('region', { name: '14-May-2026' })).toBeNull();
    expect(location.search).toBe('?school=Tui+High&space=Studio');
    fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2026-05-14' } });
    expect(screen.getByText('Nothing matches')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Space'), { target: { value: '' } });
    expect(within(await day('14-May-2026')).getByText('Tui High')).toBeTruthy();
  });

  it('makes a timetable of what has a star, which this browser remembers', async () => {
    fakeServer({ timetable: answer });
    await openApp({ at: `${at}?mine=1` });
    expect(await screen.findByText('Your timetable is empty')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'My timetable' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add Tide Pools to my timetable' }));
    fireEvent.click(screen.getByRole('button', { name: 'My timetable' }));
    expect(screen.getAllByRole('listitem').map((row) => row.id)).toEqual([timetable.items[3]?.hashcode]);
    await reopen();
    const star = await screen.findByRole('button', { name: 'Add Tide Pools to my timetable' });
    expect(star.getAttribute('aria-pressed')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Add Interval to my timetable' })).toBeNull();
  });

  it('leads to its files for calendars and conference apps', async () => {
    fakeServer({ timetable: answer });
    await openApp({ at });
    const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await hrefOf('Calendar file')).toMatch(
      new RegExp(`^http.*/timetable/${event}/timetable\\.ics\\?tenant=\\w+$`),
    );
    expect(await hrefOf('Subscribe in a calendar')).toMatch(/^webcal:\/\/.*timetable\.ics\?tenant=\w+$/);
    expect(await hrefOf('schedule.xml')).toContain('/schedule.xml?tenant=');
    expect(await hrefOf('schedule.json')).toContain('/schedule.json?tenant=');
  });

  it('shows what it read last without a connection, and since when', async () => {
    const server: { timetable: () => Response | Promise<Response> } = { timetable: answer };
    fakeServer({ timetable: () => server.timetable() });
    await openApp({ at });
    await day('14-May-2026');
    server.timetable = unreachable;
    await reopen();
    expect(within(await day('14-May-2026')).getByText('Early Birds')).toBeTruthy();
    expect(screen.getByText(/No connection since \d\d:\d\d\./)).toBeTruthy();
  });

  it('forgets what is not public any more, and leads to the season', async () => {
    const server: { timetable: () => Response | Promise<Response> } = { timetable: answer };
    fakeServer({ timetable: () => server.timetable() });
    await openApp({ at });
    await day('14-May-2026');
    server.timetable = json({ detail: 'Not found' }, 404);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(await screen.findByText('This timetable is not public')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Season and dates' })).toBeTruthy();
    expect(localStorage.getItem('callboard.timetable')).toBeNull();
  });
});
