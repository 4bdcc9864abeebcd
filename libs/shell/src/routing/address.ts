import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** The path in the window with its query, for the time before the router is there: only the signed-in app needs it. */
export function useAddress(): string {
  return useSyncExternalStore(subscribe, () => location.pathname + location.search + location.hash);
}

/** Exchanges the address without a new entry in the history. */
export function replaceAddress(path: string): void {
  history.replaceState(null, '', path);
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
