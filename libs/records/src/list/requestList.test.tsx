import { declaredRoles } from '@callboard/api-contract';
import type { AppThunk } from '@callboard/app-state';
import { useAppDispatch } from '@callboard/app-state';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../testing/fakeApi';
import { aVenue } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';
import { RecordList } from './RecordList';
import { requestList, type RequestedList } from './requestList';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const town = { name: 'Town Hall', qed_model: { ...aVenue().qed_model, title: 'Town Hall' } };

/** A list whose rows are requested before it is rendered, as the first page after a login. */
function Requested({ query, ...list }: RequestedList) {
  const dispatch = useAppDispatch();
  // The types of the store are no matter of what requests.
  useState(() => void dispatch(requestList({ query, ...list }) as unknown as AppThunk));
  return <RecordList {...list} />;
}

it.each([
  ['all records', '', {}],
  ['a search, a filter and an order', '?search=hall&status=active&ordering=-name', {}],
  [
    'fixed filters and an order of the page',
    '',
    { fixedFilters: [{ field: 'town', operator: 'eq', value: 'Napier' } as const], ordering: '-capacity' },
  ],
  ['another view of the same rows', '?as=nothing', {}],
])('[3.2] a list finds the request of %s under way, and sends no other', async (_, at, page) => {
  const api = fakeApi({ venues: [aVenue(town)], regions: [] });
  const query = new URLSearchParams(at);
  renderScreen(<Requested collection="venues" query={query} roles={declaredRoles('staff')} {...page} />, {
    at: `/${at}`,
  });
  await screen.findByRole('table');
  expect(api.calls.filter(({ path }) => path.endsWith('callboard/venues'))).toHaveLength(1);
});

it.each(['?as=board', '?as=map', '?group=status', '?as=cells'])(
  'requests no rows for a list that shows none at first: %s',
  (at) => {
    const thunk = requestList({
      collection: 'venues',
      query: new URLSearchParams(at),
      roles: declaredRoles('staff'),
    });
    expect(thunk.length).toBe(0);
  },
);
