/** Nothing was loaded, typed or pressed for this long. */
const quietMs = 2_000;
/** A page that is busy all the time is not waited for longer. */
const maxMs = 30_000;

/**
 * Resolves once the page has loaded what it shows, the user has paused and the browser is idle, so that what follows competes with
 * neither the first paint nor the login that someone is typing, nor the first rows after it.
 */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const stop = () => {
      listening.abort();
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
      else resolve();
    };
    let quiet = setTimeout(stop, quietMs);
    const latest = setTimeout(stop, maxMs);
    const waitAgain = () => {
      clearTimeout(quiet);
      quiet = setTimeout(stop, quietMs);
    };
    const observer = new PerformanceObserver(waitAgain);
    observer.observe({ type: 'resource' });
    for (const type of ['keydown', 'pointerdown'])
      addEventListener(type, waitAgain, { capture: true, passive: true, signal: listening.signal });
  });
}
