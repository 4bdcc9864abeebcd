import type { Problem } from '@callboard/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { nobody, type AnonymousReason, type SessionState, type SignedIn } from './sessionState';

const initialState = { status: 'unknown', problem: null, ...nobody } as SessionState;

const slice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    asking: (): SessionState => ({ status: 'unknown', problem: null, ...nobody }),
    unanswered: (_state, { payload }: PayloadAction<Problem>): SessionState => ({
      status: 'unknown',
      problem: payload,
      ...nobody,
    }),
    signedIn: (_state, { payload }: PayloadAction<SignedIn>): SessionState => payload,
    ended: (_state, { payload }: PayloadAction<AnonymousReason>): SessionState => ({
      status: 'anonymous',
      reason: payload,
      ...nobody,
    }),
  },
});

/** Mounted as `session`. */
export const sessionReducer = slice.reducer;
export const sessionActions = slice.actions;

/** The part of the store that this library needs. */
export interface SessionRoot {
  session: SessionState;
}
