import { createContext, use, useSyncExternalStore } from 'react';
import type { SessionStore } from './createSessionStore';
import type { SessionState } from './sessionState';

export const SessionStoreContext = createContext<SessionStore | null>(null);

/** The store of the session, for work that changes it. */
export function useSessionStore(): SessionStore {
  const store = use(SessionStoreContext);
  if (!store) throw new Error('useSession needs a SessionStoreContext above it: startApp provides one.');
  return store;
}

/** Who is using the app. */
export function useSession(): SessionState {
  const { subscribe, state } = useSessionStore();
  return useSyncExternalStore(subscribe, state, state);
}
