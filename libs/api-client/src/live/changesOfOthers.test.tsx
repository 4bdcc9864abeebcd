import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import '../api';
import { collections } from '../collections';
import { hashcodeOf, json, page, renderWithApi, stubApi, venue } from '../testing/testing';
import { selectChangesOfOthers } from './liveSlice';
import { startLive } from './startLive';
import { fakeBrowser } from './testing/fakeBrowser';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const list = 'GET callboard/venues';
const record = hashcodeOf(1);
let number = 0;

const changed = (change_set: string, kind: 'update' | 'create' = 'update') => ({
  payload: { code: 'record.changed', collection: 'venues', record, kind },
  number: (number += 1),
  change_set,
});

/** A list of one venue, which is connected. */
async function showVenue() {
  const { socket } = fakeBrowser();
  const server = stubApi();
  server.on(list, json(page([venue(1, { capacity: 100, town: 'Napier' })])));
  const { result, store } = renderWithApi(() => ({
    rows: collections.venues.useList(),
    patch: collections.venues.usePatch()[0],
  }));
  onTestFinished(
    startLive({
      dispatch: store.dispatch,
      sharedBy: null,
      onReconnected: vi.fn(),
      onRolesChanged: vi.fn(),
      onNotice: vi.fn(),
    }),
  );
  await waitFor(() => expect(result.current.rows.data).toBeDefined());
  socket().send({ payload: { code: 'connected' }, position: 'p1' });
  return {
    server,
    result,
    socket,
    marks: () => selectChangesOfOthers(store.getState()),
    lists: () => server.callsOf(list).length,
  };
}

describe('[7.48] what others change', () => {
  it('is marked by its fields when it is refetched, and not for long', async () => {
    const { server, socket, marks, lists } = await showVenue();
    server.on(list, json(page([venue(1, { capacity: 250, town: 'Napier', version: 2 })])));
    socket().send(changed('theirs'));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
    await waitFor(() => expect(marks()).toEqual({ [record]: ['capacity'] }));
    await vi.advanceTimersByTimeAsync(11_000);
    expect(marks()).toEqual({});
  });

  it('is not marked where it reads as it did, or is new', async () => {
    const { socket, marks, lists } = await showVenue();
    socket().send(changed('theirs'));
    socket().send(changed('theirs too', 'create'));
    await vi.advanceTimersByTimeAsync(150);
    await waitFor(() => expect(lists()).toBe(2));
    expect(marks()).toEqual({});
  });
});

describe('[7.48] what the user changes', () => {
  async function patchOwn(changeSet: string) {
    const shown = await showVenue();
    const after = venue(1, { capacity: 250, version: 2 });
    shown.server.on(`PATCH callboard/venues/${record}`, json(after, 200, { 'Change-Set': changeSet }));
    shown.server.on(list, json(page([after])));
    await act(() => shown.result.current.patch(record, { capacity: 250 }, 1));
    await waitFor(() => expect(shown.lists()).toBe(2));
    return shown;
  }

  it('is refetched once, and not again because of its push', async () => {
    const { socket, marks, lists } = await patchOwn('mine');
    socket().send(changed('mine'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(lists()).toBe(2);
    expect(marks()).toEqual({});
  });

  it('is refetched with what another user changed at the same time', async () => {
    const { socket, lists } = await patchOwn('mine again');
    socket().send(changed('mine again'));
    socket().send(changed('theirs'));
    await vi.advanceTimersByTimeAsync(1_000);
    await waitFor(() => expect(lists()).toBe(3));
  });
});
