import { importOrReload } from '../errors/importOrReload';
import { readable } from '../errors/readable';

const promises = new WeakMap<() => Promise<unknown>, Promise<unknown>>();

/** A part of the app by what fetches it, fetched once: a screen. */
export function partPromise<T>(load: () => Promise<T>): Promise<T> {
  // What is kept under a function is what that function promised.
  const known = promises.get(load) as Promise<T> | undefined;
  if (known) return known;
  const promise = readable(importOrReload(load));
  promises.set(load, promise);
  return promise;
}

/** Lets a part be fetched again after a failure. */
export function forgetPart(load: () => Promise<unknown>): void {
  promises.delete(load);
}
