import type { AppStore } from '@callboard/app-state';
import { newUuid } from '@callboard/api-client';
import type { UploadOutcome } from '@callboard/api-client/attachments';
import type { Uploaded } from '@callboard/api-contract/attachments';
import { stepQueue, type QueueEffect, type QueueEvent, type QueueState } from './stepQueue';
import type { FileFacts, UploadItem } from './uploadItem';
import { left, selectQueue, selectUploads, stepped } from './uploadSlice';

/** Why a transfer is aborted: `cancel` also removes it from the server; after `leave` it can be resumed. */
export type StopReason = 'cancel' | 'leave';

/** Uploads one file. The signal's reason is a `StopReason`. */
export type Transfer = (
  file: File,
  context: { id: string; signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<UploadOutcome>;

export interface QueueOptions {
  store: Pick<AppStore, 'dispatch' | 'getState'>;
  transfer: Transfer;
  /** Deletes an attachment on the server. */
  remove: (hashcode: string) => void;
  /** Removes a partial upload that will not be resumed. */
  forget?: ((id: string) => void) | undefined;
  /** @default 3 */
  limit?: number | undefined;
  isSingle?: boolean | undefined;
  isAnonymous?: boolean | undefined;
}

/** The uploads of one field. Their state is in the app's store under `id`; files and transfers are in the queue. */
export interface UploadQueue {
  id: string;
  items: () => readonly UploadItem[];
  /** Subscribes to uploaded files that were not cancelled or removed. @returns a function that unsubscribes. */
  onDone: (listener: (uploaded: Uploaded) => void) => () => void;
  /** The file of an item; undefined for an interrupted upload until it is resumed. */
  fileOf: (id: string) => File | undefined;
  add: (files: readonly File[]) => void;
  /** Adds uploads that were interrupted by a reload. */
  addInterrupted: (files: readonly (FileFacts & { id: string; canReopen: boolean })[]) => void;
  /** Resumes an interrupted upload. */
  resume: (id: string, file: File) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  remove: (id: string) => void;
  /** Retries uploads that failed with a transient error. */
  retryPassing: () => void;
  /** Aborts running transfers, which can be resumed, and removes the queue from the store. */
  leave: () => void;
}

/** Uploads files in parallel, up to the limit. `stepQueue` is its state machine. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  const { limit = 3, isSingle = false, isAnonymous = false } = options;
  const { dispatch, getState } = options.store;
  const queue = newUuid();
  const empty: QueueState = { items: [], limit, isSingle, isAnonymous };
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const doneListeners = new Set<(uploaded: Uploaded) => void>();

  const items = () => selectUploads(getState(), queue);

  function handle(event: QueueEvent) {
    const { state, effects } = stepQueue(selectQueue(getState(), queue) ?? empty, event);
    dispatch(stepped({ queue, state }));
    for (const effect of effects) carryOut(effect);
  }

  function carryOut(effect: QueueEffect) {
    switch (effect.kind) {
      case 'start':
        return void start(effect.id, effect.attempt);
      case 'abort':
        return running.get(`${effect.id}:${effect.attempt}`)?.abort('cancel' satisfies StopReason);
      case 'forget':
        return options.forget?.(effect.id);
      case 'delete':
        return options.remove(effect.hashcode);
      default:
        return effect satisfies never;
    }
  }

  async function start(id: string, attempt: number) {
    const file = files.get(id);
    if (!file) return;
    const stop = new AbortController();
    running.set(`${id}:${attempt}`, stop);
    const onProgress = (sent: number) => handle({ kind: 'progressed', id, attempt, sent });
    const outcome = await options.transfer(file, { id, signal: stop.signal, onProgress });
    running.delete(`${id}:${attempt}`);
    // The queue is gone; the upload is found again when the field is mounted again.
    if (stop.signal.reason === ('leave' satisfies StopReason)) return;
    if (outcome.ok) finish(id, attempt, outcome.uploaded);
    else if (stop.signal.aborted) return;
    else handle({ kind: 'failed', id, attempt, ...toFailure(outcome.problem) });
  }

  function finish(id: string, attempt: number, uploaded: Uploaded) {
    handle({ kind: 'finished', id, attempt, uploaded });
    const item = items().find((each) => each.id === id);
    if (item?.status !== 'done' || item.attempt !== attempt) return;
    for (const listener of doneListeners) listener(uploaded);
  }

  return {
    id: queue,
    items,
    onDone: (listener) => {
      doneListeners.add(listener);
      return () => doneListeners.delete(listener);
    },
    fileOf: (id) => files.get(id),
    add(given) {
      const added = given.map((file) => ({ file, id: newUuid() }));
      for (const { id, file } of added) files.set(id, file);
      handle({ kind: 'added', files: added.map(({ id, file }) => ({ id, ...factsOf(file) })) });
    },
    addInterrupted: (found) => handle({ kind: 'found', files: found }),
    resume(id, file) {
      files.set(id, file);
      handle({ kind: 'retried', id });
    },
    retry: (id) => handle({ kind: 'retried', id }),
    cancel: (id) => handle({ kind: 'cancelled', id }),
    remove: (id) => handle({ kind: 'removed', id }),
    retryPassing() {
      const passing = items().filter((item) => item.status === 'failed' && item.canPass);
      for (const { id } of passing) handle({ kind: 'retried', id });
    },
    leave() {
      for (const stop of running.values()) stop.abort('leave' satisfies StopReason);
      dispatch(left(queue));
    },
  };
}

const passingKinds: readonly string[] = ['network', 'timeout', 'busy', 'server'];

function toFailure({ kind, message }: { kind: string; message: string }) {
  return { message, canPass: passingKinds.includes(kind) };
}

function factsOf({ name, size, type }: File): FileFacts {
  return { name, size, type };
}
