/** Nothing was loaded for this long. */
const quietMs = 2_000;
/** A page that loads something all the time is not waited for longer. */
const maxMs = 30_000;

/**
 * Resolves once the page has loaded what it shows and the browser is idle, so that what follows competes with neither the first paint
 * nor the first rows.
 */
export function whenQuiet(): Promise<void> {
  return new Promise((resolve) => {
    const stop = () => {
      observer.disconnect();
      clearTimeout(quiet);
      clearTimeout(latest);
      // Safari has no idle callbacks.
      if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve());
      else resolve();
    };
    let quiet = setTimeout(stop, quietMs);
    const latest = setTimeout(stop, maxMs);
    const observer = new PerformanceObserver(() => {
      clearTimeout(quiet);
      quiet = setTimeout(stop, quietMs);
    });
    observer.observe({ type: 'resource' });
  });
}
