import { apiSettings, newUuid } from '@callboard/api-client';
import { callOnce, type OfflineActionName, type OfflineCall } from '@callboard/api-client/actions';
import { createRecord, type CreatedRecord } from '@callboard/api-client/collections';
import type { Problem } from '@callboard/api-contract';
import type { OutputOf } from '@callboard/api-contract/actions';
import type { AppThunk } from '@callboard/app-state';
import type { Call, Creation } from '../entries/OutboxEntry';
import { outboxState } from '../entries/outboxState';
import { currentOutbox } from './currentOutbox';

/** How long a user waits for an answer before it goes on in the background. */
const patienceMs = 10_000;

interface Done<T> {
  status: 'done';
  data: T;
  changeSet: string | null;
}

/** It is stored on the device and will be sent, or was refused, which has been reported. */
type NotSent = { status: 'waiting' } | { status: 'refused'; problem: Problem };

/** Result of a creation. */
export type CreateOutcome = { status: 'created'; record: CreatedRecord } | NotSent;

/** Result of a call. */
export type CallOutcome<A extends OfflineActionName> = Done<OutputOf<A>> | NotSent;

/** A call as a screen makes it: what is sent, and how it waits where it has to. */
export type NewCall<A extends OfflineActionName> = Pick<OfflineCall<A>, 'action' | 'target' | 'input'> &
  Pick<Call, 'lane' | 'text' | 'page'>;

/**
 * Creates a record; without a network it is queued and sent later, once. What the server refuses is not queued. Behind others of its lane
 * it waits for them, so that messages stay in order.
 *
 * @param key The idempotency key of an earlier attempt of the same creation.
 * @example
 * const outcome = await dispatch(createOrQueue({ collection: 'messages', draft, lane, text: draft.body, page }));
 */
export function createOrQueue(creation: Creation, key: string = newUuid()): AppThunk<Promise<CreateOutcome>> {
  const { collection, draft } = creation;
  return async (dispatch) => {
    const outcome = await sendOrQueue(creation, key, (signal) =>
      dispatch(createRecord({ collection, draft, idempotencyKey: key, signal })),
    );
    return outcome.status === 'done' ? { status: 'created', record: outcome.data } : outcome;
  };
}

/**
 * The same for an action that declares `offline`: what waits behind an earlier call of its lane takes over what that one made, such as
 * the version of a record.
 *
 * @example
 * const outcome = await dispatch(callOrQueue({ action: 'arrangeSlots', target: event, input, lane, text, page }));
 */
export function callOrQueue<A extends OfflineActionName>(
  call: NewCall<A>,
  key: string = newUuid(),
): AppThunk<Promise<CallOutcome<A>>> {
  const { action, target, input } = call;
  return (dispatch) =>
    sendOrQueue(call, key, (signal) =>
      dispatch(callOnce({ action, target, input, idempotencyKey: key, signal })),
    );
}

/**
 * The same, but stored on the device before it is sent, with or without a network: what a screen shows as done is not lost where the tab dies
 * while it is sent. What becomes of it is seen in its lane.
 *
 * @example
 * await dispatch(storeAndSend({ action: 'score', target: stage, input, lane, text, page }));
 */
export function storeAndSend<A extends OfflineActionName>(
  call: NewCall<A>,
  key: string = newUuid(),
): AppThunk<Promise<CallOutcome<A>>> {
  return async (dispatch) => {
    // It counts immediately: storing takes longer than a frame.
    const now = { key, addedAt: Date.now(), triedAt: null, problem: null, number: Number.MAX_SAFE_INTEGER };
    outboxState.set([...outboxState.get(), { ...call, ...now }]);
    if (await isQueued(call, key, false)) return { status: 'waiting' };
    // Nothing is stored here, as while an admin views as another user.
    const outcome = await inOrder(call.lane, () => dispatch(callOrQueue(call, key)));
    const others = outboxState.get().filter((entry) => entry.key !== key);
    if (outcome.status === 'refused') {
      outboxState.set([...others, { ...call, ...now, problem: outcome.problem.message }]);
      await new Promise((resolve) => setTimeout(resolve));
    }
    outboxState.set(outboxState.get().filter((entry) => entry.key !== key));
    return outcome;
  };
}

/**
 * Stores a call that the device has decided by itself, and sends it as soon as the server can be reached. What becomes of it is seen in its
 * lane.
 *
 * @returns whether it is stored: without a user, or while an admin views as another, nothing is
 * @example
 * await queueCall({ action: 'recordScans', input, lane, text, page }, scan.id);
 */
export function queueCall<A extends OfflineActionName>(call: NewCall<A>, key: string): Promise<boolean> {
  return isQueued(call, key, false);
}

const last = new Map<string, Promise<unknown>>();

/** One after the other in a lane, as from the device. */
function inOrder<T>(lane: string, send: () => Promise<T>): Promise<T> {
  const sent = (last.get(lane) ?? Promise.resolve()).then(send, send);
  last.set(lane, sent);
  void sent.finally(() => last.get(lane) === sent && last.delete(lane));
  return sent;
}

type Answer<T> = { ok: true; data: T; changeSet: string | null } | { ok: false; problem: Problem };

async function sendOrQueue<T>(
  item: Creation | Call,
  key: string,
  send: (signal: AbortSignal) => Promise<Answer<T>>,
): Promise<Done<T> | NotSent> {
  const isBehind = outboxState.get().some(({ lane }) => lane === item.lane);
  if ((isBehind || !navigator.onLine) && (await isQueued(item, key, false))) return { status: 'waiting' };
  const signal = AbortSignal.timeout(patienceMs);
  const outcome = await send(signal);
  if (outcome.ok) return { status: 'done', data: outcome.data, changeSet: outcome.changeSet };
  const { problem } = outcome;
  if (isAway(problem, signal) && (await isQueued(item, key, true))) return { status: 'waiting' };
  if (problem.kind !== 'canceled' && problem.kind !== 'unauthorized') apiSettings().onProblem(problem);
  return { status: 'refused', problem };
}

/** Checks whether there was no answer. It is unknown then whether the server has it, so the next attempt has the same key. */
function isAway({ kind }: Problem, signal: AbortSignal): boolean {
  return kind === 'network' || kind === 'timeout' || (kind === 'canceled' && signal.aborted);
}

/** Resolves to whether it is stored, so that it cannot be lost. */
async function isQueued(item: Creation | Call, key: string, isTried: boolean): Promise<boolean> {
  const outbox = currentOutbox();
  if (!outbox) return false;
  try {
    await outbox.add(item, key, isTried);
  } catch {
    // A full disk, or a database that a sign-out has deleted.
    return false;
  }
  outbox.start();
  return true;
}
