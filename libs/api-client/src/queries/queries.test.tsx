import { rootReducer } from '@callboard/app-state';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { queries } from '../actions';
import { api } from '../api';
import { collections } from '../collections';
import { readQuery } from '../index';
import { venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';

const booking = {
  totals: { performances: 2, seats: 900, capacity: 1_000, without_seats: 0 },
  months: [],
  regions: [],
  over_capacity: [],
  upcoming: [],
};
const address = 'GET dashboards/booking';
const cacheOf = rootReducer.inject(api).selector((state) => state.api);

it('returns the output of a query, and refetches it after a write', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: booking }));
  api.on('POST callboard/venues', json({ success: true, data: venue(1) }, 201));
  const { result, store } = renderWithApi(() => ({
    dashboard: queries.bookingDashboard.useQuery(),
    create: collections.venues.useCreate()[0],
  }));
  await waitFor(() => expect(result.current.dashboard.data).toMatchObject(booking));
  expect(Object.keys(cacheOf(store.getState()).queries)).toEqual(['bookingDashboard({})']);
  await act(() => result.current.create({ name: 'Venue 1', time_zone: 'Pacific/Auckland' }));
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(2));
});

it('reports a response of another shape as a problem', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: { ...booking, totals: null } }));
  const { result } = renderWithApi(() => queries.bookingDashboard.useQuery());
  await waitFor(() => expect(result.current.problem?.kind).toBe('server'));
  expect(result.current.data).toBeUndefined();
});

it('sends no request while it is skipped', async () => {
  const api = stubApi();
  const { result } = renderWithApi(() => queries.landingDashboard.useQuery({}, { skip: true }));
  expect(result.current.isLoading).toBe(false);
  expect(api.calls).toEqual([]);
});

it('puts the input into the URL, and returns a bare response unchanged', async () => {
  const api = stubApi();
  api.on('GET user/passwords/a%2Fb', json({ success: true }));
  expect(await readQuery('resetToken', { token: 'a/b' })).toEqual({ ok: true, data: { success: true } });
});
