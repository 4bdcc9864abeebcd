import type { SessionState } from './sessionState';

/** Runs a thunk, or makes the session what one of the `sessionActions` says. */
export interface SessionDispatch {
  <T>(thunk: SessionThunk<T>): T;
  (action: SessionState): void;
}

/** Something that changes the session, to be dispatched to its store. */
export type SessionThunk<T> = (dispatch: SessionDispatch) => T;
