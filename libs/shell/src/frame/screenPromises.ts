import type { ScreenLoader } from '@callboard/tenant';
import { importOrReload } from '../faults/importOrReload';
import { readable } from '../faults/readable';

const promises = new WeakMap<ScreenLoader, ReturnType<ScreenLoader>>();

/** The screen of a loader, fetched once. */
export function screenPromise(load: ScreenLoader): ReturnType<ScreenLoader> {
  const known = promises.get(load);
  if (known) return known;
  const promise = readable(importOrReload(load));
  promises.set(load, promise);
  return promise;
}

/** Lets a screen be fetched again after a failure. */
export function forgetScreen(load: ScreenLoader): void {
  promises.delete(load);
}
