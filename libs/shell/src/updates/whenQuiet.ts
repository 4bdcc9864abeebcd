/** Nothing was loaded for this long. */
const quietMs = 2_000;
/** A page that loads something all the time is not waited for longer. */
const maxMs = 30_000;

/**
 * Calls `run` once the page has loaded what it shows and the browser is idle, so that what follows competes with neither the first paint
 * nor the first rows.
 */
export function whenQuiet(run: () => void): void {
  const stop = () => {
    observer.disconnect();
    clearTimeout(quiet);
    clearTimeout(latest);
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run);
    else run();
  };
  let quiet = setTimeout(stop, quietMs);
  const latest = setTimeout(stop, maxMs);
  const observer = new PerformanceObserver(() => {
    clearTimeout(quiet);
    quiet = setTimeout(stop, quietMs);
  });
  observer.observe({ type: 'resource' });
}
