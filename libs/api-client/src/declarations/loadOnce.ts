/**
 * Imports a part once for all callers, and again after an error. A caller of a part that has been imported continues in the same task,
 * so that a call still starts while the page is unloaded.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let part: Promise<T> | undefined;
  return () =>
    (part ??= load().catch((error: unknown) => {
      part = undefined;
      throw error;
    }));
}
