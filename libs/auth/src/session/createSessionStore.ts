import { createStore } from 'zustand/vanilla';
import { sessionActions } from './sessionActions';
import type { SessionState } from './sessionState';
import type { SessionDispatch, SessionThunk } from './sessionThunk';

/** Who is using the app, and how to change it: by the thunks of this library alone. */
export interface SessionStore {
  state: () => SessionState;
  subscribe: (listener: () => void) => () => void;
  dispatch: SessionDispatch;
}

/**
 * Makes the store of the session. It stands apart from the cache of what the server said: the login page loads without that cache,
 * and each session is given a new one (`CacheProvider`), so that nothing of a former user can stay in it.
 */
export function createSessionStore(initial: SessionState = sessionActions.asking()): SessionStore {
  const { getState, setState, subscribe } = createStore(() => initial);

  function dispatch<T>(thunk: SessionThunk<T>): T;
  function dispatch(action: SessionState): void;
  function dispatch<T>(asked: SessionThunk<T> | SessionState): T | undefined {
    if (typeof asked === 'function') return asked(dispatch);
    setState(asked, true);
    return undefined;
  }

  return {
    state: getState,
    subscribe,
    dispatch,
  };
}
