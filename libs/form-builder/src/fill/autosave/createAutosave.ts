import type { Answers } from '@callboard/domain/forms';
import { createLocalState } from '@callboard/app-state';

/** The outcome of a save: success, or an error message with errors by field name. */
export type SaveResult =
  'kept' | { message: string; fields?: Readonly<Record<string, readonly string[]>> | undefined };

/** Response of the answers' owner to a save: `newer` are the answers that were saved elsewhere since, which the next save replaces. */
export type SaveOutcome = SaveResult | { newer: Answers };

/** The status of the autosave. */
export type SaveState =
  | { status: 'untouched' }
  | { status: 'changed' }
  | { status: 'saving' }
  /** `at` is in milliseconds since the epoch. */
  | { status: 'saved'; at: number }
  | { status: 'failed'; message: string };

export interface AutosaveOptions {
  save: (answers: Answers) => Promise<SaveResult>;
  /** The message if `save` itself throws. */
  unknownFailure: () => string;
  /** The debounce delay, in milliseconds. @default 1000 */
  delay?: number | undefined;
  now?: (() => number) | undefined;
}

/** Saves answers as they change: one request at a time, always with the newest answers. */
export interface Autosave {
  state: () => SaveState;
  subscribe: (listener: () => void) => () => void;
  /** Schedules a save of changed answers. */
  change: (answers: Answers) => void;
  /** Saves unsaved answers immediately. Resolves when no request is pending, to whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Stops saving until `resume` is called, for example during a submission. Resolves when no request is pending. */
  pause: () => Promise<void>;
  resume: () => void;
}

const defaultDelay = 1_000;

/** Creates an autosave. It lives outside of React, so that a pending request can finish after its component unmounts. */
export function createAutosave({
  save,
  unknownFailure,
  delay = defaultDelay,
  now = Date.now,
}: AutosaveOptions): Autosave {
  const { get, set: enter, subscribe } = createLocalState<SaveState>({ status: 'untouched' });
  let unsaved: Answers | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: Promise<void> | undefined;
  let isPaused = false;

  async function attempt(answers: Answers) {
    enter({ status: 'saving' });
    const outcome = await save(answers).catch(() => ({ message: unknownFailure() }));
    pending = undefined;
    if (outcome === 'kept') {
      enter(unsaved ? { status: 'changed' } : { status: 'saved', at: now() });
      return;
    }
    // Rejected answers are still unsaved, unless there are newer ones.
    unsaved ??= answers;
    enter({ status: 'failed', message: outcome.message });
  }

  function start() {
    clearTimeout(timer);
    timer = undefined;
    if (pending || isPaused || !unsaved) return;
    const answers = unsaved;
    unsaved = undefined;
    // `attempt` cannot change `unsaved` synchronously, so anything there afterwards is newer.
    pending = attempt(answers).then(() => {
      if (timer === undefined && unsaved && get().status === 'changed') start();
    });
  }

  async function ended() {
    while (pending) await pending;
  }

  return {
    state: get,
    subscribe,
    change(answers) {
      unsaved = answers;
      clearTimeout(timer);
      timer = setTimeout(start, delay);
      if (!pending) enter({ status: 'changed' });
    },
    async flush() {
      // A pending request can leave newer answers unsaved.
      await ended();
      start();
      await ended();
      return unsaved === undefined;
    },
    async pause() {
      isPaused = true;
      await ended();
      // Unsaved answers are being submitted, so the user can leave without a prompt.
      if (unsaved) enter({ status: 'untouched' });
    },
    resume() {
      isPaused = false;
      if (!unsaved) return;
      if (timer === undefined) timer = setTimeout(start, delay);
      enter({ status: 'changed' });
    },
  };
}
