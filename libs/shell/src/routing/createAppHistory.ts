import type { LeaveGuards } from '@callboard/tenant';
import { createPath, NavigationType, parsePath, type Location, type Navigator, type To } from 'react-router';

export interface HistoryEntry {
  location: Location;
  action: NavigationType;
}

/** The window's history, as a router of react-router takes it. */
export interface AppHistory extends Navigator {
  entry: () => HistoryEntry;
  subscribe: (listener: () => void) => () => void;
}

/** What is kept with each entry: its place in the order, the router's own key, and what a link passed on. */
interface Kept {
  idx: number;
  key: string;
  usr: unknown;
}

/**
 * Makes a history that asks the guards before it leaves a page. The data router of react-router can do that too, and weighs 15 kB
 * more for loaders and forms that this app does not use.
 */
export function createAppHistory(guards: LeaveGuards, page: Window = window): AppHistory {
  let current = read(NavigationType.Pop);
  /** What to make of the next move of the browser that is our own doing. */
  let ownMove: 'return' | 'letGo' | null = null;
  const listeners = new Set<() => void>();

  function read(action: NavigationType): HistoryEntry & { idx: number } {
    const { pathname, search, hash } = page.location;
    const { idx, key, usr } = keptIn(page.history.state);
    return { location: { pathname, search, hash, state: usr, key }, action, idx };
  }

  function publish(action: NavigationType) {
    current = read(action);
    for (const listener of listeners) listener();
  }

  function write(action: NavigationType.Push | NavigationType.Replace, to: To, usr: unknown) {
    const path = createHref(to);
    const change = () => {
      const kept: Kept = { idx: current.idx + (action === NavigationType.Push ? 1 : 0), key: newKey(), usr };
      if (action === NavigationType.Push) page.history.pushState(kept, '', path);
      else page.history.replaceState(kept, '', path);
      publish(action);
    };
    if (!guards.areHolding(pathnameOf(path), change)) change();
  }

  // The browser has moved by now: a guard that holds makes it move back, and nobody is told of either.
  function onPopState() {
    const move = ownMove;
    ownMove = null;
    if (move === 'return') return;
    const steps = keptIn(page.history.state).idx - current.idx;
    const isFree = move === 'letGo' || steps === 0;
    const isHeld = !isFree && guards.areHolding(page.location.pathname, () => moveBy(steps, 'letGo'));
    if (isHeld) moveBy(-steps, 'return');
    else publish(NavigationType.Pop);
  }

  function moveBy(steps: number, as: 'return' | 'letGo') {
    ownMove = as;
    page.history.go(steps);
  }

  function createHref(to: To): string {
    return typeof to === 'string' ? to : createPath(to);
  }

  return {
    createHref,
    push: (to, state) => write(NavigationType.Push, to, state),
    replace: (to, state) => write(NavigationType.Replace, to, state),
    go: (steps) => page.history.go(steps),
    entry: () => current,
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

function keptIn(state: unknown): Kept {
  const kept: Partial<Record<keyof Kept, unknown>> = typeof state === 'object' && state !== null ? state : {};
  return {
    idx: typeof kept.idx === 'number' ? kept.idx : 0,
    key: typeof kept.key === 'string' ? kept.key : 'default',
    usr: kept.usr ?? null,
  };
}

function pathnameOf(path: string): string {
  return parsePath(path).pathname ?? '/';
}

function newKey(): string {
  return crypto.randomUUID().slice(0, 8);
}
