import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { createPageStore, type PageFacts, type PageStore, type PageTab } from './createPageStore';

// Outside the shell (a story, a test of one screen) nobody reads what a page says, so a store of no consequence serves.
export const PageContext = createContext<PageStore>(createPageStore());

/** What the page in sight has said; for the frame. */
export function usePageFacts(): PageFacts {
  const store = use(PageContext);
  return useSyncExternalStore(store.subscribe, store.facts);
}

/** Makes a record's name the title of the window while the page shows it (clause 1.7). */
export function useRecordName(recordName: string | undefined) {
  const store = use(PageContext);
  // Tells the frame, which is outside this page.
  useEffect(() => {
    store.say({ recordName });
    return () => store.say({ recordName: undefined });
  }, [store, recordName]);
}

/** Adds tabs to the navigation bar while the page is shown (clause 2.41). Keep the list stable between renders. */
export function usePageTabs(tabs: readonly PageTab[]) {
  const store = use(PageContext);
  // Tells the frame, which is outside this page.
  useEffect(() => {
    store.say({ tabs });
    return () => store.say({ tabs: [] });
  }, [store, tabs]);
}
