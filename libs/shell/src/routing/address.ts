import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/**
 * The path in the window with its query, for the time before the router is there: only the signed-in app needs it. The one page
 * that the build renders is the login.
 */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, addressOfWindow, () => '/login');
}

function addressOfWindow(): string {
  return location.pathname + location.search + location.hash;
}

/** Exchanges the address without a new entry in the history. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
  publish();
}

/** Goes to another page before the router is there; `state` is kept with the entry of the history. */
export function pushAddress(path: string, state: unknown = null): void {
  history.pushState(state, '', path);
  publish();
}

function publish() {
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
