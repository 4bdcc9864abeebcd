/** @returns the result of `work`, or `fallback` when it throws because the browser refuses storage */
export function attempt<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}
