import { useSyncExternalStore } from 'react';
import * as v from 'valibot';

const listeners = new Set<() => void>();

/**
 * The path in the window with its query and hash, for the pages that need no session: they have no router. The one page that the
 * build renders is the login.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, addressOfWindow, () => '/login');
}

function addressOfWindow(): string {
  return location.pathname + location.search + location.hash;
}

/** Replaces the address without a new entry in the history. */
export function replaceAddress(path: string): void {
  history.replaceState({ idx: placeOfEntry() ?? 0 }, '', path);
  notify();
}

/** Opens another page before the router is there; `state` is stored with the entry of the history. */
export function pushAddress(path: string, state: object = {}): void {
  const place = placeOfEntry();
  if (place === undefined) history.replaceState({ idx: 0 }, '');
  history.pushState({ ...state, idx: (place ?? 0) + 1 }, '', path);
  notify();
}

const numbered = v.object({ idx: v.number() });

/**
 * The place of the entry in the history, as react-router numbers entries: by it the router knows how to step forward again when
 * somebody has to be asked after pressing Back.
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
