import { useAppDispatch } from '@callboard/app-state';
import { useEffect } from 'react';

/** A page that is busy all the time is not waited for longer. */
const maxMs = 2_000;

/** Sends what waits, while a user is signed in. What it needs is loaded after the first page. */
export function OutboxRunner() {
  const dispatch = useAppDispatch();

  // The queue is in the browser's database and follows the network, outside React.
  useEffect(() => {
    let isStopped = false;
    let stop = () => {};
    async function start() {
      const { startOutbox } = await import('./outboxParts');
      if (!isStopped) stop = startOutbox(dispatch);
    }
    const cancel = whenIdle(() => {
      // Without this part nothing is queued, and a failed request reports it.
      start().catch(() => undefined);
    });
    return () => {
      isStopped = true;
      cancel();
      stop();
    };
  }, [dispatch]);
  return null;
}

/** Calls back when the browser is idle. @returns a function that cancels it */
function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxMs });
  return () => cancelIdleCallback(handle);
}
