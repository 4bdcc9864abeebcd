import { readable } from './readable';

/**
 * Fetches a part once, however often it is asked for; after a failure again. All who ask share one promise, so that they go on in
 * the order in which they asked.
 *
 * @example
 * const fetchKeys = fetchOnce(() => import('./pressKey'));
 */
export function fetchOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () =>
    (part ??= readable(
      load().catch((fault: unknown) => {
        part = undefined;
        throw fault;
      }),
    ));
}
