import type { CacheDispatch } from '../endpoints/cacheDispatch';
import type { ListArgs } from '../endpoints/endpointArgs';
import { reads } from '../endpoints/reads';

const freshSeconds = 10;

/** The pages of a list that are on screen: fetched, kept up to date, and given up when they leave it. */
export interface RowWindow {
  show(pages: readonly ListArgs[]): void;
  refetch(): void;
}

/** Makes a window over the cache. Only what it shows is fetched anew after a write; the rest is fetched when scrolled to again. */
export function createRowWindow(dispatch: CacheDispatch): RowWindow {
  const open = new Map<string, ReturnType<typeof subscribe>>();

  function subscribe(page: ListArgs) {
    return dispatch(reads.endpoints.list.initiate(page, { forceRefetch: freshSeconds }));
  }

  function release(key: string, subscription: ReturnType<typeof subscribe>): void {
    open.delete(key);
    subscription.unsubscribe();
    // Not at once: React's strict mode closes and opens again in the same moment.
    setTimeout(() => {
      if (!open.has(key)) subscription.abort();
    }, 0);
  }

  return {
    show(pages) {
      const wanted = new Map(pages.map((page) => [JSON.stringify(page), page]));
      for (const [key, subscription] of [...open]) if (!wanted.has(key)) release(key, subscription);
      for (const [key, page] of wanted) if (!open.has(key)) open.set(key, subscribe(page));
    },
    refetch() {
      for (const subscription of open.values()) void subscription.refetch();
    },
  };
}
