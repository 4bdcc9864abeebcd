import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collections, nextQuery } from '../collections';
import { hashcodeOf, page, venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi } from '../testing/stubApi';

const { venues } = collections;

describe('useList', () => {
  it('[7.16] requests a page with search, size and order', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json(page([venue(1)])));
    const { result } = renderWithApi(() =>
      venues.useList({ search: 'town hall', pageSize: 25, page: 2, ordering: ['-name'] }),
    );
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({
      search: 'town hall',
      ordering: '-name',
      paginate: 'true',
      page: '2',
      page_size: '25',
    });
  });

  it('[3.2] returns results, count and links', async () => {
    const api = stubApi();
    const answer = page([venue(1)], 70, '/api/v21/system/callboard/venues?page=2');
    api.on('GET callboard/venues', json(answer));
    const { result } = renderWithApi(() => venues.useList());
    expect(result.current).toMatchObject({ isLoading: true, isFetching: true });
    await waitFor(() => expect(result.current.data).toEqual(answer));
  });

  it('shows the previous page while the next one loads, and aborts a request that is no longer needed', async () => {
    const api = stubApi();
    api.on(
      'GET callboard/venues',
      json(page([venue(1)])),
      () => new Promise(() => {}),
      json(page([venue(3)])),
    );
    const { result, rerender } = renderWithApi((search: string) => venues.useList({ search }), 'a');
    await waitFor(() => expect(result.current.data?.results).toHaveLength(1));
    rerender('ab');
    expect(result.current).toMatchObject({ isLoading: false, isFetching: true });
    expect(result.current.data?.results[0]?.name).toBe('Venue 1');
    await waitFor(() => expect(api.calls).toHaveLength(2));
    rerender('abc');
    await waitFor(() => expect(result.current.data?.results[0]?.name).toBe('Venue 3'));
    expect(api.calls[1]?.signal?.aborted).toBe(true);
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('requests an aborted page again', async () => {
    const api = stubApi();
    api.on(
      'GET callboard/venues',
      () => new Promise(() => {}),
      json(page([venue(2)])),
      json(page([venue(1)])),
    );
    const { result, rerender } = renderWithApi((search: string) => venues.useList({ search }), 'a');
    await waitFor(() => expect(api.calls).toHaveLength(1));
    rerender('ab');
    await waitFor(() => expect(result.current.data?.results[0]?.name).toBe('Venue 2'));
    rerender('a');
    await waitFor(() => expect(result.current.data?.results[0]?.name).toBe('Venue 1'));
  });

  it('sends no request while it is skipped', () => {
    const api = stubApi();
    const { result } = renderWithApi(() => venues.useList({}, { skip: true }));
    expect(result.current).toMatchObject({ data: undefined, isLoading: false });
    act(() => result.current.refetch());
    expect(api.calls).toEqual([]);
  });

  it('returns the problem and retries on `refetch`', async () => {
    const api = stubApi();
    api.on('GET callboard/venues', json({ detail: 'Unknown filter: colour.' }, 400), json(page([venue(1)])));
    const { result } = renderWithApi(() => venues.useList());
    await waitFor(() => expect(result.current.problem?.message).toBe('Unknown filter: colour.'));
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.data?.count).toBe(1));
    expect(result.current.problem).toBeUndefined();
  });

  it.each([
    'https://other.test/anything?page=2&search=x',
    '/api/v21/system/callboard/venues?page=2&search=x',
  ])('[7.16] follows the link %s at our own API', async (link) => {
    const api = stubApi();
    api.on('GET callboard/venues', json(page([venue(2)])));
    const { result } = renderWithApi(() => venues.useList(nextQuery(link)));
    await waitFor(() => expect(result.current.data).toBeDefined());
    expect(api.calls[0]?.url).toMatch(/^https:\/\/api\.test\/api\/v21\/system\/callboard\/venues\?/);
    expect(api.calls[0]?.query.get('page')).toBe('2');
    expect(api.calls[0]?.query.get('search')).toBe('x');
  });
});

describe('useGet', () => {
  it('[7.17] gets a record by its hashcode', async () => {
    const api = stubApi();
    api.on(`GET callboard/venues/${hashcodeOf(1)}`, json(venue(1)));
    const { result } = renderWithApi(() => venues.useGet(hashcodeOf(1)));
    await waitFor(() => expect(result.current.data).toEqual(venue(1)));
  });

  it('never shows the previous record under another hashcode', async () => {
    const api = stubApi();
    api.on(`GET callboard/venues/${hashcodeOf(1)}`, json(venue(1)));
    api.on(`GET callboard/venues/${hashcodeOf(2)}`, json(venue(2)));
    const { result, rerender } = renderWithApi((number: number) => venues.useGet(hashcodeOf(number)), 1);
    await waitFor(() => expect(result.current.data?.name).toBe('Venue 1'));
    rerender(2);
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    await waitFor(() => expect(result.current.data?.name).toBe('Venue 2'));
  });

  it('uses the path of version 2', async () => {
    const api = stubApi({ version: 2 });
    api.on(`GET callboard/venue/venues/${hashcodeOf(1)}`, json(venue(1)));
    const { result } = renderWithApi(() => venues.useGet(hashcodeOf(1)));
    await waitFor(() => expect(result.current.data).toBeDefined());
  });
});

it('lists the history of a record', async () => {
  const api = stubApi();
  const change = {
    sequence: 7,
    change_set: 'c',
    actor: null,
    kind: 'update',
    at: '2026-05-01T09:00:00+12:00',
    fields: [{ field: 'name', label: 'Name', before: 'A', after: 'B' }],
  };
  api.on(`GET callboard/venues/${hashcodeOf(1)}/changes`, json(page([change])));
  const { result } = renderWithApi(() => venues.useChanges(hashcodeOf(1)));
  await waitFor(() => expect(result.current.data?.results).toEqual([change]));
});

it('counts the records for each value, under the filters of a list', async () => {
  const api = stubApi();
  const counts = {
    by: 'status',
    results: [{ value: 'active', label: 'Active', count: 3, measures: [] }],
    rest: { groups: 0, count: 0 },
  };
  api.on('GET callboard/venues/counts', json(counts));
  const { result } = renderWithApi(() => venues.useCounts('status', { search: 'hall' }));
  await waitFor(() => expect(result.current.data).toEqual(counts));
  expect(Object.fromEntries(api.calls[0]?.query ?? [])).toEqual({ search: 'hall', by: 'status' });
});
