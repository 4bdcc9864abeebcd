import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const listeners = new Set<() => void>();

/**
 * The path of the window with its query and hash, for the public pages, which have no router. While prerendering it is the login, the only
 * prerendered page.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, addressOfWindow, () => '/login');
}

function addressOfWindow(): string {
  return location.pathname + location.search + location.hash;
}

/** Replaces the URL without a new history entry. */
export function replaceAddress(path: string): void {
  history.replaceState({ idx: placeOfEntry() ?? 0 }, '', path);
  notify();
}

/** Opens another page before the router is created; `state` is stored in the history entry. */
export function pushAddress(path: string, state: object = {}): void {
  const place = placeOfEntry();
  if (place === undefined) history.replaceState({ idx: 0 }, '');
  history.pushState({ ...state, idx: (place ?? 0) + 1 }, '', path);
  notify();
}

const numbered = v.object({ idx: v.number() });

/**
 * The index of the history entry, as react-router numbers them. The router needs it to step forward again when a guard blocks the
 * browser's Back.
 */
function placeOfEntry(): number | undefined {
  const state = v.safeParse(numbered, history.state);
  return state.success ? state.output.idx : undefined;
}

function notify() {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}
