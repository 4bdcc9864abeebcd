import { createStore } from 'zustand/vanilla';

/** A tab that a page adds to the navigation bar while it is shown. */
export interface PageTab {
  label: string;
  to: string;
}

/** What the page in sight tells the frame around it. */
export interface PageFacts {
  recordName: string | undefined;
  tabs: readonly PageTab[];
}

export interface PageStore {
  facts: () => PageFacts;
  say: (facts: Partial<PageFacts>) => void;
  /** Forgets what the last page said: called on every change of path (clause 2.36). */
  clear: () => void;
  subscribe: (listener: () => void) => () => void;
}

const nothing: PageFacts = { recordName: undefined, tabs: [] };

/** Makes the place where pages leave their record's name and their tabs for the frame. */
export function createPageStore(): PageStore {
  const { getState, setState, subscribe } = createStore(() => nothing);
  return {
    facts: getState,
    say: (facts) => setState(facts),
    clear: () => setState(nothing, true),
    subscribe,
  };
}
