import type { Problem } from '@callboard/api-contract';
import { onVisibilityChange } from '@callboard/browser-storage';
import type { QueueWaiting } from '../sale/QueueView';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createLatest } from './createLatest';
import { queueKey, type queueStore } from './queueStore';
import { leaveQueue, visitQueue, type QueueVisit } from './queueVisit';

/** Where the buyer is: outside of a queue, on the way to their turn, or at it. */
export type QueueState =
  | { status: 'loading' }
  /** Buyers do not queue. */
  | { status: 'open' }
  /** `endsAt`: by the device's clock, in milliseconds. */
  | { status: 'admitted'; endsAt: number }
  | QueueWaiting;

export interface QueueOptions {
  /** Buyers of the performance queue. */
  isQueued: boolean;
  /** The buyer wants a place: they have no seats yet. */
  isJoining: boolean;
  /** The sale is not open yet: who cannot join can soon. */
  isComing: boolean;
}

const retrySeconds = 8;
const earlySeconds = 45;

/** The buyer's place in the queue of a performance, read again as often as the server sets. */
export function useQueue(
  performance: string,
  store: ReturnType<typeof queueStore>,
  { isQueued, isJoining, isComing }: QueueOptions,
) {
  const [state, setState] = useState<QueueState>({ status: isQueued ? 'loading' : 'open' });
  const [problem, setProblem] = useState<Problem>();
  const [isBusy, setBusy] = useState(false);
  const [inOrder] = useState(createLatest);
  const run = useRef<(visit?: () => Promise<QueueVisit>) => void>(() => undefined);

  // Synchronises with the API, with the other tabs of this browser, and with the visibility of the page.
  useEffect(() => {
    if (!isQueued) {
      setState({ status: 'open' });
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isStopped = false;
    const look = (visit = () => visitQueue(performance, store, isJoining)) =>
      void inOrder(async () => {
        clearTimeout(timer);
        const outcome = await visit();
        if (isStopped) return;
        setBusy(false);
        setProblem(outcome.status === 'failed' ? outcome.problem : undefined);
        const next = stateOf(outcome, isComing, store.read()?.first ?? 0);
        if (next) setState(next);
        const seconds = secondsUntilNext(outcome, isComing);
        if (seconds !== null) timer = setTimeout(() => look(), seconds * 1_000);
      });
    run.current = look;
    look();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === queueKey(performance)) look();
    };
    addEventListener('storage', onStorage);
    const stop = onVisibilityChange((isVisible) => {
      if (isVisible) look();
    });
    return () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('storage', onStorage);
      stop();
    };
  }, [performance, store, inOrder, isQueued, isJoining, isComing]);

  return {
    state,
    problem,
    isBusy,
    refresh: useCallback(() => run.current(), []),
    join(): void {
      setBusy(true);
      store.remove();
      run.current(() => visitQueue(performance, store, true));
    },
    leave(): void {
      setBusy(true);
      run.current(() => leaveQueue(performance, store));
    },
  };
}

/** Null where nothing new is known. */
function stateOf(outcome: QueueVisit, isComing: boolean, first: number): QueueState | null {
  if (outcome.status === 'failed') return null;
  if (outcome.status === 'outside')
    return isComing ? { status: 'early' } : { status: 'over', reason: 'closed' };
  const { place } = outcome;
  const after = (seconds: number) => Date.now() + seconds * 1_000;
  switch (place.status) {
    case 'open':
    case 'over':
      return place;
    case 'admitted':
      return { status: 'admitted', endsAt: after(place.seconds_left) };
    case 'lobby':
      return {
        status: 'lobby',
        opensAt: place.seconds_to_opening === null ? null : after(place.seconds_to_opening),
      };
    case 'waiting':
      return {
        status: 'waiting',
        position: place.position,
        minutes: place.minutes,
        isPaused: place.is_paused,
        first,
      };
  }
}

function secondsUntilNext(outcome: QueueVisit, isComing: boolean): number | null {
  if (outcome.status === 'failed')
    return outcome.problem.kind === 'busy' ? outcome.problem.retryAfterSeconds : retrySeconds;
  if (outcome.status === 'outside') return isComing ? earlySeconds : null;
  return 'poll_seconds' in outcome.place ? outcome.place.poll_seconds : null;
}
