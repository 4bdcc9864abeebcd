/**
 * Lets React's `use` read a promise that is settled without a pause, by the marks that React itself leaves on a promise it has
 * waited for. A part that was fetched ahead is then shown at once: without them its stand-in would flash by, and React waits
 * 300 ms between a stand-in and what follows it.
 */
export function readable<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    // Whoever reads it hears of the failure.
    () => {},
  );
  return promise;
}
