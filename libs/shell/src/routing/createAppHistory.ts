import type { LeaveGuards } from '@callboard/tenant';

/** Where the app is, and how it came there. */
export interface HistoryEntry {
  pathname: string;
  /** With its question mark; empty without a query. */
  search: string;
  /** `push`: a new page was opened; `pop`: the browser went back or forth, or the page was loaded. */
  action: 'push' | 'replace' | 'pop';
}

export interface NavigateOptions {
  /** Takes the place of the entry in sight. @default false */
  replace?: boolean;
}

/** The window's history, as the router takes it. */
export interface AppHistory {
  entry: () => HistoryEntry;
  navigate: (path: string, options?: NavigateOptions) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes a history that asks the guards before it leaves a page; the router's own knows no guards. */
export function createAppHistory(guards: LeaveGuards, page: Window = window): AppHistory {
  let current = read('pop');
  /** What to make of the next move of the browser that is our own doing. */
  let ownMove: 'return' | 'letGo' | null = null;
  const listeners = new Set<() => void>();

  function read(action: HistoryEntry['action']): HistoryEntry & { idx: number } {
    const { pathname, search } = page.location;
    return { pathname, search, action, idx: placeOf(page.history.state) };
  }

  function publish(action: HistoryEntry['action']) {
    current = read(action);
    for (const listener of listeners) listener();
  }

  function navigate(path: string, { replace = false }: NavigateOptions = {}) {
    const change = () => {
      const idx = current.idx + (replace ? 0 : 1);
      page.history[replace ? 'replaceState' : 'pushState']({ idx }, '', path);
      publish(replace ? 'replace' : 'push');
    };
    const { pathname } = new URL(path, page.location.href);
    if (!guards.areHolding(pathname, change)) change();
  }

  // The browser has moved by now: a guard that holds makes it move back, and nobody is told of either.
  function onPopState() {
    const move = ownMove;
    ownMove = null;
    if (move === 'return') return;
    const steps = placeOf(page.history.state) - current.idx;
    const isFree = move === 'letGo' || steps === 0;
    const isHeld = !isFree && guards.areHolding(page.location.pathname, () => moveBy(steps, 'letGo'));
    if (isHeld) moveBy(-steps, 'return');
    else publish('pop');
  }

  function moveBy(steps: number, as: 'return' | 'letGo') {
    ownMove = as;
    page.history.go(steps);
  }

  return {
    entry: () => current,
    navigate,
    subscribe: (listener) => {
      if (listeners.size === 0) page.addEventListener('popstate', onPopState);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) page.removeEventListener('popstate', onPopState);
      };
    },
  };
}

/** Each entry that the app makes keeps its place in the order; one that somebody else made counts as the first. */
function placeOf(state: unknown): number {
  const idx: unknown = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : 0;
  return typeof idx === 'number' ? idx : 0;
}
