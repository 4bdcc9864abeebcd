import { createStore } from 'zustand/vanilla';

/** What the offline worker has to say about the app in the page. */
export type UpdateState =
  | { status: 'none' }
  /** Installed for the first time: the app opens without a connection from now on. */
  | { status: 'offlineReady' }
  /** A newer app waits; `apply` takes it up, which loads the page anew. */
  | { status: 'available'; apply: () => void };

/** Where the worker says what it has done, and the page hears of it. */
export interface UpdateStore {
  state: () => UpdateState;
  say: (state: UpdateState) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Makes the store that the worker drives (clauses 1.8 and 1.9). Until it says something, nothing is shown. */
export function createUpdateStore(): UpdateStore {
  const { getState, setState, subscribe } = createStore<UpdateState>(() => ({ status: 'none' }));
  return { state: getState, say: (state) => setState(state, true), subscribe };
}
