import { rootReducer } from '@callboard/app-state';
import { collectionNames } from '@callboard/api-contract/collections';
import { act, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { api as baseApi } from '../api';
import { hashcodeOf, page, venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';
import { collections, hooksFor } from './collections';
import { endpointNames } from './endpointNames';

const selectApi = rootReducer.inject(baseApi).selector((state) => state.api);

it('has the hooks of every collection, the same object each time', () => {
  expect(Object.keys(collections)).toEqual(collectionNames);
  expect(collections.venues).toBe(hooksFor('venues'));
  expect(collections.venues.definition.name).toBe('venues');
});

it('names what it caches after the collection', async () => {
  const api = stubApi();
  api.on('GET callboard/venues', json(page([venue(1)])));
  api.on(`GET callboard/venues/${hashcodeOf(1)}`, json(venue(1)));
  api.on('POST callboard/venues', json({ success: true, data: venue(2) }, 201));
  const { result, store } = renderWithApi(() => ({
    list: collections.venues.useList({ search: 'hall' }),
    one: collections.venues.useGet(hashcodeOf(1)),
    create: collections.venues.useCreate()[0],
  }));
  await waitFor(() => expect(result.current.list.data && result.current.one.data).toBeDefined());
  await act(() => result.current.create({ name: 'Venue 2', time_zone: 'Pacific/Auckland' }));
  const { queries, mutations } = selectApi(store.getState());
  expect(Object.keys(queries)).toEqual([
    'listVenues({"query":"search=hall&paginate=true"})',
    `getVenue({"hashcode":"${hashcodeOf(1)}"})`,
  ]);
  expect(Object.values(mutations).map((mutation) => mutation?.endpointName)).toEqual(['createVenue']);
});

it('gives each endpoint of each collection a name of its own', () => {
  const names = collectionNames.flatMap((name) => Object.values(endpointNames(name)));
  expect(new Set(names).size).toBe(names.length);
  expect(endpointNames('countries').get).toBe('getCountry');
  expect(endpointNames('userActivations').bulkPatch).toBe('patchUserActivations');
});
