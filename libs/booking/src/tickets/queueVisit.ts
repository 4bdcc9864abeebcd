import { callAction } from '@callboard/api-client/sale';
import type { Problem } from '@callboard/api-contract';
import type { QueuePlace } from '@callboard/api-contract/booking';
import type { queueStore } from './queueStore';

/** Outcome of a call about the buyer's place. */
export type QueueVisit =
  | { status: 'answered'; place: QueuePlace }
  /** It cannot be joined yet, or the buyer did not want to. */
  | { status: 'outside' }
  | { status: 'failed'; problem: Problem };

type Store = ReturnType<typeof queueStore>;

/** Reads the buyer's place; where they have none, takes one if `isJoining`. Several tabs that come together take one place. */
export async function visitQueue(performance: string, store: Store, isJoining: boolean): Promise<QueueVisit> {
  if (store.read() !== null) return readPlace(performance, store);
  if (!isJoining) return { status: 'outside' };
  return inOneTab(performance, async () => {
    if (store.read() !== null) return readPlace(performance, store);
    const outcome = await callAction('joinQueue', { input: { performance } });
    if (!outcome.ok) return failed(outcome.problem);
    const { place, token } = outcome.data;
    if (token !== null) store.write({ token, first: positionIn(place) });
    return { status: 'answered', place };
  });
}

async function readPlace(performance: string, store: Store): Promise<QueueVisit> {
  const stored = store.read();
  if (!stored) return { status: 'outside' };
  const outcome = await callAction('readQueue', { input: { performance, token: stored.token } });
  if (outcome.ok) {
    const { place } = outcome.data;
    if (positionIn(place) > stored.first) store.write({ ...stored, first: positionIn(place) });
    return { status: 'answered', place };
  }
  if (outcome.problem.kind !== 'missing') return failed(outcome.problem);
  store.remove();
  return { status: 'answered', place: { status: 'over', reason: 'expired' } };
}

/** Gives the buyer's place to the next one. */
export async function leaveQueue(performance: string, store: Store): Promise<QueueVisit> {
  const stored = store.read();
  if (!stored) return { status: 'outside' };
  const outcome = await callAction('leaveQueue', { input: { performance, token: stored.token } });
  if (!outcome.ok && outcome.problem.kind !== 'missing') return failed(outcome.problem);
  return { status: 'answered', place: { status: 'over', reason: 'left' } };
}

function failed(problem: Problem): QueueVisit {
  return problem.kind === 'conflict' ? { status: 'outside' } : { status: 'failed', problem };
}

function positionIn(place: QueuePlace): number {
  return place.status === 'waiting' ? place.position : 0;
}

/** Browsers have locks in pages that came by HTTPS; in others two tabs can take two places, of which one is used. */
async function inOneTab<T>(performance: string, work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(`callboard.queue.${performance}`, work);
}
