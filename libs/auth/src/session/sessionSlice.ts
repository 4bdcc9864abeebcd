import { rootReducer, sessionLeft, type AppThunk } from '@callboard/app-state';
import type { Problem } from '@callboard/api-contract';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { noUser, type AnonymousReason, type SessionState, type SignedIn } from './sessionState';

const unknown: SessionState = { status: 'unknown', problem: null, ...noUser };

const slice = createSlice({
  name: 'session',
  initialState: (): SessionState => unknown,
  reducers: {
    // Replaces the whole state, so that nothing of the previous session remains.
    changed: (_state, { payload }: PayloadAction<SessionState>) => payload,
  },
  selectors: { selectSession: (state) => state },
});

/** The current session. */
export const { selectSession } = slice.injectInto(rootReducer).selectors;

/** The current session. */
export function useSession(): SessionState {
  return useSelector(selectSession);
}

/** Changes the session. Before a signed-in session is replaced, `sessionLeft` resets the other slices with data of the user. */
export const sessionActions = {
  checking: () => changeTo(unknown),
  unanswered: (problem: Problem) => changeTo({ status: 'unknown', problem, ...noUser }),
  signedIn: (session: SignedIn) => changeTo(session),
  ended: (reason: AnonymousReason) => changeTo({ status: 'anonymous', reason, ...noUser }),
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

/** True while an admin is viewing the app as another user, whose own affairs are none of theirs. */
export function useIsViewing(): boolean {
  const session = useSession();
  return session.status === 'signedIn' && session.viewing !== null;
}
