/**
 * Shares the runs of some work: each caller gets what a run answers that began after the call, and however many call meanwhile, there is
 * one run at a time.
 *
 * @example
 * const position = newestRun(readPosition);
 * await Promise.all([position(), position()]); // one trip
 */
export function newestRun<T>(work: () => Promise<T>): () => Promise<T> {
  let current: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    if (next) return next;
    const started = current
      .catch(() => undefined)
      .then(() => {
        // From here on the answer can be older than a call.
        next = null;
        return work();
      });
    next = started;
    current = started;
    return started;
  };
}
