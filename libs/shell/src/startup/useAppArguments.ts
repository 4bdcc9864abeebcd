import { createContext, use, useSyncExternalStore } from 'react';
import { unasked, type ArgumentsStore } from './createArgumentsStore';
import type { AppArgumentsState } from './readAppArguments';

export const ArgumentsContext = createContext<ArgumentsStore | null>(null);

/** What the server's arguments say so far, and how to ask again. */
export function useAppArguments(): AppArgumentsState & { ask: () => void } {
  const store = use(ArgumentsContext);
  if (!store) throw new Error('useAppArguments needs an ArgumentsContext above it: startApp provides one.');
  const state = useSyncExternalStore(store.subscribe, store.state, () => unasked);
  return { ...state, ask: () => void store.ask() };
}
