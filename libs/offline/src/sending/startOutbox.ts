import { clockOffset, sendRequest } from '@callboard/api-client';
import { callOnce, correctedInput, inputAfter, type OfflineCall } from '@callboard/api-client/actions';
import { createRecord } from '@callboard/api-client/collections';
import type { AppDispatch } from '@callboard/app-state';
import { openSealedStore, type SealedStore } from '@callboard/auth/sealed';
import { onVisibilityChange } from '@callboard/browser-storage';
import { forgetEntries, outboxState } from '../entries/outboxState';
import type { StoredEntry } from '../entries/OutboxEntry';
import { createOutbox, type Sent } from './createOutbox';
import { setCurrentOutbox } from './currentOutbox';

const firstDelayMs = 5_000;
const maxDelayMs = 60_000;

/**
 * Runs the outbox of the signed-in user: sends what waits now, when the network is back, and after growing delays. The tabs of a user
 * share one queue; a lock makes one of them send.
 *
 * @param owner the name of the user, by which others on this device see whose work waits
 * @returns the function that stops it when the session ends
 */
export function startOutbox(dispatch: AppDispatch, owner = ''): () => void {
  let isStopped = false;
  let stop = () => {};
  openSealedStore('outbox', forgetEntries).then(
    (store) => {
      if (!store || isStopped) return;
      stop = run(store, dispatch);
      // Without a name it is still counted.
      if (owner !== '') store.nameOwner(owner).catch(() => undefined);
    },
    // Where the browser cannot store, nothing is queued, and a failed request reports it.
    () => undefined,
  );
  return () => {
    isStopped = true;
    stop();
    setCurrentOutbox(null);
    forgetEntries();
  };
}

function run(store: SealedStore, dispatch: AppDispatch): () => void {
  const channel = new BroadcastChannel(store.name);
  const lock = `callboard-${store.name}`;
  let delay = firstDelayMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sending: Promise<void> | null = null;
  let isStopped = false;

  const outbox = createOutbox({
    store: announcing(store, () => isStopped || channel.postMessage('changed')),
    correct: correctTimes,
    send: (entry) => sendEntry(entry, dispatch),
    exclusively: (work) => navigator.locks.request(lock, work),
    onChange: (entries) => {
      if (!isStopped) outboxState.set(entries);
    },
    isOnline: () => navigator.onLine,
    now: Date.now,
  });

  /** One run at a time; one that is requested meanwhile follows. */
  function start(): void {
    clearTimeout(timer);
    timer = undefined;
    sending = (sending ?? Promise.resolve()).then(sendNow, () => undefined);
  }

  async function sendNow(): Promise<void> {
    if (isStopped) return;
    // A database that another tab has deleted: that tab has signed out.
    const result = await outbox.sendAll().catch(() => 'stopped' as const);
    if (result !== 'waiting') delay = firstDelayMs;
    else retryLater();
  }

  function retryLater(): void {
    if (isStopped || timer !== undefined) return;
    timer = setTimeout(start, delay);
    delay = Math.min(2 * delay, maxDelayMs);
  }

  const startSoon = () => {
    delay = firstDelayMs;
    start();
  };
  channel.onmessage = () => {
    // The tab that has added an entry can be closed before it is sent.
    void outbox.reload().then((entries) => entries.some(({ problem }) => problem === null) && retryLater());
  };
  addEventListener('online', startSoon);
  const stopVisibility = onVisibilityChange((isVisible) => {
    if (isVisible && outboxState.get().length > 0) startSoon();
  });
  setCurrentOutbox({ ...outbox, start });
  start();

  return () => {
    isStopped = true;
    clearTimeout(timer);
    channel.close();
    stopVisibility();
    removeEventListener('online', startSoon);
  };
}

/** Corrects what was made before the clock of the device was measured, such as after a start without a network. */
async function correctTimes(entry: StoredEntry): Promise<StoredEntry | null> {
  if (!('action' in entry)) return entry;
  if (clockOffset() === null) {
    const answer = await sendRequest({ method: 'GET', path: 'app/arguments', isQuiet: true });
    if (!answer.ok && answer.problem.kind === 'network') return null;
  }
  const offset = clockOffset();
  return offset === null
    ? entry
    : { ...entry, input: await correctedInput(entry.action, entry.input, offset) };
}

async function sendEntry(entry: StoredEntry, dispatch: AppDispatch): Promise<Sent> {
  const { key: idempotencyKey } = entry;
  if ('collection' in entry) {
    const { collection, draft } = entry;
    const outcome = await dispatch(createRecord({ collection, draft, idempotencyKey }));
    return { problem: outcome.ok ? null : outcome.problem };
  }
  const { action, target, input } = entry;
  // It was the input of this action when it was stored; the server parses it again.
  const outcome = await dispatch(
    callOnce({ action, target, input: input as OfflineCall['input'], idempotencyKey }),
  );
  if (!outcome.ok) return { problem: outcome.problem };
  const isSame = (later: StoredEntry) => 'action' in later && later.action === action;
  return {
    problem: null,
    after: async (later) =>
      isSame(later) && 'input' in later
        ? { ...later, input: await inputAfter(action, later.input, outcome.data) }
        : later,
  };
}

/** The same store, which notifies the other tabs of changes. */
function announcing(store: SealedStore, announce: () => void): SealedStore {
  const then =
    <A extends unknown[], R>(change: (...args: A) => Promise<R>) =>
    async (...args: A) => {
      const result = await change(...args);
      announce();
      return result;
    };
  return {
    ...store,
    add: then(store.add),
    replace: then(store.replace),
    remove: then(store.remove),
  };
}
