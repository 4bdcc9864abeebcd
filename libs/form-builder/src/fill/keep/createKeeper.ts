import type { Answers } from '@callboard/domain/forms';
import { createLocalState } from '@callboard/app-state';

/** What became of answers that were to be kept. */
export type KeepOutcome =
  'kept' | { message: string; fields?: Readonly<Record<string, readonly string[]>> | undefined };

/** How far the answers are kept. */
export type KeepState =
  | { status: 'untouched' }
  | { status: 'changed' }
  | { status: 'saving' }
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string };

export interface KeeperOptions {
  keep: (answers: Answers) => Promise<KeepOutcome>;
  /** What is said where `keep` itself breaks. */
  unknownFailure: () => string;
  /** How long the typing has to pause, in milliseconds. @default 1000 */
  delay?: number | undefined;
  now?: (() => number) | undefined;
}

/** Keeps answers as they change: one attempt at a time, and always the newest. */
export interface Keeper {
  state: () => KeepState;
  subscribe: (listener: () => void) => () => void;
  /** The answers are others now. */
  change: (answers: Answers) => void;
  /** Keeps at once what still waits; resolves when nothing is under way, to whether all is kept. */
  flush: () => Promise<boolean>;
  /** Keeps nothing more, once what is under way has ended: the answers go another way from here. `resume` takes it up again. */
  hold: () => Promise<void>;
  resume: () => void;
}

const pause = 1_000;

/** A keeper outside of React, so that it outlives what draws it by the one attempt that is under way. */
export function createKeeper({ keep, unknownFailure, delay = pause, now = Date.now }: KeeperOptions): Keeper {
  const { get, set: enter, subscribe } = createLocalState<KeepState>({ status: 'untouched' });
  let waiting: Answers | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;
  let isHeld = false;

  async function attempt(answers: Answers) {
    enter({ status: 'saving' });
    const outcome = await keep(answers).catch(() => ({ message: unknownFailure() }));
    underWay = undefined;
    if (outcome === 'kept') {
      enter(waiting ? { status: 'changed' } : { status: 'saved', at: now() });
      return;
    }
    // What was refused is still to be kept, unless something newer is.
    waiting ??= answers;
    enter({ status: 'failed', message: outcome.message });
  }

  function start() {
    clearTimeout(timer);
    timer = undefined;
    if (underWay || isHeld || !waiting) return;
    const answers = waiting;
    waiting = undefined;
    // Nothing is typed while the attempt begins, so that what waits afterwards is newer.
    underWay = attempt(answers).then(() => {
      if (timer === undefined && waiting && get().status === 'changed') start();
    });
  }

  async function ended() {
    while (underWay) await underWay;
  }

  return {
    state: get,
    subscribe,
    change(answers) {
      waiting = answers;
      clearTimeout(timer);
      timer = setTimeout(start, delay);
      if (!underWay) enter({ status: 'changed' });
    },
    async flush() {
      // An attempt that is under way may leave something newer behind.
      await ended();
      start();
      await ended();
      return waiting === undefined;
    },
    async hold() {
      isHeld = true;
      await ended();
      // Nobody has to be kept from leaving for what goes another way.
      if (waiting) enter({ status: 'untouched' });
    },
    resume() {
      isHeld = false;
      if (!waiting) return;
      if (timer === undefined) timer = setTimeout(start, delay);
      enter({ status: 'changed' });
    },
  };
}
