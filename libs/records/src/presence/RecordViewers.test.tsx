import { startLive } from '@callboard/api-client/live';
import { json, stubApi } from '@callboard/api-client/testing';
import type { Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useAppDispatch } from '@callboard/app-state';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { renderScreen } from '../testing/renderScreen';
import { RecordViewers } from './RecordViewers';

const record = aRecordOf(collectionNamed('venues'));
const viewersPath = `GET presence/venues/${record.hashcode}`;
const announced = 'POST user/actions';

/** The server's end of the socket. */
class FakeSocket {
  static readonly all: FakeSocket[] = [];
  onmessage?: (event: { data: string }) => void;
  close = vi.fn();
  constructor() {
    FakeSocket.all.push(this);
  }
  send(payload: object): void {
    act(() => this.onmessage?.({ data: JSON.stringify({ payload }) }));
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  FakeSocket.all.length = 0;
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
});

function Live() {
  const dispatch = useAppDispatch();
  // The socket is outside React.
  useEffect(
    () =>
      startLive({
        dispatch,
        sharedBy: null,
        onReconnected: vi.fn(),
        onRolesChanged: vi.fn(),
        onNotice: vi.fn(),
      }),
    [dispatch],
  );
  return null;
}

const viewer = (name: string, is_editing = false) => ({
  user: `id of ${name}`,
  name,
  is_editing,
});
const viewers = (...data: readonly object[]) => json({ success: true, data });

function show(role: Role, answers: readonly Response[], { isEditing = false, isLive = true } = {}) {
  const view = renderScreen(
    <>
      <Live />
      <RecordViewers collection="venues" record={record} isEditing={isEditing} />
    </>,
    { roles: [role] },
  );
  const api = stubApi();
  api.on(viewersPath, ...answers);
  api.on(announced, json({ success: true, data: {} }));
  const [socket] = FakeSocket.all;
  if (isLive) socket?.send({ code: 'connected' });
  const calls = () => api.callsOf(announced).map(({ body }) => body);
  return { ...view, api, socket, calls };
}

function hide(isHidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    value: isHidden ? 'hidden' : 'visible',
    configurable: true,
  });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

const expectStatus = (text: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(text));

/** Lets time go by, in which the server sends its heartbeats. */
async function elapse(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 5_000) {
    FakeSocket.all[0]?.send({ code: 'heartbeat' });
    await vi.advanceTimersByTimeAsync(Math.min(left, 5_000));
  }
}

const announcement = (is_editing?: boolean) => ({
  action: 'view_record',
  data: {
    collection: 'venues',
    record: record.hashcode,
    visit: expect.any(String),
    ...(is_editing !== undefined && { is_editing }),
  },
});

describe('[9.6] others at a record', () => {
  it('are named, those who edit first, and announced politely', async () => {
    show('staff', [viewers(viewer('Mere Pōtae'), viewer('Aroha Ngata', true))]);
    await expectStatus('Aroha Ngata is editing. Mere Pōtae is here');
    const group = screen.getByRole('list', { name: 'Others viewing this record' });
    expect(group.textContent).toBe('ANMP');
  });

  it('are counted where they are many', async () => {
    show('staff', [viewers(viewer('Mere Pōtae'), viewer('Tama Rangi'), viewer('Ana Lee'))]);
    await expectStatus('Mere Pōtae and 2 others are here');
  });

  it('come and go with a push', async () => {
    const { socket } = show('staff', [viewers(), viewers(viewer('Mere Pōtae')), viewers()]);
    await expectStatus('');
    const push = {
      code: 'record.viewed',
      collection: 'venues',
      record: record.hashcode,
      user: '00000000-0000-4000-8000-000000000001',
      visit: '00000000-0000-4000-8000-000000000002',
      state: 'viewing',
    };
    socket?.send(push);
    await expectStatus('Mere Pōtae is here');
    socket?.send({ ...push, state: 'left' });
    await expectStatus('');
    expect(screen.queryByRole('list', { name: 'Others viewing this record' })).toBeNull();
  });

  it.each(['judge', 'participant'] as const)('are not shown to a %s, who is not announced', async (role) => {
    const { api } = show(role, [viewers()]);
    await elapse(30_000);
    expect(api.calls).toEqual([]);
  });

  it('are not shown without a connection', async () => {
    const { api } = show('staff', [viewers()], { isLive: false });
    await elapse(5_000);
    expect(api.calls).toEqual([]);
  });
});

describe('[9.6] the user at a record', () => {
  it('is announced every 20 seconds, and leaves when the record is closed', async () => {
    const { calls, unmount } = show('staff', [viewers()], { isEditing: true });
    await waitFor(() => expect(calls()).toEqual([announcement(true)]));
    await elapse(20_000);
    expect(calls()).toEqual([announcement(true), announcement(true)]);
    unmount();
    await waitFor(() => expect(calls()).toHaveLength(3));
    expect(calls()[2]).toEqual(announcement());
    await elapse(60_000);
    expect(calls()).toHaveLength(3);
  });

  it('leaves while the page is hidden', async () => {
    const { calls } = show('staff', [viewers()]);
    await waitFor(() => expect(calls()).toHaveLength(1));
    hide(true);
    await waitFor(() => expect(calls()).toEqual([announcement(false), announcement()]));
    await elapse(60_000);
    expect(calls()).toHaveLength(2);
    hide(false);
    await waitFor(() => expect(calls()).toHaveLength(3));
  });

  it('leaves after five minutes without a touch, and is back with the next one', async () => {
    const { calls } = show('staff', [viewers()]);
    await elapse(330_000);
    const idle = calls();
    expect(idle.at(-1)).toEqual(announcement());
    await elapse(60_000);
    expect(calls()).toHaveLength(idle.length);
    act(() => void dispatchEvent(new Event('pointerdown')));
    await waitFor(() => expect(calls().at(-1)).toEqual(announcement(false)));
  });

  it('is not announced again where the server answers that they cannot change the record', async () => {
    const { api, calls } = show('staff', [viewers()]);
    api.on(announced, json({ detail: 'Not found.' }, 404));
    await elapse(70_000);
    act(() => void dispatchEvent(new Event('pointerdown')));
    await elapse(70_000);
    const announcements = calls().filter((body) => JSON.stringify(body).includes('is_editing'));
    expect(announcements).toHaveLength(1);
  });
});
