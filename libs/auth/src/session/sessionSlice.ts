import { rootReducer, sessionLeft, type AppThunk } from '@callboard/app-state';
import type { Problem } from '@callboard/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { nobody, type AnonymousReason, type SessionState, type SignedIn } from './sessionState';

const unknown: SessionState = { status: 'unknown', problem: null, ...nobody };

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => unknown,
  reducers: {
    // The whole state at once, so that nothing of the session before can remain in it.
    changed: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
  selectors: { selectSession: (state) => state },
});

/** Who is using the app, outside of React. */
export const { selectSession } = slice.injectInto(rootReducer).selectors;

/** Who is using the app. */
export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** The changes of the session. Everything else that a user's session has put into the store is reset before it is replaced. */
export const sessionActions = {
  asking: () => changeTo(unknown),
  unanswered: (problem: Problem) => changeTo({ status: 'unknown', problem, ...nobody }),
  signedIn: (session: SignedIn) => changeTo(session),
  ended: (reason: AnonymousReason) => changeTo({ status: 'anonymous', reason, ...nobody }),
};

function changeTo(next: SessionState): AppThunk {
  return (dispatch, getState) => {
    const former = selectSession(getState());
    const isSame =
      next.status === 'signedIn' && former.status === 'signedIn' && next.sessionId === former.sessionId;
    if (former.status === 'signedIn' && !isSame) dispatch(sessionLeft());
    dispatch(slice.actions.changed(next));
  };
}
