import { json, stubApi } from '@callboard/api-client/testing';
import { createAppStore } from '@callboard/app-state';
import { afterEach, expect, it, vi } from 'vitest';
import type { Creation } from '../entries/OutboxEntry';
import { outboxState } from '../entries/outboxState';
import { callOrQueue, createOrQueue, storeAndSend, type NewCall } from './createOrQueue';
import { setCurrentOutbox, type RunningOutbox } from './currentOutbox';

const path = 'POST messaging/conversations/c1/messages';
const creation: Creation = {
  collection: 'messages',
  draft: { conversation: 'c1', body: 'Kia ora' },
  lane: '/conversations/c1',
  text: 'Kia ora',
  textField: 'body',
  page: '/conversations/c1',
};

/** An outbox that only takes in what is queued. */
function anOutbox(add = vi.fn(async () => {})) {
  const unused = vi.fn(async () => {
    throw new Error('Not expected.');
  });
  const outbox = {
    add,
    start: vi.fn(),
    reload: unused,
    restore: unused,
    retry: unused,
    remove: unused,
    sendAll: unused,
  };
  setCurrentOutbox(outbox satisfies RunningOutbox);
  return outbox;
}

const send = (key = 'key-1') => createAppStore().dispatch(createOrQueue(creation, key));
const goOffline = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

afterEach(() => {
  setCurrentOutbox(null);
  outboxState.set([]);
  vi.restoreAllMocks();
});

it('creates immediately while there is a network, and queues nothing', async () => {
  const outbox = anOutbox();
  const api = stubApi();
  api.on(path, json({ success: true, data: { hashcode: 'm1', qed_model: { title: 'Kia ora' } } }, 201));
  expect(await send()).toMatchObject({ status: 'created', record: { hashcode: 'm1' } });
  expect(api.callsOf(path)[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(outbox.add).not.toHaveBeenCalled();
});

it('queues without a network, under the same key, and without an alert', async () => {
  const outbox = anOutbox();
  const { onProblem, calls } = stubApi();
  goOffline();
  expect(await send()).toEqual({ status: 'waiting' });
  expect(outbox.add).toHaveBeenCalledWith(creation, 'key-1', false);
  expect(outbox.start).toHaveBeenCalled();
  expect(calls).toEqual([]);
  expect(onProblem).not.toHaveBeenCalled();
});

it('queues what had no answer, as one that the server perhaps has', async () => {
  const outbox = anOutbox();
  stubApi().on(path, new TypeError('Failed to fetch'));
  expect(await send()).toEqual({ status: 'waiting' });
  expect(outbox.add).toHaveBeenCalledWith(creation, 'key-1', true);
});

it('shows a refusal of the server, and queues nothing', async () => {
  const outbox = anOutbox();
  const api = stubApi();
  api.on(path, json({ detail: 'This conversation is closed.' }, 403));
  expect(await send()).toMatchObject({
    status: 'refused',
    problem: { message: 'This conversation is closed.' },
  });
  expect(api.onProblem).toHaveBeenCalledOnce();
  expect(outbox.add).not.toHaveBeenCalled();
});

it('shows the problem where nothing can be stored', async () => {
  anOutbox(vi.fn(() => Promise.reject(new Error('The disk is full.'))));
  const api = stubApi();
  api.on(path, new TypeError('Failed to fetch'));
  expect(await send()).toMatchObject({ status: 'refused', problem: { kind: 'network' } });
  expect(api.onProblem).toHaveBeenCalledOnce();
});

it('waits behind those of its lane that are not sent yet', async () => {
  const outbox = anOutbox();
  stubApi();
  outboxState.set([{ ...creation, number: 1, key: 'key-0', addedAt: 0, triedAt: null, problem: null }]);
  expect(await send()).toEqual({ status: 'waiting' });
  expect(outbox.add).toHaveBeenCalledOnce();
});

const call: NewCall<'arrangeSlots'> = {
  action: 'arrangeSlots',
  target: '00000000-0000-4000-8000-0000000000ee',
  input: {
    changes: [
      {
        entry: '00000000-0000-4000-8000-000000000001',
        version: 1,
        performance: null,
        slot_starts_at: null,
        slot_ends_at: null,
      },
    ],
  },
  lane: 'run-sheet/e1',
  text: 'Tides has no time slot now',
  page: '/events/e1?tab=run',
};
const arrange = 'POST callboard/events/actions';
const arranged = { success: true, data: { entries: [{ hashcode: 'a1', version: 2 }] } };

it('calls an action once while there is a network', async () => {
  const outbox = anOutbox();
  const api = stubApi();
  api.on(arrange, json(arranged));
  expect(await createAppStore().dispatch(callOrQueue(call, 'key-1'))).toMatchObject({
    status: 'done',
    data: arranged.data,
  });
  expect(api.callsOf(arrange)[0]?.headers.get('Idempotency-Key')).toBe('key-1');
  expect(outbox.add).not.toHaveBeenCalled();
});

it('queues a call without a network, and shows a refusal', async () => {
  const outbox = anOutbox();
  const api = stubApi();
  goOffline();
  expect(await createAppStore().dispatch(callOrQueue(call, 'key-1'))).toEqual({ status: 'waiting' });
  expect(outbox.add).toHaveBeenCalledWith(call, 'key-1', false);
  vi.restoreAllMocks();
  const message = 'Someone else has changed this run sheet.';
  api.on(arrange, json({ success: false, data: {}, error: { message } }, 409));
  expect(await createAppStore().dispatch(callOrQueue(call))).toMatchObject({ status: 'refused' });
  expect(api.onProblem).toHaveBeenCalled();
});

const score: NewCall<'score'> = {
  action: 'score',
  target: '00000000-0000-4000-8000-000000000001',
  input: { entry: '00000000-0000-4000-8000-000000000002', comment: 'Well done' },
  lane: 'judging/1/2',
  text: 'Scored',
  page: '/judging/1/2',
};
const scorePath = 'POST competition/stages/actions';
const storeScore = () => createAppStore().dispatch(storeAndSend(score, 'key-2'));

it('[3.24] stores a call before it is sent, though there is a network, and counts it immediately', async () => {
  const outbox = anOutbox();
  const { calls } = stubApi();
  const stored = storeScore();
  expect(outboxState.get()).toMatchObject([{ key: 'key-2', lane: score.lane, problem: null }]);
  expect(await stored).toEqual({ status: 'waiting' });
  expect(outbox.add).toHaveBeenCalledWith(score, 'key-2', false);
  expect(calls).toEqual([]);
});

it('sends it where nothing can be stored, and shows for a moment why it was refused', async () => {
  setCurrentOutbox(null);
  stubApi().on(
    scorePath,
    json({ success: false, error: { message: 'It is signed.', code: 'sheetSigned' } }, 409),
  );
  const seen: (string | null)[] = [];
  const stop = outboxState.subscribe(() => seen.push(outboxState.get()[0]?.problem ?? null));
  expect((await storeScore()).status).toBe('refused');
  stop();
  expect(seen).toContain('It is signed.');
  expect(outboxState.get()).toEqual([]);
});
