import type { AppStore } from '@callboard/app-state';
import { newUuid } from '@callboard/api-client';
import type { UploadOutcome } from '@callboard/api-client/attachments';
import type { Uploaded } from '@callboard/api-contract';
import { stepQueue, type QueueEffect, type QueueEvent, type QueueState } from './stepQueue';
import type { FileFacts, UploadItem } from './uploadItem';
import { left, selectQueue, selectUploads, stepped } from './uploadSlice';

/** Why a transfer is stopped: `cancel` also removes what has arrived; after `leave` it can go on later. */
export type StopReason = 'cancel' | 'leave';

/** Sends one file. The signal's reason is a `StopReason`. */
export type Transfer = (
  file: File,
  context: { id: string; signal: AbortSignal; onProgress: (sent: number) => void },
) => Promise<UploadOutcome>;

export interface QueueOptions {
  store: Pick<AppStore, 'dispatch' | 'getState'>;
  transfer: Transfer;
  /** Deletes an attachment on the server. */
  remove: (hashcode: string) => void;
  /** Removes what there is of an upload that will not go on. */
  forget?: ((id: string) => void) | undefined;
  /** @default 3 */
  limit?: number | undefined;
  isSingle?: boolean | undefined;
  isAnonymous?: boolean | undefined;
}

/** The uploads of one place. Their state is in the app's store under `id`; files and transfers are here. */
export interface UploadQueue {
  id: string;
  items: () => readonly UploadItem[];
  /** Tells of each file that has arrived and is still wanted. */
  onDone: (listener: (uploaded: Uploaded) => void) => () => void;
  /** The file of an item, as long as this page has it. */
  fileOf: (id: string) => File | undefined;
  add: (files: readonly File[]) => void;
  /** Shows uploads that an earlier page has left. */
  addInterrupted: (files: readonly (FileFacts & { id: string; canReopen: boolean })[]) => void;
  /** Goes on with an interrupted upload. */
  resume: (id: string, file: File) => void;
  retry: (id: string) => void;
  cancel: (id: string) => void;
  remove: (id: string) => void;
  /** Tries again what failed for a reason that has passed. */
  retryPassing: () => void;
  /** Stops what is under way; it can go on later. */
  leave: () => void;
}

/** Sends files, several at once and no more than the limit, by the steps of `stepQueue`. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  const { limit = 3, isSingle = false, isAnonymous = false } = options;
  const { dispatch, getState } = options.store;
  const queue = newUuid();
  const empty: QueueState = { items: [], limit, isSingle, isAnonymous };
  const files = new Map<string, File>();
  const running = new Map<string, AbortController>();
  const doneListeners = new Set<(uploaded: Uploaded) => void>();

  const items = () => selectUploads(getState(), queue);

  function tell(event: QueueEvent) {
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
    const onProgress = (sent: number) => tell({ kind: 'progressed', id, attempt, sent });
    const outcome = await options.transfer(file, { id, signal: stop.signal, onProgress });
    running.delete(`${id}:${attempt}`);
    // Its queue is gone; what has arrived is found again when the place is shown again.
    if (stop.signal.reason === ('leave' satisfies StopReason)) return;
    if (outcome.ok) settle(id, attempt, outcome.uploaded);
    else if (stop.signal.aborted) return;
    else tell({ kind: 'failed', id, attempt, ...toFailure(outcome.problem) });
  }

  function settle(id: string, attempt: number, uploaded: Uploaded) {
    tell({ kind: 'finished', id, attempt, uploaded });
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
      tell({ kind: 'added', files: added.map(({ id, file }) => ({ id, ...factsOf(file) })) });
    },
    addInterrupted: (found) => tell({ kind: 'found', files: found }),
    resume(id, file) {
      files.set(id, file);
      tell({ kind: 'retried', id });
    },
    retry: (id) => tell({ kind: 'retried', id }),
    cancel: (id) => tell({ kind: 'cancelled', id }),
    remove: (id) => tell({ kind: 'removed', id }),
    retryPassing() {
      const passing = items().filter((item) => item.status === 'failed' && item.canPass);
      for (const { id } of passing) tell({ kind: 'retried', id });
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
