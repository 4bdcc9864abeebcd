import { loadCollections } from '@callboard/api-contract';
import type { ScreenLoader } from '@callboard/tenant';

/** A screen that shows records of other collections than its route's: it is shown once all of them are known. */
export function withCollections(load: ScreenLoader): ScreenLoader {
  return async () => {
    const [screen] = await Promise.all([load(), loadCollections()]);
    return screen;
  };
}
