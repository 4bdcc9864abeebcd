/** A page that is busy all the time is not waited for longer. */
const maxMs = 2_000;

/** Calls back when the browser is idle, so that what follows does not compete with the first page. @returns a function that cancels it */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxMs });
  return () => cancelIdleCallback(handle);
}
