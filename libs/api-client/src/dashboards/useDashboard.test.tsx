import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { collections } from '../collections';
import { venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';
import { useDashboard } from './useDashboard';

const booking = {
  totals: { performances: 2, seats: 900, capacity: 1_000, without_seats: 0 },
  months: [],
  regions: [],
  over_capacity: [],
  upcoming: [],
};
const address = 'GET dashboards/booking';

it('hands back the facts of a dashboard, and asks anew once something was written', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: booking }));
  api.on('POST callboard/venues', json({ success: true, data: venue(1) }, 201));
  const { result } = renderWithApi(() => ({
    dashboard: useDashboard('booking'),
    create: collections.venues.useCreate()[0],
  }));
  await waitFor(() => expect(result.current.dashboard.data).toEqual(booking));
  await act(() => result.current.create({ name: 'Venue 1', time_zone: 'Pacific/Auckland' }));
  await waitFor(() => expect(api.callsOf(address)).toHaveLength(2));
});

it('takes an answer of another shape for a problem', async () => {
  const api = stubApi();
  api.on(address, json({ success: true, data: { ...booking, totals: null } }));
  const { result } = renderWithApi(() => useDashboard('booking'));
  await waitFor(() => expect(result.current.problem?.kind).toBe('server'));
  expect(result.current.data).toBeUndefined();
});

it('asks nothing where it is told to skip', async () => {
  const api = stubApi();
  const { result } = renderWithApi(() => useDashboard('landing', { skip: true }));
  expect(result.current.isLoading).toBe(false);
  expect(api.calls).toEqual([]);
});
