import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionRoot } from './sessionSlice';

/** An action of the session, to be dispatched to the app's store. */
export type SessionThunk<T> = (
  dispatch: ThunkDispatch<SessionRoot, unknown, UnknownAction>,
  getState: () => SessionRoot,
) => T;
