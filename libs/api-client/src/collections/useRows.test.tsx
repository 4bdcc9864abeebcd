import type { ListQuery } from '@callboard/api-contract/lists';
import { act, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { collections } from '../collections';
import { page, venue } from '../testing/records';
import { renderWithApi } from '../testing/renderWithApi';
import { json, stubApi, type Call } from '../testing/stubApi';

const list = 'GET callboard/venues';
const total = 100_000;

/** Serves any page of a hundred thousand venues. */
function pageOfMany({ query }: Call, count = total): Response {
  const number = Number(query.get('page') ?? 1);
  const rows = Array.from({ length: 50 }, (_, row) => venue((number - 1) * 50 + row));
  return json(page(rows, count));
}

const render = (query: ListQuery = {}) =>
  renderWithApi((input: ListQuery) => collections.venues.useRows(input), query);
const requestedPages = (calls: Call[]) => calls.map((call) => Number(call.query.get('page') ?? 1));

afterEach(() => vi.useRealTimers());

describe('useRows', () => {
  it('fetches the first page and knows how many rows there are', async () => {
    const api = stubApi();
    api.on(list, (call) => pageOfMany(call));
    const { result } = render();
    expect(result.current).toMatchObject({ count: undefined, isLoading: true });
    await waitFor(() => expect(result.current.count).toBe(total));
    expect(result.current.rowAt(49)?.name).toBe('Venue 49');
    expect(result.current.rowAt(50)).toBeUndefined();
    expect(requestedPages(api.calls)).toEqual([1]);
  });

  it('begins at the page of the row that is visible first', async () => {
    const api = stubApi();
    api.on(list, (call) => pageOfMany(call));
    const { result } = renderWithApi(
      (input: ListQuery) => collections.venues.useRows(input, { startAt: total - 1 }),
      {},
    );
    await waitFor(() => expect(result.current.rowAt(total - 1)?.name).toBe('Venue 99999'));
    expect(requestedPages(api.calls)).toEqual([2_000]);
  });

  it('fetches the pages that become visible, each once', async () => {
    const api = stubApi();
    api.on(list, (call) => pageOfMany(call));
    const { result } = render();
    await waitFor(() => expect(result.current.count).toBe(total));
    act(() => result.current.onRangeChange(70_040, 70_060));
    await waitFor(() => expect(result.current.rowAt(70_060)?.name).toBe('Venue 70060'));
    expect(requestedPages(api.calls)).toEqual([1, 1_401, 1_402]);
    expect(result.current.count).toBe(total);
    expect(result.current.rowAt(3)?.name).toBe('Venue 3');
  });

  it('requests only a few pages while the user drags through all of them, and aborts those that were passed', async () => {
    vi.useFakeTimers();
    const api = stubApi();
    api.on(list, (call) => (requestedPages([call])[0] === 1 ? pageOfMany(call) : new Promise(() => {})));
    const { result } = render();
    await act(() => vi.advanceTimersByTimeAsync(10));
    for (let frame = 1; frame <= 60; frame++) {
      await act(async () => {
        result.current.onRangeChange(frame * 1_000, frame * 1_000 + 20);
        await vi.advanceTimersByTimeAsync(16);
      });
    }
    await act(() => vi.advanceTimersByTimeAsync(200));
    expect(api.calls.length).toBeLessThan(16);
    expect(requestedPages(api.calls).at(-1)).toBe(1_201);
    const open = api.calls.slice(1).filter((call) => !call.signal?.aborted);
    expect(requestedPages(open)).toEqual([1_201]);
    expect(api.onProblem).not.toHaveBeenCalled();
  });

  it('shows the previous rows until those of a new query have loaded', async () => {
    const api = stubApi();
    let answer = (_response: Response) => {};
    api.on(
      list,
      (call) => pageOfMany(call),
      () => new Promise<Response>((resolve) => (answer = resolve)),
    );
    const { result, rerender } = render({ search: 'a' });
    await waitFor(() => expect(result.current.count).toBe(total));
    rerender({ search: 'ab' });
    await waitFor(() => expect(api.calls).toHaveLength(2));
    expect(result.current).toMatchObject({ count: total, isLoading: false, isFetching: true });
    expect(result.current.rowAt(2)?.name).toBe('Venue 2');
    await act(async () => answer(json(page([venue(900)], 1))));
    await waitFor(() => expect(result.current.count).toBe(1));
    expect(result.current.rowAt(0)?.name).toBe('Venue 900');
    expect(result.current.rowAt(2)).toBeUndefined();
  });

  it('starts a new query at its first page', async () => {
    const api = stubApi();
    api.on(list, (call) => pageOfMany(call));
    const { result, rerender } = render({});
    await waitFor(() => expect(result.current.count).toBe(total));
    act(() => result.current.onRangeChange(70_000, 70_020));
    await waitFor(() => expect(result.current.rowAt(70_000)).toBeDefined());
    rerender({ search: 'x' });
    await waitFor(() => expect(result.current.isFetching).toBe(false));
    expect(requestedPages(api.calls)).toEqual([1, 1_401, 1]);
  });

  it('refetches only what is visible after a write', async () => {
    const api = stubApi();
    api.on(list, (call) => pageOfMany(call));
    api.on('POST callboard/venues/actions', json({ success: true, data: venue(1) }));
    const { result } = renderWithApi(() => ({
      rows: collections.venues.useRows({}),
      act: collections.venues.useAct()[0],
    }));
    await waitFor(() => expect(result.current.rows.count).toBe(total));
    for (const row of [10_000, 20_000, 30_000]) {
      act(() => result.current.rows.onRangeChange(row, row + 10));
      await waitFor(() => expect(result.current.rows.rowAt(row)).toBeDefined());
    }
    api.calls.length = 0;
    await act(() => result.current.act('retire', venue(1).hashcode));
    await waitFor(() => expect(api.callsOf(list)).toHaveLength(1));
    expect(requestedPages(api.callsOf(list))).toEqual([601]);
  });

  it('returns the problem, and retries on `refetch`', async () => {
    const api = stubApi();
    api.on(list, json({ detail: 'Unknown filter: colour.' }, 400), (call) => pageOfMany(call));
    const { result } = render();
    await waitFor(() => expect(result.current.problem?.kind).toBe('invalid'));
    expect(result.current.isLoading).toBe(false);
    act(() => result.current.refetch());
    await waitFor(() => expect(result.current.count).toBe(total));
    expect(result.current.problem).toBeUndefined();
  });

  it('aborts pending requests when the table is unmounted', async () => {
    const api = stubApi();
    api.on(list, () => new Promise(() => {}));
    const { unmount } = render();
    await waitFor(() => expect(api.calls).toHaveLength(1));
    unmount();
    await vi.waitFor(() => expect(api.calls[0]?.signal?.aborted).toBe(true));
  });
});
